import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import { nameAsTyped, nameProblem } from '@coffeeattack/domain/verification/name'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { api } from '../api/client.ts'
import { problemsOf, tellUnlessField } from '../form/problems.ts'

type AcceptFormProps = {
  token: string
  email: string
  onAccepted: (email: string) => void
  children: ReactNode
}

export function AcceptForm({ token, email, onAccepted, children }: AcceptFormProps) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [isSent, setSent] = useState(false)
  const accept = useMutation({
    mutationFn: () => api('POST /console/invitations/accept', { body: { token, name, password } }),
    onSuccess: (made) => onAccepted(made.email),
    onError: tellUnlessField,
  })
  const told = problemsOf(accept.error, 'password')
  const own = { name: nameProblem(name), password: passwordProblem(password, email) }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setSent(true)
    if (!own.name && !own.password && !accept.isPending) accept.mutate()
  }
  return (
    <form onSubmit={submit} className="w-full max-w-door text-left" noValidate>
      {children}
      <div className="grid gap-4">
        <TextField label="이메일" value={email} readOnly autoComplete="username" />
        <TextField
          label="이름"
          autoComplete="name"
          format={nameAsTyped}
          value={name}
          onValueChange={setName}
          error={isSent && (own.name ?? told['name'])}
        />
        <TextField
          label="비밀번호"
          type="password"
          autoComplete="new-password"
          helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
          value={password}
          onValueChange={setPassword}
          error={isSent && (own.password ?? told['password'])}
        />
      </div>
      <Button type="submit" className="mt-6" busy={accept.isPending && '만드는 중'}>
        시작하기
      </Button>
    </form>
  )
}
