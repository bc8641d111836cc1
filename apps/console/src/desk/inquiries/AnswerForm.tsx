import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api } from '../../api/client.ts'
import { tellFailure } from '../../layout/tell-failure.ts'
import { refreshInquiry, type OpenedInquiry } from './queries.ts'
import { CloseInquiry } from './CloseInquiry.tsx'

/** One answer, once: a colleague who was faster is told of, and their answer shown. */
export function AnswerForm({ inquiry: { id, candidate, contact } }: { inquiry: OpenedInquiry }) {
  const [message, setMessage] = useState('')
  const send = useMutation({
    // Whoever answers twice is told that it is answered, so no key is needed to keep it at one.
    mutationFn: () => api('POST /console/inquiries/:id/answer', { params: { id }, body: { message } }),
    onSuccess: () => toast('답을 보냈어요', { kind: 'done' }),
    onError: tellFailure,
    onSettled: () => refreshInquiry(id),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (messageProblem(message) === null && !send.isPending) send.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <TextArea
        label="답"
        limit={MESSAGE.limit}
        atLimit={limitMessage(MESSAGE.limit)}
        helper={candidate ? '이 분과의 대화방으로 보내요.' : `${contact}에 보내요.`}
        value={message}
        onValueChange={setMessage}
      />
      <div className="mt-3 flex items-center gap-2">
        <Button
          type="submit"
          size="md"
          className="flex-1"
          disabled={messageProblem(message) !== null}
          busy={send.isPending && '보내는 중'}
        >
          답 보내기
        </Button>
        <CloseInquiry inquiry={{ id }} quiet />
      </div>
    </form>
  )
}
