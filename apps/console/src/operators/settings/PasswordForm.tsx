import { PASSWORD } from '@coffeeattack/domain/operators/password'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { problemsOf, tellUnlessField } from '../../form/problems.ts'
import { sessionsQuery } from './queries.ts'

export function PasswordForm() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const save = useMutation({
    mutationFn: () => api('POST /console/me/password', { body: { current, next } }),
    onSuccess: () => {
      setCurrent('')
      setNext('')
      toast('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃됐어요.', { kind: 'done' })
      void queries.invalidateQueries(sessionsQuery)
    },
    onError: tellUnlessField,
  })
  const problems = problemsOf(save.error, 'current')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          value={current}
          onValueChange={setCurrent}
          error={problems['current']}
        />
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          helper={`${PASSWORD.min}자 이상으로 정해 주세요.`}
          value={next}
          onValueChange={setNext}
          error={problems['next']}
        />
        <Button
          type="submit"
          size="sm"
          className="justify-self-end"
          disabled={current === '' || next === ''}
          busy={save.isPending && '바꾸는 중'}
        >
          비밀번호 바꾸기
        </Button>
      </form>
    </Card>
  )
}
