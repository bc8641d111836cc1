import { Button } from '@coffeeattack/ui/Button'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { type SubmitEvent, useRef, useState } from 'react'
import { api } from '../api/client.ts'
import { useEnter, type WayProps } from './use-enter.ts'

/** Whoever needs one has lost what they come in with: they are told where to set it right. */
export function RecoveryWay({ challenge: { challenge }, onEnter, onRestart }: WayProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { enter, busy, problem } = useEnter(
    () => api('POST /console/auth/recovery-code', { body: { challenge, code: code.trim() } }),
    {
      onRestart,
      onEnter(entered) {
        toast('복구 코드로 로그인했어요. 설정의 보안에서 인증 방법을 확인해 주세요.')
        onEnter(entered)
      },
    },
    // What is wrong stays, chosen, so that the next letter takes its place.
    () => {
      field.current?.focus()
      field.current?.select()
    },
  )
  function submit(event: SubmitEvent) {
    event.preventDefault()
    enter()
  }
  return (
    <form onSubmit={submit} noValidate>
      <h1 className="text-h1">복구 코드를 입력해 주세요</h1>
      <p className="mt-1 mb-6 text-body text-ink-2">
        두 번째 인증을 처음 등록할 때 받은 코드예요. 코드마다 한 번씩 쓸 수 있어요.
      </p>
      <TextField
        label="복구 코드"
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- entering the code is all there is to do here
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onValueChange={setCode}
        error={problem && <span role="alert">{problem}</span>}
      />
      <Button type="submit" className="mt-6" disabled={code.trim() === ''} busy={busy && '확인하는 중'}>
        로그인
      </Button>
    </form>
  )
}
