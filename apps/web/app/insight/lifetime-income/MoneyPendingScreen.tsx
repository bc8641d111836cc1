import { paths } from '@coffeeattack/contract/pages'
import { certificateOf } from '@coffeeattack/domain/verification/certificate'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { privateMeta } from '../../seo.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { MissingRequestScreen } from '../../verification/MissingRequestScreen.tsx'
import { twoWayOf } from '../../verification/open-request.ts'
import { useHasLeft } from '../../verification/use-follow.ts'
import { WaitingPage } from '../../verification/WaitingPage.tsx'
import { addProgress } from './queries.ts'
import { rememberIncome } from './tell-change.ts'

export const meta = () => privateMeta('인증 확인')

/** Waiting for the confirmation on the phone; the button starts loading the years. */
export default function MoneyPendingScreen() {
  const navigate = useNavigate()
  const gone = useHasLeft()
  const [state] = useState(() => verificationState.read())
  if (isMissingCfid(state)) return <MissingRequestScreen />
  const leave = () => void navigate(paths.myMoney(), { replace: true })
  return (
    <WaitingPage
      state={state}
      from="국세청"
      step={certificateOf(state.loginTypeLevel) === 'pass' ? 'pass-career' : 'career'}
      backTo={paths.myMoney()}
      press={async () => {
        await rememberIncome()
        addProgress(await api('POST /income/lifetime/verify', { body: twoWayOf(state) }))
        return !gone.current
      }}
      onBack={leave}
      onDone={() => {
        verificationState.change({ cfid: '' })
        leave()
      }}
    />
  )
}
