import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { fieldsLike } from '../../drafts/kept.ts'
import { Restored, useDraft } from '../../drafts/use-draft.tsx'
import { Lines } from './Lines.tsx'
import { askedQuery } from './queries.ts'

/** What our agents ask the company about a coffee chat, with its replies (KEEP-3). Nothing is shown until they ask. */
export function AskedByAgents({ coffeechatId }: { coffeechatId: string }) {
  const { data } = useQuery(askedQuery(coffeechatId))
  if (!data?.keptWordId) return null
  return (
    <Card aria-labelledby="asked-by-agents" className="px-6">
      <h2 id="asked-by-agents" className="text-h3">
        커피어택 에이전트가 물어봤어요
      </h2>
      <p className="mt-0.5 mb-4 text-label text-ink-3">에이전트와 우리 팀만 볼 수 있어요.</p>
      <Lines lines={data.lines} own="company" />
      {data.canReply ? (
        <ReplyForm keptWordId={data.keptWordId} coffeechatId={coffeechatId} />
      ) : (
        <p className="mt-4 border-t border-line pt-4 text-body-s text-ink-2">
          에이전트가 확인을 마쳤어요. 알려 주셔서 고마워요.
        </p>
      )}
    </Card>
  )
}

const nothing = { message: '' }

function ReplyForm({ keptWordId, coffeechatId }: { keptWordId: string; coffeechatId: string }) {
  const draft = useDraft({
    place: `kept-word:${keptWordId}`,
    empty: nothing,
    read: (kept) => fieldsLike(kept, nothing),
  })
  const form = useForm({
    first: nothing,
    state: [draft.value, draft.write],
    rules: { message: messageProblem },
    send: (body, idempotencyKey) =>
      api('POST /console/kept-words/:id/reply', { params: { id: keptWordId }, body, idempotencyKey }),
    onDone() {
      draft.forget()
      toast('에이전트에게 답했어요', { kind: 'done' })
    },
    onSettled: () => queries.invalidateQueries(askedQuery(coffeechatId)),
  })
  return (
    <form {...form.props} className="mt-4 grid gap-3 border-t border-line pt-4">
      <Restored draft={draft} className="-my-1.5" />
      <TextArea
        label="에이전트에게 답하기"
        limit={MESSAGE.limit}
        atLimit={limitMessage(MESSAGE.limit)}
        {...form.field('message')}
      />
      <Button type="submit" size="sm" className="justify-self-start" busy={form.busy && '보내는 중'}>
        답 보내기
      </Button>
    </form>
  )
}
