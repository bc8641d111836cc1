import { safeReturnPath } from '@coffeeattack/domain/sessions/return-path'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import { paths } from '../paths.ts'
import { isSignedIn, login } from './login.ts'
import { Enrolment } from './Enrolment.tsx'
import { KeepCodes } from './KeepCodes.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import type { Challenge, Entered } from './use-enter.ts'

/** The console's door: a password and something of one's own after it, or a passkey alone (SAFE-3). */
export function SignInPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [entered, setEntered] = useState<Entered | null>(null)
  const next = safeReturnPath(query.get('from'), paths.home())

  function open({ accessToken }: Entered) {
    login.save(accessToken)
    void navigate(next, { replace: true })
  }
  /** Codes that are shown once are kept before anything else takes their place. */
  const enter = (it: Entered) => (it.recoveryCodes ? setEntered(it) : open(it))
  const steps = { onEnter: enter, onRestart: () => setChallenge(null) }
  if (isSignedIn()) return <Navigate to={next} replace />
  return (
    <ConsoleFrame title="로그인">
      <div className="w-full max-w-door text-left">
        {entered?.recoveryCodes ? (
          <KeepCodes codes={entered.recoveryCodes} onKept={() => open(entered)} />
        ) : challenge?.enrolment ? (
          <Enrolment challenge={challenge.challenge} enrolment={challenge.enrolment} {...steps} />
        ) : challenge ? (
          <SecondFactor challenge={challenge} {...steps} />
        ) : (
          <PasswordForm onChallenge={setChallenge} onEnter={enter} />
        )}
      </div>
    </ConsoleFrame>
  )
}
