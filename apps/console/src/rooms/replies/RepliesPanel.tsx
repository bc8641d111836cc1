import { MESSAGE, messageProblem, REPLY, replyTitleProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { repliesQuery, type Reply } from '../queries.ts'
import { useRepliesPanel } from './use-reply-menu.ts'

/** Saved replies: create, edit and delete. */
export function RepliesPanel() {
  const { closeTo } = useRepliesPanel()
  const replies = useQuery(repliesQuery)
  const [editing, setEditing] = useState<Reply | 'new' | null>(null)
  const items = replies.data
  return (
    <SidePanel
      title="자주 쓰는 답"
      closeTo={closeTo}
      footer={
        items &&
        editing === null && (
          <Button size="md" disabled={items.length >= REPLY.max} onClick={() => setEditing('new')}>
            <Plus size={18} />새 답 만들기
          </Button>
        )
      }
    >
      <Loaded
        query={replies}
        className="py-20"
        skeleton={<Skeletons round="card" shapes={['h-20', 'mt-3 h-20']} />}
      >
        {(kept) =>
          editing === null ? (
            <ReplyList items={kept} onEdit={setEditing} />
          ) : (
            <ReplyForm
              reply={editing === 'new' ? null : editing}
              others={kept.filter((each) => each !== editing)}
              onDone={() => setEditing(null)}
            />
          )
        }
      </Loaded>
    </SidePanel>
  )
}

function ReplyList({ items, onEdit }: { items: readonly Reply[]; onEdit: (reply: Reply) => void }) {
  if (items.length === 0)
    return (
      <Empty
        title="아직 만든 답이 없어요"
        description="대화나 문의에서 /를 치면 여기 있는 답을 바로 넣을 수 있어요."
        className="py-16"
      />
    )
  return (
    <ul className="grid gap-2">
      {items.map((reply) => (
        <li key={reply.id} className="flex items-start gap-1 rounded-field bg-surface-2 py-3 pr-1 pl-4">
          <button
            type="button"
            onClick={() => onEdit(reply)}
            className="min-w-0 flex-1 text-left leading-normal"
          >
            <b className="block truncate text-body-s font-semibold">{reply.title}</b>
            <span className="line-clamp-2 text-label text-ink-2">{reply.message}</span>
            <span className="sr-only">고치기</span>
          </button>
          <DeleteButton reply={reply} />
        </li>
      ))}
    </ul>
  )
}

function DeleteButton({ reply: { id, title } }: { reply: Reply }) {
  const remove = useCall(() => api('DELETE /console/replies/:id', { params: { id } }), {
    asks: () => ({ title: `'${title}'을 지울까요?`, confirm: '지우기', danger: true }),
    onSettled: () => queries.invalidateQueries(repliesQuery),
  })
  return (
    <IconButton label={`${title} 지우기`} disabled={remove.busy} onClick={() => void remove.run()}>
      <Trash size={20} />
    </IconButton>
  )
}

type ReplyFormProps = {
  /** The reply to edit; null for a new one. */
  reply: Reply | null
  others: readonly Reply[]
  onDone: () => void
}

function ReplyForm({ reply, others, onDone }: ReplyFormProps) {
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

/** Saving under the same title replaces the text. Under a new title it creates a reply and deletes the old one. */
async function keep(old: Reply | null, next: Pick<Reply, 'title' | 'message'>): Promise<void> {
  await api('POST /console/replies', { body: next })
  if (old && old.title !== next.title) await api('DELETE /console/replies/:id', { params: { id: old.id } })
}
