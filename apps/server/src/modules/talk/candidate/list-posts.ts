import { TALK } from '@coffeeattack/domain/talk/post'
import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { openings, repliesTo, type PostRow } from './store.ts'

type Asked = { cursor?: string | undefined; limit?: number | undefined }

/** Threads, newest first, each with its replies. Who wrote what is known to the table alone. */
export async function listPosts(
  { cursor, limit = TALK.pageSize }: Asked,
  userId: string | null,
  deps: ApiDeps,
) {
  const { drizzle } = deps.db
  const found = await openings(drizzle, { after: placeIn(cursor), limit: limit + 1 })
  const page = found.slice(0, limit)
  const replies = await repliesTo(
    drizzle,
    page.map(({ id }) => id),
  )
  const last = page.at(-1)
  return {
    items: page.map((row) => ({
      ...shown(row, userId),
      isDeleted: row.isGone,
      replies: (replies.get(row.id) ?? []).map((reply) => shown(reply, userId)),
    })),
    nextCursor: last && found.length > limit ? cursorAt({ at: last.createdAt, id: last.id }) : null,
  }
}

function shown({ id, userId, nickname, jobLabel, body, createdAt, isGone }: PostRow, me: string | null) {
  return {
    id,
    nickname: isGone ? '' : nickname,
    jobLabel: isGone ? null : jobLabel,
    body: isGone ? '' : body,
    createdAt: createdAt.toISOString(),
    isMine: !isGone && userId === me,
  }
}
