import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { writerMark } from '@coffeeattack/domain/talk/nickname'
import { countedReports, type HideReason, type RestoreReason } from '@coffeeattack/domain/talk/post'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { countOpenReports } from '../core/store.ts'
import { decide, reportedPosts, type ReportedRow, type ReportedStatus } from './store.ts'

const PAGE = 50

type ReportedQuery = PageQuery & {
  status?: ReportedStatus | undefined
}

/** Shows the writer as a pseudonym: it tells whether two posts have the same writer, but not who it is. */
export async function listReported({ status = 'open', cursor, limit = PAGE }: ReportedQuery, deps: ApiDeps) {
  const { drizzle } = deps.db
  const [found, openCount] = await Promise.all([
    reportedPosts(drizzle, { status, after: placeIn(cursor), limit: limit + 1 }),
    countOpenReports(drizzle),
  ])
  const { page, nextCursor } = cutPage(found, limit, (last) => {
    const at = status === 'open' ? last.reportedAt : last.reviewedAt
    return at && cursorAt({ at, id: last.id })
  })
  return {
    items: page.map((row) => shown(row, deps)),
    openCount,
    nextCursor,
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

type ModerateInput = { postId: string } & (
  | { action: 'hide'; reason: HideReason }
  | { action: 'restore'; reason: RestoreReason }
)

/** A decision closes all reports up to now. A later decision can change it; the audit trail keeps both. */
export async function moderate(given: ModerateInput, caller: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  const { postId, action, reason } = given
  await db.transaction(async (tx) => {
    const hidden =
      given.action === 'hide'
        ? { hiddenAt: now, hiddenReason: given.reason }
        : { hiddenAt: null, hiddenReason: null }
    if (!(await decide(tx, postId, { ...hidden, reviewedAt: now }))) throw new Refusal('NOT_FOUND')
    const deed = { subject: 'talk-post', subjectId: postId, detail: { reason } } as const
    await recordDeed(tx, caller, { ...deed, action: `talk.${action}` }, now)
  })
}
