import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { todayText } from '@coffeeattack/domain/coffeechats/meeting-text.ko'
import { dayAgoText, kstDay, parseDay } from '@coffeeattack/domain/kst'
import type { HomeCard } from '@coffeeattack/domain/offers/list'
import { moneyText } from '@coffeeattack/domain/salary/format'
import { isFullYear } from '@coffeeattack/domain/salary/full-year'
import { politeName } from '@coffeeattack/domain/text/names'
import { queryOf } from '../../api/client.ts'
import { HOME_YEARS } from '../../insight/salary/report.ts'
import type { PactCard } from '../../pacts/cards.ts'
import type { Profile } from '../profile-query.ts'

export type Home = ApiResult<'GET /v3/users/my/attack'>
export type RecentOffer = NonNullable<Home['recentOfferItem']>

/** The offer that closes next, and the number of each kind (OFR-10). */
export const homeQuery = queryOf(
  'GET /v3/users/my/attack',
  ['my-attack'],
  {},
  { staleTime: 30_000, meta: { load: 'my-attack' } },
)

type Headline = readonly [first: string, second: string]

/** The page's first sentence, in two lines: what the card is about. */
export function headline(name: string | null, card: HomeCard): Headline {
  const person = name ? `${politeName(name)}, ` : ''
  switch (card.kind) {
    case 'countdown':
      return [`${person}${untilText(card.left)}`, '고를 수 있는 어택이 있어요']
    case 'republish':
      return [`${person}지금은`, '어택을 쉬고 있어요']
    case 'no-offer':
      return [`${person}잘 맞는 회사를`, '찾고 있어요']
    case 'all-offers':
      return [`${person}새 어택을`, '기다리고 있어요']
  }
}

/** The same while the page asks how the last meeting went (KEEP-1). */
export function askedHeadline(name: string | null, startsAt: Date, now: Date): Headline {
  const question = `${dayAgoText(kstDay(startsAt), kstDay(now))} 커피챗은`
  return name ? [`${politeName(name)},`, `${question} 어땠나요?`] : [question, '어땠나요?']
}

/** The same on the day of a meeting, which comes before everything else (OFR-19). */
export function meetingHeadline(name: string | null, startsAt: Date, now: Date): Headline {
  const person = name ? `${politeName(name)}, ` : ''
  return startsAt > now
    ? [`${person}${todayText(startsAt)}에`, '커피챗이 있어요']
    : [`${person}지금은`, '커피챗 시간이에요']
}

/** The same while there are terms to sign, or work that is about to begin (PACT-7, PACT-8). */
export function pactHeadline(name: string | null, { state, startsOn }: PactCard, now: Date): Headline {
  const person = name ? `${politeName(name)},` : ''
  if (state === 'CHANGE_ASKED') return [person, '새 안을 기다리고 있어요']
  if (state === 'SIGNED_BY_CANDIDATE') return [person, '회사의 서명을 기다려요']
  if (state !== 'SEALED') return [person, '처우 합의서가 왔어요']
  const days = (parseDay(startsOn) ?? 0) - kstDay(now)
  return [person, days > 0 ? `새 일이 ${days}일 뒤에 시작해요` : '오늘 새 일을 시작해요']
}

function untilText(left: Extract<HomeCard, { kind: 'countdown' }>['left']): string {
  return left.kind === 'today' ? '오늘 밤까지' : `앞으로 ${left.days}일`
}

type YearIncome = Profile['incomeItems'][number]

/** The newest full year, which counts, and those before it; a partial year is shown alone. */
export function countedYears({ incomeItems }: Pick<Profile, 'incomeItems'>): YearIncome[] {
  const full = incomeItems.filter(isFullYear)
  if (full.length === 0) return incomeItems.slice(-1)
  return full.slice(-HOME_YEARS)
}

/** '2022년보다 480만 원 늘었어요', or null when the year before is unknown. */
export function changeText(years: readonly YearIncome[]): string | null {
  const now = years.at(-1)
  const before = years.at(-2)
  if (!now || !before || before.year !== now.year - 1) return null
  if (now.income === before.income) return `${before.year}년과 같아요`
  const change = moneyText(Math.abs(now.income - before.income))
  return `${before.year}년보다 ${change} ${now.income > before.income ? '늘었어요' : '줄었어요'}`
}
