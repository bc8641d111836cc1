import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { ConsoleFrame } from '../../layout/ConsoleFrame.tsx'
import { paths } from '../../paths.ts'
import { isSignedIn, tokens } from '../../session/tokens.ts'
import { PasswordForm } from './parts/PasswordForm.tsx'
import { SecondFactorForm } from './parts/SecondFactorForm.tsx'

type Answer = ApiResult<'POST /console/auth/sign-in'>
export type Challenge = Extract<Answer, { challenge: string }>
export type Pair = Extract<Answer, { accessToken: string }>

/** The console's door: a password, and for our own people a code after it. */
export function SignInPage() {
  const navigate = useNavigate()
  const [challenge, setChallenge] = useState<Challenge | null>(null)

  function enter(pair: Pair) {
    tokens.save(pair)
    void navigate(paths.home(), { replace: true })
  }
  if (isSignedIn()) return <Navigate to={paths.home()} replace />
  return (
    <ConsoleFrame title="로그인">
      {challenge ? (
        <SecondFactorForm challenge={challenge} onEnter={enter} onRestart={() => setChallenge(null)} />
      ) : (
        <PasswordForm onAnswer={(answer) => ('challenge' in answer ? setChallenge(answer) : enter(answer))} />
      )}
    </ConsoleFrame>
  )
}
