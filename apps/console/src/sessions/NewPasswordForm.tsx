import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../api/client.ts'
import { wordsFor } from '../layout/tell-failure.ts'
import { problemsOf, tellUnlessField } from '../form/problems.ts'

type NewPasswordFormProps = {
  token: string
  email: string
  onDone: () => void
  /** The link is worth nothing any more. */
  onRefused: (failure: unknown) => void
}

export function NewPasswordForm({ token, email, onDone, onRefused }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [isSent, setSent] = useState(false)
  const save = useMutation({
    mutationFn: () => api('POST /console/auth/password-reset/confirm', { body: { token, password } }),
    onSuccess: onDone,
    onError: (failure) => (wordsFor(failure).show === 'page' ? onRefused(failure) : tellUnlessField(failure)),
  })
  const own = passwordProblem(password, email)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSent(true)
    if (!own && !save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} className="w-full max-w-door text-left" noValidate>
      <h1 className="text-h1">새 비밀번호를 정해 주세요</h1>
      <p className="mt-1 mb-7 text-body text-ink-2">바꾸면 모든 기기에서 로그아웃돼요.</p>
      <div className="grid gap-4">
        <TextField label="이메일" value={email} readOnly autoComplete="username" />
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
          value={password}
          onValueChange={setPassword}
          error={isSent && (own ?? problemsOf(save.error, 'password')['password'])}
        />
      </div>
      <Button type="submit" className="mt-6" busy={save.isPending && '바꾸는 중'}>
        비밀번호 바꾸기
      </Button>
    </form>
  )
}
