import type { QuotaUse } from '@coffeeattack/domain/offers/sending'
import { nextMidnight, useNow } from '@coffeeattack/kit/useNow'
import { useQuery } from '@tanstack/react-query'
import { quotaQuery } from '../offers/queries.ts'
import { leftTodayText } from '../offers/quota-words.ts'

/** How much of the month is used up, and what is left for today (TRUST-7). */
export function Quota() {
  const { data } = useQuery(quotaQuery)
  const now = useNow(nextMidnight)
  if (!data) return null
  const { month } = data
  return (
    <div
      title={MEANS}
      className="ml-auto shrink-0 rounded-field bg-shot-2 px-3 py-2 text-caption text-on-shot-2 max-lg:min-w-44 lg:mt-auto lg:ml-0 lg:p-3.5"
    >
      <p className="relative flex justify-between gap-3">
        이번 달 어택
        <b className="font-semibold text-on-shot tnum">
          {month.sent} / {month.limit}
        </b>
        <span className="sr-only">{MEANS}</span>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-shot-line max-lg:mt-1">
        <i className="block h-full rounded-full bg-on-shot" style={{ width: `${share(month)}%` }} />
      </div>
      <p className="mt-2 break-keep tnum max-lg:hidden">{leftTodayText(data, now)}</p>
    </div>
  )
}

/** What is counted: 성과 reckons with the same. */
const MEANS =
  '이번 달 1일부터 우리 팀이 보낸 어택이에요. 거둔 것은 세고, 5분 안에 되돌린 것과 에이전트가 보낸 것은 세지 않아요.'

const share = ({ sent, limit }: QuotaUse['month']) =>
  limit === 0 ? 100 : Math.min(100, (sent / limit) * 100)
