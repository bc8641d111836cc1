import { positionFields } from '@coffeeattack/domain/positions/position'
import { jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { RemovableChip } from '@coffeeattack/ui/RemovableChip'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { jobsQuery } from '../../candidates/queries.ts'
import { useTyped } from '../../list/SearchBox.tsx'

type Job = { jobLabel: string; jobSubLabel: string }

type JobFieldProps = { job: Job; onChoose: (job: Job) => void; error: ReactNode }

/** Chooses one job of the catalogue or a whole group; matching people are searched by it. */
export function JobField({ job, onChoose, error }: JobFieldProps) {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, DEBOUNCE_MS.jobSearch, setAsked)
  const found = useQuery(jobsQuery(asked))
  const items = asked === '' ? [] : (found.data?.items ?? [])
  const groups = [...new Set(items.map(({ jobLabel }) => jobLabel))]
  const options = [...items, ...groups.map((jobLabel) => ({ jobLabel, jobSubLabel: '' }))]
  return (
    <div>
      <Combobox
        {...positionFields.jobLabel.words}
        name="jobLabel"
        value={typed}
        onValueChange={setTyped}
        format={jobQueryAsTyped}
        list="찾은 직무"
        options={options}
        keyOf={nameOf}
        takesFirst
        over
        onChoose={(chosen) => {
          onChoose(chosen)
          setTyped('')
          setAsked('')
        }}
        nothing={found.data && asked !== '' && '검색 결과가 없습니다.'}
        error={error}
      >
        {nameOf}
      </Combobox>
      {job.jobLabel !== '' && (
        <div className="mt-2 flex">
          <RemovableChip name={nameOf(job)} onRemove={() => onChoose({ jobLabel: '', jobSubLabel: '' })}>
            {nameOf(job)}
          </RemovableChip>
        </div>
      )}
    </div>
  )
}

const nameOf = ({ jobLabel, jobSubLabel }: Job) =>
  jobSubLabel === '' ? `${jobLabel} 직군 모두` : `${jobSubLabel} · ${jobLabel}`
