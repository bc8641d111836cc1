import { type JobChoice, JOB_SEARCH, jobQueryAsTyped } from '@coffeeattack/domain/profile/job-search'
import { Search } from '@coffeeattack/ui/icons/Search'
import { TextField } from '@coffeeattack/ui/TextField'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { applicationState } from '../../session/kept-state.ts'
import { FlowHeader } from './parts/FlowHeader.tsx'
import { JobResults } from './parts/JobResults.tsx'
import { PopularJobList } from './parts/PopularJobList.tsx'
import { Question } from './parts/Question.tsx'
import { trackVisit } from './track-visit.ts'
import { useDebounced } from './use-debounced.ts'

/** The job choice step: a search over all jobs, the popular ones before anything is typed (PRO-10). */
export function JobScreen() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed, JOB_SEARCH.debounceMs)
  useEffect(() => void trackVisit('JOB_CHOICE'), [])

  function choose(job: JobChoice) {
    applicationState.change(job)
    void navigate(paths.agreement(job.jobLabel, job.jobSubLabel))
  }
  return (
    <Page header={<FlowHeader backTo={paths.home()} />}>
      <Question lines={['지금 하는 일을', '골라 주세요']}>맞는 회사를 찾는 첫걸음이에요.</Question>
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
        <PopularJobList onChoose={choose} onSearch={setTyped} />
      ) : (
        <JobResults typed={typed} query={query} onChoose={choose} />
      )}
    </Page>
  )
}
