import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Header } from '../../layout/Header.tsx'
import { useGoBack } from '../../layout/use-go-back.ts'
import { paths } from '../../paths.ts'
import { verificationState } from '../../session/kept-state.ts'
import { forgetFlow } from './leave-flow.ts'
import { careerLookups } from './lookups.ts'
import { MissingRequestScreen } from '../../verifying/MissingRequestScreen.tsx'
import { WaitingScreen } from './WaitingScreen.tsx'

/** The wait of a re-apply; afterwards companies see the profile again, and a toast says so (VER-17). */
export function RetryPendingScreen() {
  const navigate = useNavigate()
  const goBack = useGoBack(paths.retry())
  const [state] = useState(() => verificationState.read())
  const [lookups] = useState(() => careerLookups(state))
  if (isMissingCfid(state)) return <MissingRequestScreen />
  return (
    <WaitingScreen
      state={state}
      step="submit"
      lookups={lookups}
      header={<Header backTo={paths.retry()} />}
      onBack={goBack}
      onDone={() => {
        forgetFlow()
        toast('이제 회사에 프로필이 보여요', { kind: 'done' })
        void navigate(paths.my(), { replace: true })
      }}
    />
  )
}
