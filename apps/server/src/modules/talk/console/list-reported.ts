import { countedReports } from '@coffeeattack/domain/talk/moderation'
import { writerMark } from '@coffeeattack/domain/talk/nickname'
import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countOpen, reportedPosts, type ReportedRow, type ReportedStatus } from './store.ts'

const PAGE = 50

type Asked = {
  status?: ReportedStatus | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

/** The writer is a mark: enough to see that two posts are one person's, and nothing to find the person by. */
export async function listReported({ status = 'open', cursor, limit = PAGE }: Asked, deps: ApiDeps) {
  const { drizzle } = deps.db
  const [found, openCount] = await Promise.all([
    reportedPosts(drizzle, { status, after: placeIn(cursor), limit: limit + 1 }),
    countOpen(drizzle),
  ])
  const page = found.slice(0, limit)
  const last = page.at(-1)
  const at = status === 'open' ? last?.reportedAt : last?.reviewedAt
  return {
    items: page.map((row) => shown(row, deps)),
    openCount,
    nextCursor: last && at && found.length > limit ? cursorAt({ at, id: last.id }) : null,
  }
}

function shown({ userId, reasons, ...row }: ReportedRow, { secrets }: ApiDeps) {
  const seed = Buffer.from(secrets.mac('talk-writer', userId), 'base64url').toString('hex')
  return {
    ...row,
    writer: writerMark(seed),
    createdAt: row.createdAt.toISOString(),
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reportedAt: row.reportedAt.toISOString(),
    reports: countedReports(reasons),
  }
}
