import { jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobsQuery } from '../queries.ts'
import type { Search } from '../search.ts'
import { useTyped } from '../use-typed.ts'
import { Suggestions } from './Suggestions.tsx'

type Job = Pick<Search, 'jobLabel' | 'jobSubLabel'>

export function JobFilter({ job, onChoose }: { job: Job; onChoose: (job: Job) => void }) {
  const [asked, setAsked] = useState('')
  const [typed, setTyped] = useTyped(asked, DEBOUNCE_MS.jobSearch, setAsked)
  const found = useQuery(jobsQuery(asked))
  const items = asked === '' ? [] : (found.data?.items ?? [])
  return (
    <>
      <TextField
        label="직무"
        value={typed}
        onValueChange={setTyped}
        format={jobQueryAsTyped}
        placeholder="프론트엔드"
        autoComplete="off"
      />
      <Suggestions
        label="찾은 직무"
        items={items}
        text={({ jobLabel, jobSubLabel }) => `${jobSubLabel} · ${jobLabel}`}
        onChoose={onChoose}
      />
      {found.data && asked !== '' && items.length === 0 && (
        <p className="mt-2 text-label text-ink-3">검색 결과가 없습니다.</p>
      )}
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
