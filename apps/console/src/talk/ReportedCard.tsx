import { agoText } from '@coffeeattack/domain/kst'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Tag } from '@coffeeattack/ui/Tag'
import { useState } from 'react'
import { DecisionDialog, type Action } from './DecisionDialog.tsx'
import type { ReportedPost } from './queries.ts'

/** What was written, what people said about it, and the two things that can be done. The writer is a mark. */
export function ReportedCard({ post }: { post: ReportedPost }) {
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
