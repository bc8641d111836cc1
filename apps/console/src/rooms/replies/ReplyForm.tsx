import { MESSAGE, messageProblem, REPLY, replyTitleProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { repliesQuery, type Reply } from '../queries.ts'

type ReplyFormProps = {
  /** The one that is changed; null for a new one. */
  reply: Reply | null
  others: readonly Reply[]
  onDone: () => void
}

export function ReplyForm({ reply, others, onDone }: ReplyFormProps) {
  const isTaken = (title: string) => others.some((other) => other.title === title.trim())
  const form = useForm({
    first: { title: reply?.title ?? '', message: reply?.message ?? '' },
    rules: {
      title: (title) => replyTitleProblem(title) ?? (isTaken(title) ? '같은 이름의 답이 있어요.' : null),
      message: messageProblem,
    },
    send: ({ title, message }) => keep(reply, { title: title.trim(), message }),
    onDone() {
      toast('답을 저장했어요', { kind: 'done' })
      onDone()
    },
    onSettled: () => queries.invalidateQueries(repliesQuery),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <TextField
        label="이름"
        placeholder="예: 처음 인사"
        maxLength={REPLY.titleLimit}
        counter
        {...form.field('title')}
      />
      <TextArea
        label="내용"
        limit={MESSAGE.limit}
        atLimit={limitMessage(MESSAGE.limit)}
        {...form.field('message')}
      />
      <div className="flex gap-2">
        <Button kind="weak" size="md" onClick={onDone}>
          닫기
        </Button>
        <Button type="submit" size="md" busy={form.busy && '저장하는 중'}>
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
