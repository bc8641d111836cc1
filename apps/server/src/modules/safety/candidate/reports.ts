import type { Calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { mayUndo, REPORT, reportStory } from '@coffeeattack/domain/safety/report'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellAgents } from '../../notifications/core/tell.ts'
import { openCase } from '../core/cases.ts'
import {
  addReport,
  askAgain,
  countSince,
  findReport,
  findReported,
  type ReportRow,
  reportsOf,
  sameReport,
  takedownFor,
  withdrawReport,
} from './store.ts'

type NewReport = HandlerInput<Calls['POST /users/reports']>['body']

/** Reports a company in two taps (FIRM-8). The same report twice is one. */
export async function reportCompany(given: NewReport, userId: string, { db, ids, clock }: ApiDeps) {
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    const now = clock()
    const { place, id: thing, reason, text } = given
    const reported = await findReported(tx, { userId, place, id: thing, now })
    if (!reported) throw new Refusal('NOT_FOUND')
    const { companyId, senderId, offerId, roomId } = reported
    const caseId = await openCase(tx, { companyId, senderId }, { ids, now })
    const same = await sameReport(tx, { caseId, userId, reason })
    if (same) return shown(tx, userId, same, now)
    if ((await countSince(tx, userId, new Date(now.getTime() - DAY_MS))) >= REPORT.perDay)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: DAY_MS / 1000 })
    const row = { id: ids.next(), caseId, userId, companyId, place, offerId, roomId, reason }
    await addReport(tx, { ...row, text: text.trim(), createdAt: now })
    await tellAgents(
      tx,
      { type: 'SAFETY_REPORTED', subject: row.id, content: { safetyCaseId: caseId } },
      { ids, now },
    )
    return shown(tx, userId, row.id, now)
  })
}

/** Takes back a slip of the finger within ten minutes. */
export async function undoReport(id: string, userId: string, { db, clock }: ApiDeps): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const since = new Date(now.getTime() - REPORT.undoMs)
    if (await withdrawReport(tx, { userId, id, since, now })) return changedForAgents(tx, ['safety'], now)
    throw new Refusal((await findReport(tx, userId, id)) ? 'CONFLICT' : 'NOT_FOUND')
  })
}

/** Opens the case of a report again, once, when nothing was found (FIRM-8). */
export async function askToLookAgain(id: string, userId: string, { db, ids, clock }: ApiDeps) {
  const now = clock()
  return db.transaction(async (tx) => {
    const report = await findReport(tx, userId, id)
    if (!report) throw new Refusal('NOT_FOUND')
    const caseId = await openCase(tx, report, { ids, now })
    if (!(await askAgain(tx, { id, caseId, now }))) throw new Refusal('CONFLICT')
    const notice = {
      type: 'SAFETY_REPORTED',
      subject: `${id}:again`,
      content: { safetyCaseId: caseId },
    } as const
    await tellAgents(tx, notice, { ids, now })
    return shown(tx, userId, id, now)
  })
}

export async function listReports(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  return { items: (await reportsOf(db.drizzle, userId)).map((row) => show(row, now)) }
}

export const showReport = (id: string, userId: string, { db, clock }: ApiDeps) =>
  shown(db.drizzle, userId, id, clock())

async function shown(db: Queries, userId: string, id: string, now: Date) {
  const row = await findReport(db, userId, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return show(row, now)
}

/** What became of a report. Nobody of the desk is named, and no other reporter. */
function show(row: ReportRow, now: Date) {
  const { id, company, reason, createdAt, outcome, finding, told, askedAgainAt, stoppedAt } = row
  return {
    id,
    company,
    reason,
    createdAt: createdAt.toISOString(),
    outcome,
    finding,
    told,
    steps: reportStory(row).map((step) => ({ ...step, at: step.at?.toISOString() ?? null })),
    mayUndo: outcome === null && stoppedAt === null && mayUndo(createdAt, now),
    mayAskAgain: outcome === 'NOTHING' && askedAgainAt === null,
  }
}

/** What was between the person and a company that was taken down; nobody else reads it. */
export async function showTakedown(companyId: string, userId: string, { db }: ApiDeps) {
  const found = await takedownFor(db.drizzle, userId, companyId)
  if (!found) throw new Refusal('NOT_FOUND')
  return {
    ...found,
    at: found.at.toISOString(),
    firstOfferAt: found.firstOfferAt?.toISOString() ?? null,
  }
}
