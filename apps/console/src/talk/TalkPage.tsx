import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { agoText } from '@coffeeattack/domain/kst'
import {
  type HideReason,
  hideReasons,
  type RestoreReason,
  restoreReasons,
} from '@coffeeattack/domain/talk/post'
import { useForm } from '@coffeeattack/kit/useForm'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { pages } from '../api/query.ts'
import { RequestList, type RequestStatus, useRequestStatus } from '../desk/Handling.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { ConsolePage } from '../layout/ConsolePage.tsx'

/** Reported posts of the anonymous talk, longest waiting first (ROUTE-11). */
export function TalkPage() {
  const status = useRequestStatus()
  const reported = useInfiniteQuery(reportedQuery(status))
  return (
    <ConsolePage title="랭킹톡">
      <RequestList
        tabs={{ open: '살펴볼 글', handled: '마쳤어요' }}
        name="신고된 글"
        query={reported}
        empty={{ open: '살펴볼 신고가 없어요', handled: '아직 마친 신고가 없어요' }}
      >
        {(post) => <ReportedCard key={post.id} post={post} />}
      </RequestList>
    </ConsolePage>
  )
}

/** The post, the reports and the two decisions. The writer is anonymous. */
function ReportedCard({ post }: { post: ReportedPost }) {
  const { nickname, writer, body, answers, createdAt, reportedAt, reports, hiddenAt } = post
  const [action, setAction] = useState<Action | null>(null)
  const now = useNow()
  return (
    <li>
      <Card className="px-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 text-label text-ink-3">
            <b className="text-h3 text-ink">{nickname}</b>
            <span className="tnum">글쓴이 {writer}</span>
            <span>{agoText(new Date(createdAt), now)}</span>
          </p>
          <Tag kind={hiddenAt ? 'shot' : 'plain'}>{stateOf(post)}</Tag>
        </div>
        {answers && (
          <blockquote className="mt-3 line-clamp-2 border-l-2 border-line-2 pl-3 text-body-s text-ink-3">
            {answers}
          </blockquote>
        )}
        <p className="mt-3 leading-relaxed wrap-anywhere whitespace-pre-line">{body}</p>
        <div className="mt-4 flex flex-wrap items-center gap-1.5">
          {reports.map(({ reason, count }) => (
            <Tag key={reason}>
              {reason} <span className="tnum">{count}</span>
            </Tag>
          ))}
          <span className="ml-1 text-label text-ink-3">{agoText(new Date(reportedAt), now)} 신고</span>
          <span className="ml-auto flex gap-2">
            <Button kind="weak" size="sm" onClick={() => setAction('restore')}>
              {hiddenAt ? '다시 보이기' : '그대로 두기'}
            </Button>
            <Button size="sm" onClick={() => setAction('hide')}>
              {hiddenAt ? '가린 채로 두기' : '가리기'}
            </Button>
          </span>
        </div>
      </Card>
      <DecisionDialog post={post} action={action} onClose={() => setAction(null)} />
    </li>
  )
}

function stateOf({ hiddenAt, hiddenReason }: ReportedPost): string {
  if (!hiddenAt) return '보이는 글'
  return hiddenReason ? `가린 글 · ${hiddenReason}` : '신고로 가려진 글'
}

type Action = 'hide' | 'restore'

const words = {
  hide: { title: '왜 가리나요?', submit: '글 가리기', busy: '가리는 중', done: '글을 가렸어요' },
  restore: { title: '왜 보이게 두나요?', submit: '글 보이기', busy: '바꾸는 중', done: '글이 보여요' },
} as const

const firstReasons: { hide: HideReason; restore: RestoreReason } = {
  hide: hideReasons[0],
  restore: restoreReasons[0],
}

type DecisionDialogProps = { post: ReportedPost; action: Action | null; onClose: () => void }

/** The reason is recorded in the audit trail, so it comes from a list. */
function DecisionDialog({ post: { id }, action, onClose }: DecisionDialogProps) {
  const name = useId()
  // Keeps the text during the closing animation.
  const [shown, setShown] = useState<Action>('hide')
  if (action && action !== shown) setShown(action)
  const form = useForm({
    first: firstReasons,
    send: (reasons) =>
      shown === 'hide'
        ? api('POST /console/talk/:id/hide', { params: { id }, body: { reason: reasons.hide } })
        : api('POST /console/talk/:id/restore', { params: { id }, body: { reason: reasons.restore } }),
    onDone() {
      toast(words[shown].done, { kind: 'done' })
      onClose()
    },
    onSettled: talkChanged,
  })
  const { hide, restore } = form.values
  const choice = (reason: string, chosen: string, choose: () => void) => (
    <OptionRow
      key={reason}
      type="radio"
      name={name}
      title={reason}
      checked={reason === chosen}
      onChange={choose}
    />
  )
  return (
    <FormDialog
      open={action !== null}
      title={words[shown].title}
      description="고른 이유는 기록에 남아요."
      form={form}
      submit={words[shown].submit}
      busy={words[shown].busy}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">이유</legend>
        {shown === 'hide'
          ? hideReasons.map((reason) => choice(reason, hide, () => form.set({ hide: reason })))
          : restoreReasons.map((reason) => choice(reason, restore, () => form.set({ restore: reason })))}
      </fieldset>
    </FormDialog>
  )
}

type ReportedPost = ApiResult<'GET /console/talk'>['items'][number]

const reportedQuery = (status: RequestStatus) =>
  pages('GET /console/talk', ['talk', status], { status }, { refetchInterval: 60_000 })

/** Reloads the list after a decision. */
const talkChanged = () => queries.invalidateQueries({ queryKey: ['talk'] })
