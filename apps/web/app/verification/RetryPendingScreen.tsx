import { paths } from '@coffeeattack/contract/pages'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useGoBack } from '../layout/Header.tsx'
import { privateMeta } from '../seo.ts'
import { applicationState, verificationState } from '../sessions/kept-state.ts'
import { forgetFlow } from './leave-flow.ts'
import { careerLookups, careerStep } from './lookups.ts'
import { MissingRequestScreen } from './MissingRequestScreen.tsx'
import { WaitingScreen } from './WaitingScreen.tsx'

export const meta = () => privateMeta('인증 확인')

/**
 * The waiting page of a repeated verification; afterwards companies see the profile again, and a toast says so
 * (VER-17).
 */
export default function RetryPendingScreen() {
  const navigate = useNavigate()
  const goBack = useGoBack(paths.retry())
  const [state] = useState(() => verificationState.read())
  const [lookups] = useState(() => careerLookups(state))
  if (isMissingCfid(state)) return <MissingRequestScreen />
  return (
    <WaitingScreen
      state={state}
      from="국민건강보험공단"
      step={() => careerStep(state)}
      lookups={lookups}
      backTo={paths.retry()}
      onBack={goBack}
      onDone={() => {
        const { salaryByHealth, salaryByTax } = applicationState.read()
        forgetFlow()
        toast('이제 회사에 프로필이 보여요', { kind: 'done' })
        // A person whose income is missing at the health insurance may find it at the tax office.
        const isKnown = (salaryByHealth ?? salaryByTax) !== null
        void navigate(isKnown ? paths.my() : paths.income(), { replace: true })
      }}
    />
  )
}
