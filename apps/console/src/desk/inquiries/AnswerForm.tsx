import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Chip } from '@coffeeattack/ui/Chip'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import type { KeyboardEvent } from 'react'
import { api } from '../../api/client.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import type { Reply } from '../../rooms/queries.ts'
import { ReplyMenu } from '../../rooms/replies/ReplyMenu.tsx'
import { soughtIn, useReplyMenu } from '../../rooms/replies/use-reply-menu.ts'
import { CloseInquiry } from './CloseInquiry.tsx'
import { type OpenedInquiry, type Queue, queues, refreshInquiry } from './queries.ts'

const nothing = { message: '' }

/** Sends the one answer. A slash at the beginning opens the saved replies. If a colleague was faster, the page shows theirs. */
export function AnswerForm({ queue, inquiry }: { queue: Queue; inquiry: OpenedInquiry }) {
  const { id, candidate, contact } = inquiry
  const draft = useDraft({
    place: `inquiry:${id}`,
    empty: nothing,
    read: (kept) => fieldsLike(kept, nothing),
  })
  const form = useForm({
    first: nothing,
    state: [draft.value, draft.write],
    rules: { message: messageProblem },
    // The server refuses a second answer, so no idempotency key is needed.
    send: (body) => api(queues[queue].calls.answer, { params: { id }, body }),
    onDone() {
      draft.forget()
      toast('답을 보냈어요', { kind: 'done' })
    },
    onSettled: () => refreshInquiry(id),
  })
  const { message } = form.values
  const sought = soughtIn(message)
  const menu = useReplyMenu(sought, put)

  function put(reply: Reply) {
    form.set({
      message: sought !== null || message.trim() === '' ? reply.message : `${message}\n${reply.message}`,
    })
  }
  /** The menu handles keys first, so that Enter chooses a reply. */
  function press(event: KeyboardEvent) {
    if (!menu.hears(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <form {...form.props}>
      <Restored draft={draft} className="-mt-2" />
      <div
        onKeyDownCapture={press}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && menu.close()}
      >
        <div className="relative mb-2">
          {menu.isOpen && <ReplyMenu menu={menu} />}
          <Chip kind="line" aria-expanded={menu.isOpen} aria-keyshortcuts="/" onClick={menu.toggle}>
            자주 쓰는 답
          </Chip>
        </div>
        <TextArea
          label="답"
          limit={MESSAGE.limit}
          atLimit={limitMessage(MESSAGE.limit)}
          helper={candidate ? '이 분과의 대화방으로 보내요.' : `${contact}에 보내요.`}
          {...form.field('message')}
        />
      </div>
      <div className="mt-3 flex items-center gap-2">
        <Button
          type="submit"
          size="md"
          className="flex-1"
          disabled={messageProblem(message) !== null}
          busy={form.busy && '보내는 중'}
        >
          답 보내기
        </Button>
        <CloseInquiry queue={queue} id={id} quiet />
      </div>
    </form>
  )
}
