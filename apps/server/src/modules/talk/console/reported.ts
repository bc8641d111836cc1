import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { countedReports, type HideReason, type RestoreReason } from '@coffeeattack/domain/talk/moderation'
import { writerMark } from '@coffeeattack/domain/talk/nickname'
import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countOpen, decide, reportedPosts, type ReportedRow, type ReportedStatus } from './store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'

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

type Given = { postId: string } & (
  | { action: 'hide'; reason: HideReason }
  | { action: 'restore'; reason: RestoreReason }
)

/** A decision answers every report up to now. It can be changed by another one, and each is in the trail. */
export async function moderate(given: Given, caller: OperatorCaller, { db, clock }: ApiDeps): Promise<void> {
  const now = clock()
  const { postId, action, reason } = given
  await db.transaction(async (tx) => {
    const hidden =
      given.action === 'hide'
        ? { hiddenAt: now, hiddenReason: given.reason }
        : { hiddenAt: null, hiddenReason: null }
    if (!(await decide(tx, postId, { ...hidden, reviewedAt: now }))) throw new Refusal('NOT_FOUND')
    const deed = { action: `talk.${action}`, subject: 'talk-post', subjectId: postId, detail: { reason } }
    await recordDeed(tx, caller, deed, now)
  })
}
