import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import { wordsFor } from '@coffeeattack/kit/failure'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { api } from '../api/client.ts'

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: () => void
  /** The link is worth nothing any more. */
  onRefused: (failure: unknown) => void
}

export function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const form = useForm({
    first: { password: '' },
    rules: { password: (password) => passwordProblem(password, email) },
    blame: 'password',
    send: ({ password }) => api('POST /console/auth/password-reset/confirm', { body: { token, password } }),
    onDone,
    onFailed(failure) {
      if (wordsFor(failure).show !== 'page') return false
      onRefused(failure)
      return true
    },
  })
  return (
    <form {...form.props} className="w-full max-w-door text-left">
      <h1 className="text-h1">새 비밀번호를 정해 주세요</h1>
      <p className="mt-1 mb-7 text-body text-ink-2">바꾸면 모든 기기에서 로그아웃돼요.</p>
      <div className="grid gap-4">
        <TextField label="이메일" value={email} readOnly autoComplete="username" />
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
          {...form.field('password')}
        />
      </div>
      <Button type="submit" className="mt-6" busy={form.busy && '바꾸는 중'}>
        비밀번호 바꾸기
      </Button>
    </form>
  )
}
