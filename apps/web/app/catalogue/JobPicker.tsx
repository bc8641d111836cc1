import { popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import {
  freeJob,
  JOB_SEARCH,
  type JobChoice,
  jobQueryAsTyped,
} from '@coffeeattack/domain/profiles/job-search'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Search } from '@coffeeattack/ui/icons/Search'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextField } from '@coffeeattack/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useDebounced } from '../api/use-debounced.ts'

/** Jobs that match the typed text; keeps the previous list until the next one has loaded (PRO-10). */
const jobSearchQuery = (q: string) =>
  queryOf(
    'GET /users/labels/search',
    ['job-search', q],
    { query: { q } },
    { enabled: q !== '', placeholderData: keepPreviousData, staleTime: Infinity },
  )

/** A search over all jobs, with the popular ones before anything is typed (PRO-10). */
export function JobPicker({ onChoose }: { onChoose: (job: JobChoice) => void }) {
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed, JOB_SEARCH.debounceMs)
  return (
    <>
      <div className="mt-6 px-5">
        <TextField
          label="직무 검색"
          hideLabel
          inputMode="search"
          name="job"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="직무 이름이나 초성으로 찾아요"
          maxLength={JOB_SEARCH.characters}
          leading={<Search size={20} />}
          format={jobQueryAsTyped}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {typed === '' ? (
        <PopularJobList onChoose={onChoose} onSearch={setTyped} />
      ) : (
        <JobResults typed={typed} query={query} onChoose={onChoose} />
      )}
    </>
  )
}

/** Only names are fetched, and they do not change. */
const NAMES = popularJobs(new Date(0)).map(({ name }) => name)

type PopularJobListProps = { onChoose: (job: JobChoice) => void; onSearch: (query: string) => void }

/**
 * The seven popular jobs. The catalogue knows each one's group; for a name that it does not know a search is opened.
 */
function PopularJobList({ onChoose, onSearch }: PopularJobListProps) {
  const choose = useCall((name: string) => queries.fetchQuery(jobSearchQuery(jobQueryAsTyped(name))), {
    onDone({ items }, name) {
      const job = items.find(({ jobSubLabel }) => jobSubLabel === name)
      if (job) onChoose(job)
      else onSearch(jobQueryAsTyped(name))
    },
  })
  return (
    <section aria-labelledby="popular-jobs" className="mt-7 pb-10">
      <h2 id="popular-jobs" className="px-5 text-label font-medium text-ink-3">
        많이 고른 직무
      </h2>
      <ul className="mt-1 px-2">
        {NAMES.map((name) => (
          <li key={name}>
            <ChoiceRow title={name} onClick={() => void choose.run(name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type JobResultsProps = { typed: string; query: string; onChoose: (job: JobChoice) => void }

/** The search's results, and always the option to enter one's own words (기타). */
function JobResults({ typed, query, onChoose }: JobResultsProps) {
  const found = useQuery(jobSearchQuery(query))
  const jobs = found.data?.items ?? []
  const own = freeJob(typed)
  return (
    <section aria-label="검색 결과" aria-busy={found.isFetching} className="mt-4 px-2 pb-10">
      <Loaded
        query={found}
        className="px-3"
        skeleton={
          <Skeletons
            label="직무를 찾고 있어요"
            round="tag"
            className="flex flex-col gap-5 px-3 py-4"
            shapes={['h-5 w-36', 'h-5 w-48', 'h-5 w-32']}
          />
        }
      >
        {({ items }) =>
          items.length === 0 && <p className="px-3 py-4 text-body-s text-ink-3">{JOB_SEARCH.noResults}</p>
        }
      </Loaded>
      <output className="sr-only">{jobs.length > 0 && `직무 ${jobs.length}개`}</output>
      <ul>
        {jobs.map((job) => (
          <li key={`${job.jobLabel} ${job.jobSubLabel}`}>
            <ChoiceRow title={job.jobSubLabel} note={job.jobLabel} onClick={() => onChoose(job)} />
          </li>
        ))}
        {own && (
          <li className="mt-1">
            <ChoiceRow
              title={`‘${own.jobSubLabel}’ 그대로 쓰기`}
              note={`${JOB_SEARCH.otherLabel}로 등록해요`}
              onClick={() => onChoose(own)}
            />
          </li>
        )}
      </ul>
    </section>
  )
}

/** A row that picks a job and continues. */
function ChoiceRow({ title, note, onClick }: { title: ReactNode; note?: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 w-full items-center gap-3 rounded-field px-3 py-2 text-left transition-colors press:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-h3 break-words">{title}</span>
        {note && <span className="block text-caption text-ink-3">{note}</span>}
      </span>
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </button>
  )
}
