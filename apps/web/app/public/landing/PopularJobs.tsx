import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { groupDigits } from '@coffeeattack/domain/salary/format'
import { SectionTitle } from './SectionTitle.tsx'

/** The jobs most people take part in. The counts are right when the page is rendered; the island keeps them so. */
export function PopularJobs({ now }: { now: Date }) {
  return (
    <section aria-labelledby="jobs" className="px-(--gut) pt-13 pb-11">
      <SectionTitle id="jobs" lines={['지금 많이', '어택받는 직무']} />
      <p className="mt-2 text-body-s text-ink-3">10분에 한 명씩 새로 참여하고 있어요</p>
      <ol data-popular-jobs className="mt-5 flex flex-col gap-4.5">
        {popularJobs(now).map(({ name, count, share }, index) => (
          <li key={name} className="group flex items-center gap-3.5">
            <span className="tnum w-4.5 text-center text-h3 font-bold text-ink-3 group-nth-[-n+3]:text-ink">
              {index + 1}
            </span>
            <div className="grow">
              <p className="flex items-baseline justify-between gap-3">
                <b>{name}</b>
                <span className="tnum text-body-s text-ink-3">
                  <span data-count>{groupDigits(count)}</span>명
                </span>
              </p>
              <div className="mt-[7px] h-1.5 rounded-full bg-surface-2">
                <i
                  data-bar
                  className="block h-full rounded-full bg-track group-first:bg-primary"
                  style={{ width: `${(share * 100).toFixed(2)}%` }}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
