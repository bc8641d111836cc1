import { agoText } from '@coffeeattack/domain/kst'
import type { ReactNode } from 'react'

type PostViewProps = {
  post: { nickname: string; jobLabel: string | null; body: string; createdAt: string }
  /** The time the page was rendered, for '3분 전'. */
  now: Date
  isMine?: boolean
  children?: ReactNode
}

/** An anonymous post. Addresses in it are not made links, so that strangers cannot lead readers away. */
export function PostView({
  post: { nickname, jobLabel, body, createdAt },
  now,
  isMine,
  children,
}: PostViewProps) {
  return (
    <article>
      <p className="flex flex-wrap items-baseline gap-x-2 text-label text-ink-3">
        <b className="text-body-s font-semibold text-ink">{nickname}</b>
        {isMine && <span className="font-medium text-ink-2">내 글</span>}
        {jobLabel && <span>{jobLabel}</span>}
        <time dateTime={createdAt}>{agoText(new Date(createdAt), now)}</time>
      </p>
      <p className="mt-1 text-body leading-relaxed wrap-anywhere whitespace-pre-line text-ink-2">{body}</p>
      {children}
    </article>
  )
}

/** Stands for a deleted post that has replies. */
export function DeletedPost() {
  return <p className="text-body-s text-ink-3">글쓴이가 지운 글이에요</p>
}
