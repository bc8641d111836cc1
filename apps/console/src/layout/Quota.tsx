import { useQuery } from '@tanstack/react-query'
import { quotaQuery } from '../offers/queries.ts'

/** How much of the month is used up, and what is left for today (TRUST-7). */
export function Quota() {
  const { data } = useQuery(quotaQuery)
  if (!data) return null
  const { month, day } = data
  return (
    <div className="ml-auto shrink-0 rounded-field bg-shot-2 px-3 py-2 text-caption text-on-shot-2 max-lg:min-w-44 lg:mt-auto lg:ml-0 lg:p-3.5">
      <p className="flex justify-between gap-3">
        이번 달 어택
        <b className="font-semibold text-on-shot tnum">
          {month.sent} / {month.limit}
        </b>
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-shot-line max-lg:mt-1">
        <i className="block h-full rounded-full bg-on-shot" style={{ width: `${share(month)}%` }} />
      </div>
      <p className="mt-2 tnum max-lg:hidden">{`오늘 ${Math.max(0, day.limit - day.sent)}건 더 보낼 수 있어요`}</p>
    </div>
  )
}

const share = ({ sent, limit }: { sent: number; limit: number }) =>
  limit === 0 ? 100 : Math.min(100, (sent / limit) * 100)
