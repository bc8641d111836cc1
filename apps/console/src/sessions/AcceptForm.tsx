import { PASSWORD, passwordProblem } from '@coffeeattack/domain/operators/password'
import { nameAsTyped, nameProblem } from '@coffeeattack/domain/verification/person'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import type { ReactNode } from 'react'
import { api } from '../api/client.ts'

type AcceptFormProps = {
  token: string
  email: string
  onAccepted: (email: string) => void
  children: ReactNode
}

export function AcceptForm({ token, email, onAccepted, children }: AcceptFormProps) {
  const form = useForm({
    first: { name: '', password: '' },
    rules: { name: nameProblem, password: (password) => passwordProblem(password, email) },
    blame: 'password',
    send: (given) => api('POST /console/invitations/accept', { body: { token, ...given } }),
    onDone: (made) => onAccepted(made.email),
  })
  return (
    <form {...form.props} className="w-full max-w-door text-left">
      {children}
      <div className="grid gap-4">
        <TextField label="이메일" value={email} readOnly autoComplete="username" />
        <TextField label="이름" autoComplete="name" format={nameAsTyped} {...form.field('name')} />
        <TextField
          label="비밀번호"
          type="password"
          autoComplete="new-password"
          helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
          {...form.field('password')}
        />
      </div>
      <Button type="submit" className="mt-6" busy={form.busy && '만드는 중'}>
        시작하기
      </Button>
    </form>
  )
}
