import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../../api/client.ts'
import { tellFailure, wordsFor } from '../../../failure/tell-failure.ts'

type PasswordFormProps = { onAnswer: (answer: ApiResult<'POST /console/auth/sign-in'>) => void }

export function PasswordForm({ onAnswer }: PasswordFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    mutationFn: () => api('POST /console/auth/sign-in', { body: { email: email.trim(), password } }),
    onSuccess: onAnswer,
    onError: (failure) => {
      if (wordsFor(failure).show !== 'field') void tellFailure(failure)
    },
  })
  const words = signIn.error && wordsFor(signIn.error)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!signIn.isPending) signIn.mutate()
  }
  return (
    <form onSubmit={submit} className="w-full max-w-[22rem] text-left" noValidate>
      <h1 className="text-h1">채용 콘솔</h1>
      <p className="mt-1 mb-7 text-body text-ink-2">연봉을 걸고 먼저 인사하는 곳이에요.</p>
      <div className="grid gap-4">
        <TextField
          label="이메일"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onValueChange={setEmail}
        />
        <TextField
          label="비밀번호"
          type="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={words?.show === 'field' && <span role="alert">{words.title}</span>}
        />
      </div>
      <Button
        type="submit"
        className="mt-6"
        disabled={email.trim() === '' || password === ''}
        busy={signIn.isPending && '확인하는 중'}
      >
        로그인
      </Button>
    </form>
  )
}
