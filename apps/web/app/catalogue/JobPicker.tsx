import { type JobChoice, JOB_SEARCH, jobQueryAsTyped } from '@coffeeattack/domain/profiles/job-search'
import { Search } from '@coffeeattack/ui/icons/Search'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState } from 'react'
import { useDebounced } from '../api/use-debounced.ts'
import { JobResults } from './JobResults.tsx'
import { PopularJobList } from './PopularJobList.tsx'

/** A search over all jobs, the popular ones before anything is typed (PRO-10). */
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
