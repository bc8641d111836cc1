import { passwordProblem } from '@coffeeattack/domain/operators/password'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isApiError } from '../api/query-client.ts'
import { tellFailure } from '../layout/failure/tell-failure.ts'
import { asPartner, partnerApi } from './api.ts'

type PasswordSheetProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void }

export function PasswordSheet({ email, open, onOpenChange }: PasswordSheetProps) {
  const form = useId()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useMutation({
    mutationFn: () => asPartner(() => partnerApi('POST /partners/me/password', { body: { current, next } })),
    onSuccess() {
      onOpenChange(false)
      setCurrent('')
      setNext('')
      toast('비밀번호를 바꿨어요', { kind: 'done' })
    },
    onError(failure) {
      if (!fieldsOf(failure)) void tellFailure(failure)
    },
  })
  const fields = fieldsOf(change.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!change.isPending) change.mutate()
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="비밀번호 바꾸기"
      description="바꾸면 다른 기기에서는 로그아웃돼요."
      footer={
        <Button
          type="submit"
          form={form}
          disabled={current === '' || passwordProblem(next, email) !== null}
          busy={change.isPending && '바꾸는 중'}
        >
          비밀번호 바꾸기
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4 pb-2">
        <TextField
          label="지금 비밀번호"
          type="password"
          autoComplete="current-password"
          value={current}
          onValueChange={setCurrent}
          error={fields?.current}
        />
        <TextField
          label="새 비밀번호"
          type="password"
          autoComplete="new-password"
          value={next}
          onValueChange={setNext}
          helper="10자 이상으로 정해 주세요"
          error={next === '' ? undefined : (passwordProblem(next, email) ?? fields?.next)}
        />
      </form>
    </Sheet>
  )
}

function fieldsOf(failure: unknown): Readonly<Record<string, string>> | null {
  return isApiError(failure) && failure.code === 'INVALID_INPUT' ? failure.fields : null
}
