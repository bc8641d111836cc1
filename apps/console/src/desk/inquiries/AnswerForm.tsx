import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { Restored } from '../../drafts/Restored.tsx'
import { useDraft } from '../../drafts/use-draft.ts'
import { CloseInquiry } from './CloseInquiry.tsx'
import { refreshInquiry, type OpenedInquiry } from './queries.ts'

const nothing = { message: '' }

/** One answer, once: a colleague who was faster is told of, and their answer shown. */
export function AnswerForm({ inquiry: { id, candidate, contact } }: { inquiry: OpenedInquiry }) {
  const draft = useDraft({
    place: `inquiry:${id}`,
    empty: nothing,
    read: (kept) => fieldsLike(kept, nothing),
  })
  const form = useForm({
    first: nothing,
    state: [draft.value, draft.write],
    rules: { message: messageProblem },
    // Whoever answers twice is told that it is answered, so no key is needed to keep it at one.
    send: (body) => api('POST /console/inquiries/:id/answer', { params: { id }, body }),
    onDone() {
      draft.forget()
      toast('답을 보냈어요', { kind: 'done' })
    },
    onSettled: () => refreshInquiry(id),
  })
  return (
    <form {...form.props}>
      <Restored draft={draft} className="-mt-2" />
      <TextArea
        label="답"
        limit={MESSAGE.limit}
        atLimit={limitMessage(MESSAGE.limit)}
        helper={candidate ? '이 분과의 대화방으로 보내요.' : `${contact}에 보내요.`}
        {...form.field('message')}
      />
      <div className="mt-3 flex items-center gap-2">
        <Button
          type="submit"
          size="md"
          className="flex-1"
          disabled={messageProblem(form.values.message) !== null}
          busy={form.busy && '보내는 중'}
        >
          답 보내기
        </Button>
        <CloseInquiry inquiry={{ id }} quiet />
      </div>
    </form>
  )
}
