import { jobTitle } from '../profiles/anonymous-name.ts'
import { lengthText } from '../profiles/career.ts'
import { groupDigits } from '../salary/format.ts'
import { withJosa } from '../text/josa.ts'
import { lengthProblem, TEXT_AREA } from '../text/length.ts'

/** Messages that a company's people begin with, and what is filled in for each person (BIZ-13). */
export const TEMPLATE = { max: 50, nameLimit: 30 } as const

export const variables = ['직무', '경력', '회사'] as const
export type Variable = (typeof variables)[number]

/** What stands in a message in place of its variables. */
export type Filling = Readonly<Record<Variable, string>>

type Nameless = Parameters<typeof jobTitle>[0] & { totalMonth: number }

/** Of the anonymous profile alone: nothing that names somebody can get into it. */
export const fillingOf = (profile: Nameless, company: string): Filling => ({
  직무: jobTitle(profile),
  경력: lengthText(profile.totalMonth),
  회사: company,
})

/** Particles that depend on the word before them; what is filled in brings its own. */
const particles = ['은/는', '이/가', '을/를', '와/과', '으로/로', '이에요/예요'] as const
const eitherOf = particles.flatMap((pair) => pair.split('/')).join('|')
const VARIABLE = /\{([가-힣]{1,10})\}/g
const VARIABLE_IN_SENTENCE = new RegExp(`${VARIABLE.source}(?:(${eitherOf})(?![가-힣]))?`, 'g')

/** The message for this person. A word in brackets that nobody knows stays as it is. */
export function fill(message: string, filling: Filling): string {
  return message.replaceAll(VARIABLE_IN_SENTENCE, (whole, name: string, particle: string | undefined) => {
    if (!isVariable(name)) return whole
    const pair = particles.find((pair) => particle !== undefined && pair.split('/').includes(particle))
    return pair ? withJosa(filling[name], pair) : filling[name]
  })
}

const isVariable = (name: string): name is Variable => (variables as readonly string[]).includes(name)

const namesIn = (message: string) => [...new Set([...message.matchAll(VARIABLE)].map(([, name]) => name!))]

/** Words in brackets that nothing fills: '{이름}'. */
export const unknownVariables = (message: string): string[] =>
  namesIn(message)
    .filter((name) => !isVariable(name))
    .map(inBrackets)

const inBrackets = (name: string) => `{${name}}`

/** What is wrong with a message that is about to be sent: a word in brackets would reach the candidate as it stands. */
export function unfilledProblem(message: string): string | null {
  const left = namesIn(message).map(inBrackets)
  return left.length === 0 ? null : `채우지 못한 말이 있어요: ${left.join(', ')}`
}

/**
 * What is wrong with a message while it is written. With a filling its variables are replaced before it is sent, so
 * they are no problem; a message that the filling makes too long stays as it is, and says so.
 */
export function writingProblem(message: string, filling: Filling | null): string | null {
  if (!filling) return unfilledProblem(message)
  const filled = fill(message, filling)
  return filled === message ? unfilledProblem(message) : (unfilledProblem(filled) ?? tooLongFilled(filled))
}

const tooLongFilled = (filled: string) =>
  lengthProblem(filled, TEXT_AREA.limit) && `채우면 ${groupDigits(TEXT_AREA.limit)}자가 넘어요. 조금 줄여 주세요`

/** What is wrong with a template, its length aside: a variable that nothing fills. */
export function templateProblem(message: string): string | null {
  if (message.trim() === '') return '메시지를 입력해 주세요'
  const unknown = unknownVariables(message)
  return unknown.length === 0 ? null : `채울 수 없는 말이에요: ${unknown.join(', ')}`
}

export function templateNameProblem(name: string): string | null {
  return name.trim() === '' ? '이름을 입력해 주세요.' : lengthProblem(name, TEMPLATE.nameLimit)
}

export type MessagePart = { readonly text: string; readonly isFilled: boolean }

/** A message cut where a filled-in word begins and ends, so that whoever reads it over sees them. */
export function filledParts(message: string, filling: Filling): MessagePart[] {
  const whole: MessagePart[] = [{ text: message, isFilled: false }]
  return wordsOf(filling)
    .reduce(
      (parts, [, word]) => parts.flatMap((part) => (part.isFilled ? [part] : cutAt(part.text, word))),
      whole,
    )
    .filter(({ text }) => text !== '')
}

const cutAt = (text: string, word: string): MessagePart[] =>
  text
    .split(word)
    .flatMap((between, place) => [
      ...(place > 0 ? [{ text: word, isFilled: true }] : []),
      { text: between, isFilled: false },
    ])

/** The other way round: a written message, with variables where this person's words stood. */
export function asTemplate(message: string, filling: Filling): string {
  return filledParts(message, filling)
    .map(({ text, isFilled }) => (isFilled ? inBrackets(variableFor(text, filling)) : text))
    .join('')
}

const variableFor = (word: string, filling: Filling) =>
  wordsOf(filling).find(([, known]) => known === word)![0]

/** The longest first: '백엔드 개발자' before '백엔드'. */
const wordsOf = (filling: Filling) =>
  variables
    .map((name) => [name, filling[name]] as const)
    .filter(([, word]) => word !== '')
    .toSorted(([, a], [, b]) => b.length - a.length)
