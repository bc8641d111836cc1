import { consolePaths } from '@coffeeattack/contract/pages'
import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'
import { PasswordSignIn } from '@coffeeattack/kit/passwordForms'
import { Button } from '@coffeeattack/ui/Button'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useId, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { api } from '../api/client.ts'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import { Enrolment } from './Enrolment.tsx'
import { NoPasskeyHint } from './factor-fields.tsx'
import { isSignedIn, login } from './login.ts'
import { canUsePasskeys, provePasskey } from './passkey.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { type Challenge, type EnteredLogin, useEnter } from './use-enter.ts'

/** Shows new recovery codes before the console opens, because they cannot be shown again. */
function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const box = useId()
  const [isKept, setKept] = useState(false)
  return (
    <>
      <h1 className="text-h1">복구 코드를 적어 두세요</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">
        휴대전화나 패스키를 잃어버리면 이 코드로 로그인해요. 코드마다 한 번씩 쓸 수 있고, 지금만 보여 드려요.
      </p>
      <RecoveryCodes codes={codes} />
      <label htmlFor={box} className="mt-5 flex min-h-11 cursor-pointer items-center gap-3 text-body">
        <Checkbox id={box} checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        적어 두었어요
      </label>
      <Button className="mt-3" disabled={!isKept} onClick={onKept}>
        콘솔로 가기
      </Button>
    </>
  )
}

/** Signing in: a password and a second factor, or a passkey alone (SAFE-3). */
export function SignInPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const [entered, setEntered] = useState<EnteredLogin | null>(null)
  const next = safeReturnPath(query.get('from'), consolePaths.home())

  function open({ accessToken }: EnteredLogin) {
    login.save(accessToken)
    void navigate(next, { replace: true })
  }
  /** New recovery codes are shown before the console opens. */
  const enter = (it: EnteredLogin) => (it.recoveryCodes ? setEntered(it) : open(it))
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
          <SignInForm onChallenge={setChallenge} onEnter={enter} />
        )}
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
