import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { REPLY, replyTitleProblem } from '@coffeeattack/domain/rooms/reply'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { tellFailure } from '../../layout/tell-failure.ts'
import { repliesQuery, type Reply } from '../queries.ts'

type ReplyFormProps = {
  /** The one that is changed; null for a new one. */
  reply: Reply | null
  others: readonly Reply[]
  onDone: () => void
}

export function ReplyForm({ reply, others, onDone }: ReplyFormProps) {
  const [title, setTitle] = useState(reply?.title ?? '')
  const [message, setMessage] = useState(reply?.message ?? '')
  const [isTried, setTried] = useState(false)
  const save = useMutation({
    mutationFn: () => keep(reply, { title: title.trim(), message }),
    onSuccess() {
      toast('답을 저장했어요', { kind: 'done' })
      onDone()
    },
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries(repliesQuery),
  })
  const isTaken = others.some((other) => other.title === title.trim())
  const problems = {
    title: replyTitleProblem(title) ?? (isTaken ? '같은 이름의 답이 있어요.' : null),
    message: messageProblem(message),
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!problems.title && !problems.message && !save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <TextField
        label="이름"
        placeholder="예: 처음 인사"
        maxLength={REPLY.titleLimit}
        counter
        value={title}
        onValueChange={setTitle}
        error={(isTried && problems.title) || undefined}
      />
      <TextArea
        label="내용"
        limit={MESSAGE.limit}
        atLimit={limitMessage(MESSAGE.limit)}
        value={message}
        onValueChange={setMessage}
        error={(isTried && problems.message) || undefined}
      />
      <div className="flex gap-2">
        <Button kind="weak" size="md" onClick={onDone}>
          닫기
        </Button>
        <Button type="submit" size="md" busy={save.isPending && '저장하는 중'}>
          저장하기
        </Button>
      </div>
    </form>
  )
}

/** Under the same title the words are replaced; under another it is a new one, and the old one goes. */
async function keep(old: Reply | null, next: Pick<Reply, 'title' | 'message'>): Promise<void> {
  await api('POST /console/replies', { body: next })
  if (old && old.title !== next.title) await api('DELETE /console/replies/:id', { params: { id: old.id } })
}
