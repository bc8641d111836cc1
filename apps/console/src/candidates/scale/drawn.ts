import { disclosedText, type DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'
import { type IncomeOrigin, incomeWord, originText } from '@coffeeattack/domain/salary/counted-income'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { placeOn, type Scale } from './scale.ts'

/** Positions to draw for one person, in percent of the scale. A hidden income is not drawn. */
export type Drawn = {
  now:
    | { kind: 'point'; at: number }
    | { kind: 'bar'; from: number; to: number }
    | { kind: 'open'; from: number }
    | null
  hope: number | null
  /** From the end of the current income to the desired salary. */
  way: { from: number; to: number } | null
  labels: Label[]
}

export type Label = { text: string; at: number; side: 'middle' | 'before' | 'after'; strong: boolean }

type Person = { income: DisclosedIncome; hopeSalary: number | null }

/** What is disclosed of an income, and of which year and office it is. */
export type Earned = { income: DisclosedIncome; incomeOrigin: IncomeOrigin | null }

/** Labels closer than this would overlap. */
const TIGHT = 30
/** Width of one character in percent of the scale. */
const LETTER = 3

export function drawn({ income, hopeSalary }: Person, scale: Scale): Drawn {
  const now = nowOf(income, scale)
  const hope = hopeSalary === null ? null : placeOn(scale, hopeSalary)
  return { now, hope, way: wayOf(now, hope), labels: labelsOf(income, now, hopeSalary, hope) }
}

function nowOf(income: DisclosedIncome, scale: Scale): Drawn['now'] {
  switch (income.kind) {
    case 'hidden':
      return null
    case 'exact':
      return { kind: 'point', at: placeOn(scale, income.income) }
    case 'band':
      return { kind: 'bar', from: placeOn(scale, income.from), to: placeOn(scale, income.to) }
    case 'atLeast':
      return { kind: 'open', from: placeOn(scale, income.from) }
  }
}

function wayOf(now: Drawn['now'], hope: number | null): Drawn['way'] {
  if (now === null || hope === null || now.kind === 'open') return null
  const start = now.kind === 'point' ? now.at : now.to
  return hope > start ? { from: start, to: hope } : null
}

function labelsOf(
  income: DisclosedIncome,
  now: Drawn['now'],
  hopeSalary: number | null,
  hope: number | null,
) {
  const labels: Label[] = []
  const own = now && middleOf(now)
  if (own !== null) labels.push({ text: shortText(income), at: own, side: 'middle', strong: false })
  if (hope !== null && hopeSalary !== null)
    labels.push({ text: groupDigits(hopeSalary), at: hope, side: 'middle', strong: true })
  const [first, second] = labels
  if (first && second && Math.abs(first.at - second.at) < TIGHT) part(first, second)
  else for (const label of labels) label.at = within(label.at, widthOf(label) / 2, 100 - widthOf(label) / 2)
  return labels
}

/** Moves two labels apart around the middle between their marks. */
function part(first: Label, second: Label): void {
  const [left, right] = first.at <= second.at ? [first, second] : [second, first]
  const between = within((left.at + right.at) / 2, widthOf(left), 100 - widthOf(right))
  Object.assign(left, { at: between, side: 'before' })
  Object.assign(right, { at: between, side: 'after' })
}

/** The approximate width of a label, which keeps it inside its column. */
const widthOf = ({ text }: Label) => text.length * LETTER
const within = (at: number, least: number, most: number) => Math.max(least, Math.min(most, at))

const middleOf = (now: NonNullable<Drawn['now']>) =>
  now.kind === 'point' ? now.at : now.kind === 'bar' ? (now.from + now.to) / 2 : now.from

/** '5,200', '5,000~6,000', '4,000 이상'. The head of the table names the unit. */
function shortText(income: DisclosedIncome): string {
  switch (income.kind) {
    case 'hidden':
      return ''
    case 'exact':
      return groupDigits(income.income)
    case 'band':
      return `${groupDigits(income.from)}~${groupDigits(income.to)}`
    case 'atLeast':
      return `${groupDigits(income.from)} 이상`
  }
}

/** '지금 5,200만 원, 2025년 소득 · 건강보험' */
export function earnedText({ income, incomeOrigin }: Earned, now: Date): string {
  if (income.kind === 'hidden') return '소득 비공개'
  const figure = `${incomeWord(incomeOrigin?.year ?? null, now)} ${disclosedText(income)}`
  return incomeOrigin ? `${figure}, ${originText(incomeOrigin)}` : figure
}

/** '지금 5,200만 원, 2025년 소득 · 건강보험. 희망 6,500만 원' */
export function drawnAlt({ hopeSalary, ...earned }: Person & Earned, now: Date): string {
  const hope = hopeSalary === null ? '희망 연봉 없음' : `희망 ${moneyText(hopeSalary)}`
  return `${earnedText(earned, now)}. ${hope}`
}
