import { consolePaths } from '@coffeeattack/contract/console-pages'
import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'
import { PasswordSignIn } from '@coffeeattack/kit/passwordForms'
import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { api } from '../api/client.ts'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import { type Challenge, type EnteredLogin, NoPasskeyHint, useEnter } from './factor-fields.tsx'
import { isSignedIn } from './login.ts'
import { canUsePasskeys, provePasskey } from './passkey.ts'
import { SignInSteps } from './SignInSteps.tsx'

/** Signing in: a password and a second factor, or a passkey alone (SAFE-3). */
export function SignInPage() {
  const [query] = useSearchParams()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const next = safeReturnPath(query.get('from'), consolePaths.home())
  if (isSignedIn()) return <Navigate to={next} replace />
  return (
    <ConsoleFrame title="로그인">
      <div className="w-full max-w-door text-left">
        <SignInSteps challenge={challenge} next={next} onRestart={() => setChallenge(null)}>
          {(enter) => <SignInForm onChallenge={setChallenge} onEnter={enter} />}
        </SignInSteps>
      </div>
    </ConsoleFrame>
  )
}

/** A passkey replaces the password and the second factor. */
function PasskeySignIn({ onEnter }: { onEnter: (entered: EnteredLogin) => void }) {
  const { enter, busy, noPasskey } = useEnter(
    async () => {
      const { challenge, passkey } = await api('POST /console/auth/passkey/options')
      const proof = await provePasskey(passkey)
      return typeof proof === 'string'
        ? proof
        : api('POST /console/auth/passkey', { body: { challenge, passkey: proof } })
    },
    { onEnter, onRestart: () => {} },
  )
  return (
    <>
      <Button kind="line" className="mt-3" busy={busy && '확인하는 중'} onClick={() => enter()}>
        <Lock size={19} />
        패스키로 로그인
      </Button>
      <NoPasskeyHint why={noPasskey} />
    </>
  )
}

type SignInFormProps = {
  onChallenge: (challenge: Challenge) => void
  onEnter: (entered: EnteredLogin) => void
}

function SignInForm({ onChallenge, onEnter }: SignInFormProps) {
  return (
    <>
      <h1 className="text-h1">채용 콘솔</h1>
      <p className="mt-1 mb-7 text-body text-ink-2">연봉을 걸고 먼저 인사하는 곳이에요.</p>
      <PasswordSignIn
        className="gap-6"
        submit="로그인"
        send={(body) => api('POST /console/auth/sign-in', { body })}
        onDone={onChallenge}
      />
      {canUsePasskeys() && <PasskeySignIn onEnter={onEnter} />}
      <Link to={consolePaths.askReset()} className={`${textLinkLook} mt-3 w-full`}>
        비밀번호를 잊었어요
      </Link>
    </>
  )
}
