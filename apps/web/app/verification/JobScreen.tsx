import { paths } from '@coffeeattack/contract/pages'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { JobPicker } from '../catalogue/JobPicker.tsx'
import { Page } from '../layout/Page.tsx'
import { privateMeta } from '../seo.ts'
import { applicationState } from '../sessions/kept-state.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { Question } from './Question.tsx'
import { trackVisit } from './track-visit.ts'

export const meta = () => privateMeta('직무 고르기')

/** The job step. */
export default function JobScreen() {
  const navigate = useNavigate()
  useEffect(() => void trackVisit('JOB_CHOICE'), [])

  function choose(job: JobChoice) {
    applicationState.change(job)
    void navigate(paths.agreement(job.jobLabel, job.jobSubLabel))
  }
  return (
    <Page backTo={paths.home()} actions={<LeaveButton />}>
      <Question lines={['지금 하는 일을', '골라 주세요']}>맞는 회사를 찾는 첫걸음이에요.</Question>
      <JobPicker onChoose={choose} />
    </Page>
  )
}
