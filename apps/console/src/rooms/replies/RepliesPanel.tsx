import { REPLY } from '@coffeeattack/domain/rooms/message'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { ask } from '@coffeeattack/ui/ask'
import { Button } from '@coffeeattack/ui/Button'
import { Empty } from '@coffeeattack/ui/Empty'
import { IconButton } from '@coffeeattack/ui/IconButton'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Trash } from '@coffeeattack/ui/icons/Trash'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { SidePanel } from '../../layout/SidePanel.tsx'
import { repliesQuery, type Reply } from '../queries.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { useManaging } from './use-reply-menu.ts'

/** What is written often: kept, changed and thrown away here. */
export function RepliesPanel() {
  const { closeTo } = useManaging()
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
        skeleton={
          <SkeletonGroup>
            <Skeleton round="card" className="h-20" />
            <Skeleton round="card" className="mt-3 h-20" />
          </SkeletonGroup>
        }
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
        description="대화에서 /를 치면 여기 있는 답을 바로 넣을 수 있어요."
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
    onSettled: () => queries.invalidateQueries(repliesQuery),
  })
  async function press() {
    const answer = await ask({
      title: `'${title}'을 지울까요?`,
      confirm: '지우기',
      cancel: '그대로 두기',
      danger: true,
    })
    if (answer === 'confirm') void remove.run()
  }
  return (
    <IconButton label={`${title} 지우기`} disabled={remove.busy} onClick={() => void press()}>
      <Trash size={20} />
    </IconButton>
  )
}
