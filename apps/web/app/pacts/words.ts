import {
  dayText,
  fullDayText,
  kstDay,
  longDayText,
  parseDay,
  spokenTimeText,
  timeText,
} from '@coffeeattack/domain/kst'
import type { Range } from '@coffeeattack/domain/offers/whole-pay'
import { payName } from '@coffeeattack/domain/pacts/difference-words.ko'
import type { Difference } from '@coffeeattack/domain/pacts/differences'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { withJosa } from '@coffeeattack/domain/text/josa'
import type { Pact, Version } from './queries.ts'

/** What a figure is called in this pact; shares by the kind that is agreed, or was offered. */
export const nameIn =
  ({ offered }: Pact, { terms }: Version) =>
  ({ kind }: Pick<Difference, 'kind'>): string =>
    payName(kind, terms.stock?.kind ?? offered.pay.stock?.kind ?? null)

type Named = (difference: Difference) => string

/** The heading by name and amount; of several only their number (PACT-2). `than`: '제안보다 ' where the offer is not beside it. */
export function lowerHeading(lower: readonly Difference[], name: Named, than = ''): string {
  const [only, ...more] = lower
  if (!only) return '제안보다 적은 것이 없어요'
  if (more.length > 0) return `제안보다 적은 것이 ${lower.length}가지 있어요`
  return `${withJosa(name(only), '이/가')} ${only.agreed ? `${than}${moneyText(only.by)} 적어요` : '빠졌어요'}`
}

/** '사이닝 보너스는 제안보다 200만 원 적어요.': what the sheet repeats before the signature. */
export const lowerLine = (difference: Difference, name: Named): string =>
  `${withJosa(name(difference), '은/는')} ${
    difference.agreed ? `제안보다 ${moneyText(difference.by)} 적어요.` : '제안에 있었지만 빠졌어요.'
  }`

/** '첫해는 제안보다 가장 적을 때 300만 원 많고, 가장 많을 때 200만 원 적어요.' */
export function sumLine({ min, max }: Range): string {
  if (min === 0 && max === 0) return '첫해는 제안과 같아요.'
  if (min === max) return `첫해는 제안보다 ${told(min, ending)}.`
  return `첫해는 제안보다 가장 적을 때 ${told(min, going)}, 가장 많을 때 ${told(max, ending)}.`
}

const going = { more: '많고', less: '적고', same: '같고' }
const ending = { more: '많아요', less: '적어요', same: '같아요' }

const told = (amount: number, { more, less, same }: typeof going): string =>
  amount === 0 ? same : `${moneyText(Math.abs(amount))} ${amount > 0 ? more : less}`

const dayNumber = (day: string): number => parseDay(day) ?? 0

/** '2027년 1월 4일' */
export const wholeDay = (day: string): string => fullDayText(dayNumber(day))

/** '2027년 1월 4일 (월)' */
export const wholeWeekday = (day: string): string => `${yearOf(day)} ${dayText(dayNumber(day))}`

/** '2027년 1월 4일 월요일' */
export const spokenDay = (day: string): string => `${yearOf(day)} ${longDayText(dayNumber(day))}`

/** '12월 21일 (월)' */
export const shortWeekday = (day: string): string => dayText(dayNumber(day))

const yearOf = (day: string) => `${Number(day.slice(0, 4))}년`

/** '11월 19일' of a moment */
export const dateOf = (at: string): string => fullDayText(kstDay(new Date(at))).replace(/^\d+년 /, '')

/** '11월 19일 21:14' */
export const signedAt = (at: string): string => `${dateOf(at)} ${timeText(new Date(at))}`

/** '11월 19일 오전 11:20' */
export const spokenMoment = (at: string): string => `${dateOf(at)} ${spokenTimeText(new Date(at))}`

/** '2026.11.20' */
export const dottedDay = (at: string): string => {
  const [, year, month, day] = /^(\d+)년 (\d+)월 (\d+)일$/.exec(fullDayText(kstDay(new Date(at)))) ?? []
  return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('.')
}

/** Whole days from today to that day; negative when it is past. */
export const daysUntil = (day: string, now: Date): number => dayNumber(day) - kstDay(now)

/** '45일 뒤 시작' */
export function startText(startsOn: string, now: Date): string {
  const days = daysUntil(startsOn, now)
  if (days > 0) return `${days}일 뒤 시작`
  return days === 0 ? '오늘 시작' : '시작했어요'
}

const counts = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** '세 가지' */
export const countText = (count: number): string => `${counts[count - 1] ?? count} 가지`
