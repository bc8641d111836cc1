import { consolePaths } from '@coffeeattack/contract/pages'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { TextField } from '@coffeeattack/ui/TextField'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { Link } from 'react-router'
import { api } from '../api/client.ts'
import { NoPasskeyHint } from './NoPasskeyHint.tsx'
import { canUsePasskeys, provePasskey } from './passkey.ts'
import { type Challenge, type EnteredLogin, useEnter } from './use-enter.ts'

/** A passkey stands for both: what one has, and the lock that one opens it with. */
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

export function SignInForm({ onChallenge, onEnter }: SignInFormProps) {
  const form = useForm({
    first: { email: '', password: '' },
    blame: 'password',
    send: ({ email, password }) =>
      api('POST /console/auth/sign-in', { body: { email: email.trim(), password } }),
    onDone: onChallenge,
  })
  const { email, password } = form.values
  return (
    <>
      <h1 className="text-h1">채용 콘솔</h1>
      <p className="mt-1 mb-7 text-body text-ink-2">연봉을 걸고 먼저 인사하는 곳이에요.</p>
      <form {...form.props}>
        <div className="grid gap-4">
          <TextField
            label="이메일"
            type="email"
            autoComplete="username"
            inputMode="email"
            {...form.field('email')}
          />
          <TextField
            label="비밀번호"
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        </div>
        <Button
          type="submit"
          className="mt-6"
          disabled={email.trim() === '' || password === ''}
          busy={form.busy && '확인하는 중'}
        >
          로그인
        </Button>
      </form>
      {canUsePasskeys() && <PasskeySignIn onEnter={onEnter} />}
      <Link to={consolePaths.askReset()} className={`${textLinkLook} mt-3 w-full`}>
        비밀번호를 잊었어요
      </Link>
    </>
  )
}
