import { riseOf } from '@coffeeattack/domain/insight/ranking'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { moneyText } from '@coffeeattack/domain/salary/format'
import type { Ranking } from './find-ranking.server.ts'

type JobRowProps = {
  job: Ranking['items'][number]
  /** Of the first job: all bars begin at zero and share this scale. */
  highest: number
}

/** One job: what it is offered, and of that the part by which it lies above what the same people earn now. */
export function JobRow({ job, highest }: JobRowProps) {
  const { place, jobLabel, jobSubLabel, salary, income, people } = job
  const rise = riseOf(job)
  const share = (amount: number) => `${((amount / highest) * 100).toFixed(2)}%`
  const now = rise === null ? salary : (income ?? salary)
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
      <span className={`tnum text-h3 font-bold ${place <= 3 ? 'text-ink' : 'text-ink-3'}`}>{place}</span>
      <div>
        <p className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <b className="font-semibold">{jobSubLabel}</b>{' '}
            <span className="text-caption text-ink-3">{jobLabel}</span>
          </span>
          <b className="tnum shrink-0 text-h3 font-bold">{moneyText(salary)}</b>
        </p>
        <span aria-hidden="true" className="mt-2 flex h-2.5 overflow-hidden rounded-full bg-surface-2">
          <i className="bg-track" style={{ width: share(now) }} />
          <i className="bg-rise" style={{ width: share(salary - now) }} />
        </span>
        <p className="mt-1.5 flex justify-between gap-3 text-caption text-ink-3">
          <span>{people}명 이상이 받은 제안</span>
          {income === null && <span>소득은 {MIN_PEOPLE}명이 모이면 보여요</span>}
          {rise !== null && (
            <span className="tnum">
              지금 소득보다 <b className="font-semibold text-rise-text">+{rise}%</b>
            </span>
          )}
        </p>
      </div>
    </li>
  )
}
