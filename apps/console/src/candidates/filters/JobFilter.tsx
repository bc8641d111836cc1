import { jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Button } from '@coffeeattack/ui/Button'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobsQuery } from '../queries.ts'
import type { Search } from '../search.ts'
import { useTyped } from '../../list/use-typed.ts'

type Job = Pick<Search, 'jobLabel' | 'jobSubLabel'>

export function JobFilter({ job, onChoose }: { job: Job; onChoose: (job: Job) => void }) {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, DEBOUNCE_MS.jobSearch, setAsked)
  const found = useQuery(jobsQuery(asked))
  const items = asked === '' ? [] : (found.data?.items ?? [])
  return (
    <>
      <Combobox
        label="직무"
        value={typed}
        onValueChange={setTyped}
        format={jobQueryAsTyped}
        placeholder="프론트엔드"
        list="찾은 직무"
        options={items}
        keyOf={({ jobLabel, jobSubLabel }) => `${jobSubLabel} · ${jobLabel}`}
        takesFirst
        onChoose={onChoose}
        nothing={found.data && asked !== '' && '검색 결과가 없습니다.'}
      >
        {({ jobLabel, jobSubLabel }) => `${jobSubLabel} · ${jobLabel}`}
      </Combobox>
      {job.jobLabel !== '' && (
        <Button
          kind="weak"
          size="sm"
          wide
          className="mt-3"
          onClick={() => onChoose({ jobLabel: '', jobSubLabel: '' })}
        >
          모든 직무 보기
        </Button>
      )}
    </>
  )
}
