import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { type JobChoice, jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { queries } from '../api/queries.ts'
import { insist } from '../layout/failure/tell-failure.ts'
import { jobSearchQuery } from './job-search-query.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

/** Only the names stand here, and they do not change with time. */
const NAMES = popularJobs(new Date(0)).map(({ name }) => name)

type PopularJobListProps = { onChoose: (job: JobChoice) => void; onSearch: (query: string) => void }

/** The seven popular jobs. The reference data knows the group of each; a name it does not know is searched for. */
export function PopularJobList({ onChoose, onSearch }: PopularJobListProps) {
  const [, runOne] = useOneAtATime()

  const choose = (name: string) =>
    runOne(async () => {
      const query = jobQueryAsTyped(name)
      const found = await insist(() => queries.fetchQuery(jobSearchQuery(query)))
      if (!found) return
      const job = found.items.find(({ jobSubLabel }) => jobSubLabel === name)
      if (job) onChoose(job)
      else onSearch(query)
    })
  return (
    <section aria-labelledby="popular-jobs" className="mt-7 pb-10">
      <h2 id="popular-jobs" className="px-5 text-label font-medium text-ink-3">
        많이 고른 직무
      </h2>
      <ul className="mt-1 px-2">
        {NAMES.map((name) => (
          <li key={name}>
            <ChoiceRow title={name} onClick={() => void choose(name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
