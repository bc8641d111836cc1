import { susa } from 'es-hangul'
import { meetingText } from '../coffeechats/meeting-text.ko.ts'
import { kstMoment } from '../kst.ts'
import { lengthText } from '../profiles/career.ts'
import { NAMELESS } from '../rooms/nameless.ts'
import { rangeText } from '../salary/format.ts'
import { quoted } from '../text/quoted.ts'
import type { FactPerson, OperatorFact } from './facts.ts'

/** The parts of the sentences in operator-notifications.ts. */

export const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

/** '문서하 님', and before a match '후보자'. */
export const subjectOf = ({ name }: FactPerson): string => (name ? `${name} 님` : '후보자')

/** '문서하 님', and before a match '백엔드 개발자 · 6년'. */
export const whoText = (person: FactPerson): string => (person.name ? subjectOf(person) : careerText(person))

export const careerText = ({ job, months }: FactPerson): string => `${job} · ${lengthText(months)}`

export type FactOfPerson = OperatorFact & { person: FactPerson }

export const positionText = ({ offer, person }: FactOfPerson): string => offer?.position || person.job

export function offeredRange({ offer }: OperatorFact): string | null {
  if (offer?.salaryMin == null || offer.salaryMax === null) return null
  return rangeText(offer.salaryMin, offer.salaryMax)
}

export const startText = ({ startsAt }: OperatorFact): string | null => startsAt && meetingText(startsAt)

/** '11월 19일 (목) 오후 1:00를': a full hour is read with '시', any other time with '분'. */
export const chosenText = (startsAt: Date): string =>
  `${meetingText(startsAt)}${kstMoment(startsAt).minute === 0 ? '를' : '을'}`

const ordinals = ['첫', '두', '세', '네', '다섯'] as const

/** '다섯 번 가운데 두 번째 질문'; of several at once '다섯 번 가운데 첫~세 번째 질문'. */
export function questionText({ first, last }: { first: number; last: number }): string {
  const said = first === last ? ordinal(last) : `${ordinal(first)}~${ordinal(last)}`
  return `${susa(NAMELESS.questions, true)} 번 가운데 ${said} 번째 질문`
}

const ordinal = (number: number) => ordinals[number - 1] ?? String(number)

/** Up to twenty people are counted in words. */
export const peopleText = (count: number): string => `${count <= 20 ? `${susa(count, true)} ` : count}분`

/** One line in a row of the centre, two in a toast. */
const SAID_LIMIT = 80

/** The person's own words; null if there are none. */
export const saidText = ({ said }: OperatorFact): string | null => (said ? quoted(said, SAID_LIMIT) : null)
