import { fullDayText, parseDay } from '@coffeeattack/domain/kst'
import { type Change, changesBetween, heldBack, type SaidPart } from '@coffeeattack/domain/pacts/changes'
import { bareFigure, payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import { differencesOf, firstYearDifference, type OfferedPay } from '@coffeeattack/domain/pacts/differences'
import type { Difference, Step } from '@coffeeattack/domain/pacts/differences'
import { requiredItems } from '@coffeeattack/domain/pacts/items'
import type { PayWay, Probation, Terms } from '@coffeeattack/domain/pacts/terms'
import { groupDigits, moneyText } from '@coffeeattack/domain/salary/format'
import { payKinds, type PayKind, type Range, type StockKind } from '@coffeeattack/domain/offers/whole-pay'

/** The words of a version in a few letters, and two versions as rows of a table (PACT-3). */

export type TermPart = Exclude<SaidPart, PayKind>

const isPay = (part: SaidPart): part is PayKind => payKinds.some((kind) => kind === part)

const otherLabels: Readonly<Partial<Record<SaidPart, string>>> = {
  pay: '급여일',
  probation: '수습',
  mealsMonthly: '식대',
  other: '그 밖의 것',
}

/** '시작일', '수습'; pay by its own name. */
export function partLabel(part: SaidPart, stock: StockKind | null): string {
  if (isPay(part)) return payName(part, stock)
  return otherLabels[part] ?? requiredItems.find(({ name }) => name === part)?.label ?? ''
}

export const payWayNames = { TRANSFER: '계좌 이체', OTHER: '그 밖의 방법' } as const satisfies Record<
  PayWay,
  string
>

/** '3개월 · 급여 100%' */
export const probationText = (probation: Probation | null): string =>
  probation ? `${probation.months}개월 · 급여 ${probation.payPercent}%` : '없음'

/** What a version says of a condition; empty where it says nothing. */
export function partText(part: TermPart, terms: Terms): string {
  switch (part) {
    case 'startsOn': {
      const at = terms.startsOn === null ? null : parseDay(terms.startsOn)
      return at === null ? '' : fullDayText(at)
    }
    case 'pay': {
      const { payDay, payWay } = terms
      if (payDay === null) return ''
      return `${payDay === 31 ? '매달 말일' : `매달 ${payDay}일`} · ${payWayNames[payWay]}`
    }
    case 'probation':
      return probationText(terms.probation)
    case 'mealsMonthly':
      return terms.mealsMonthly === null ? '' : `월 ${moneyText(terms.mealsMonthly)}`
    default:
      return terms[part].trim()
  }
}

/** One row: the offer, the version before and the one after, and what became of it. */
export type Row = {
  readonly part: SaidPart
  readonly label: string
  readonly offered: string
  readonly before: string
  readonly after: string
  readonly isChanged: boolean
  /** Null where nothing rose or fell. */
  readonly step: Exclude<Step, 'NONE'> | null
  readonly words: string
  /** Both highest figures, to be drawn. */
  readonly figures: { readonly before: number; readonly after: number } | null
}

/** What changed first, then what stayed. */
export function compareRows(before: Terms, after: Terms, offered: OfferedPay): Row[] {
  const { changed, kept } = changesBetween(before, after)
  const stock = (after.stock ?? before.stock ?? offered.pay.stock)?.kind ?? null
  const named = { before: agreedOf(before, offered), after: agreedOf(after, offered) }
  const row = (part: SaidPart) => ({
    part,
    label: partLabel(part, stock),
    offered: isPay(part) ? bareFigure(named.after[part].offered) : '–',
    before: isPay(part) ? bareFigure(named.before[part].agreed) : partText(part, before) || '–',
    after: isPay(part) ? bareFigure(named.after[part].agreed) : partText(part, after) || '–',
  })
  return [
    ...changed.map((change) => {
      const part = change.kind === 'figure' || change.kind === 'words' ? change.part : change.kind
      return { ...row(part), isChanged: true, ...told(change, before, after) }
    }),
    ...kept.map((part) => ({
      ...row(part),
      isChanged: false,
      step: 'SAME' as const,
      words: '그대로예요',
      figures: null,
    })),
  ]
}

const agreedOf = (terms: Terms, offered: OfferedPay) =>
  Object.fromEntries(differencesOf(terms, offered).map((one) => [one.kind, one])) as Record<
    PayKind,
    Difference
  >

type Told = Pick<Row, 'step' | 'words' | 'figures'>

function told(change: Change, before: Terms, after: Terms): Told {
  if (change.kind === 'figure') return figureTold(change.before, change.after)
  if (change.kind === 'startsOn') return { step: null, words: startMoved(change), figures: null }
  if (change.kind === 'probation') {
    const by = heldBack(before) - heldBack(after)
    const months = change.after?.months ?? change.before?.months
    const amount = `${months}개월에 ${groupDigits(Math.abs(by))}만 원`
    if (by !== 0)
      return {
        step: by > 0 ? 'HIGHER' : 'LOWER',
        words: `${amount} ${by > 0 ? '올랐어요' : '적어요'}`,
        figures: null,
      }
  }
  return { step: null, words: '바꿨어요', figures: null }
}

function figureTold(before: Range | null, after: Range | null): Told {
  if (!before) return { step: 'NEW', words: '새로 정했어요', figures: null }
  const figures = after && { before: before.max, after: after.max }
  const by = (after?.max ?? 0) - before.max || (after?.min ?? 0) - before.min
  return by > 0
    ? { step: 'HIGHER', words: `${moneyText(by)} 올랐어요`, figures }
    : { step: 'LOWER', words: `${moneyText(-by)} 적어요`, figures }
}

/** '14일 늦췄어요' */
function startMoved({ before, after }: { before: string | null; after: string | null }): string {
  const days = (parseDay(after ?? '') ?? NaN) - (parseDay(before ?? '') ?? NaN)
  if (Number.isNaN(days)) return '바꿨어요'
  return days > 0 ? `${days}일 늦췄어요` : `${-days}일 당겼어요`
}

/** The first year's sums of the offer and of both versions. */
export function firstYears(before: Terms, after: Terms, offered: OfferedPay) {
  const [one, other] = [firstYearDifference(before, offered), firstYearDifference(after, offered)]
  if (!one || !other) return null
  const moved = { min: other.agreed.min - one.agreed.min, max: other.agreed.max - one.agreed.max }
  return { offered: other.offered, before: one.agreed, after: other.agreed, moved }
}
