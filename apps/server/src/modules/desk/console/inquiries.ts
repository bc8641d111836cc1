import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { openRoom } from '../../rooms/core/store.ts'
import { writeInRoom } from '../../rooms/core/write-line.ts'
import {
  claimAnswer,
  contextOf,
  findRequest,
  INQUIRY_COLUMNS,
  type InquiryColumns,
  type InquiryTable,
  type RequestRow,
  surveyAnswersOf,
} from '../core/store.ts'
import { handlingOf, pageOfRequests, refuseChanged, type RequestsQuery } from './requests.ts'

type InquiryRow = RequestRow & InquiryColumns
type Delivery = 'ROOM' | 'WAITING' | 'SENT' | 'FAILED'
type CandidateCards = Awaited<ReturnType<typeof candidateCards>>

/** The inquiries of candidates and visitors, or those of companies. */
export async function listInquiries(queue: InquiryTable, query: RequestsQuery, deps: ApiDeps) {
  const page = await pageOfRequests<InquiryColumns>(queue, INQUIRY_COLUMNS, query, deps)
  const known = await candidateCards(
    deps.db.drizzle,
    page.rows.map(({ userId }) => userId),
    deps,
  )
  return {
    items: page.rows.map((row) => itemOf(row, known)),
    openCount: page.openCount,
    nextCursor: page.nextCursor,
  }
}

/** Shows a visitor's contact to the agent who answers; the audit trail records it. */
export async function showInquiry(queue: InquiryTable, id: string, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const row = await deps.db.transaction(async (tx) => {
    const found = await findRequest<InquiryColumns>(tx, queue, INQUIRY_COLUMNS, id)
    if (!found) throw new Refusal('NOT_FOUND')
    await recordDeed(tx, caller, { action: 'inquiry.view', subject: 'inquiry', subjectId: id }, now)
    return found
  })
  const { userId, contactSealed } = row
  const isVisitor = userId === null
  return {
    ...itemOf(row, await candidateCards(deps.db.drizzle, [userId], deps)),
    contact: isVisitor && contactSealed ? deps.secrets.open(contactSealed, 'inquiries.contact_sealed') : null,
    context: isVisitor ? null : await contextFor(userId, caller, deps),
  }
}

async function contextFor(userId: string, { operatorId }: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  const context = await contextOf(db.drizzle, { userId, operatorId, today: formatDay(kstDay(now)), now })
  return (
    context && {
      ...context,
      userSurveyItems: (await surveyAnswersOf(db.drizzle, [userId])).get(userId)?.items ?? [],
    }
  )
}

function itemOf(row: InquiryRow, known: CandidateCards) {
  return {
    ...handlingOf(row),
    from: row.fromPath,
    message: row.message,
    candidate: (row.userId !== null && known.get(row.userId)) || null,
    recruiter: row.recruiter,
    hasContact: row.userId === null && row.contactSealed !== null,
    answer: row.answer,
    delivery: deliveryOf(row),
    objection: row.objection,
  }
}

function deliveryOf({ userId, answer, answerDueAt, answerFailedAt }: InquiryRow): Delivery | null {
  if (answer === null) return null
  if (userId !== null) return 'ROOM'
  if (answerFailedAt) return 'FAILED'
  return answerDueAt ? 'WAITING' : 'SENT'
}

/** A member finds question and answer in the room with this agent; a visitor's answer is sent by the job. */
export async function answerInquiry(
  queue: InquiryTable,
  { id, answer }: { id: string; answer: string },
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
): Promise<void> {
  const { operatorId } = caller
  const now = clock()
  await db.transaction(async (tx) => {
    const claimed = await claimAnswer(tx, queue, { id, operatorId, answer, now })
    if (!claimed) return refuseChanged(tx, queue, id)
    const { userId, message } = claimed
    await recordDeed(tx, caller, { action: 'inquiry.answer', subject: 'inquiry', subjectId: id }, now)
    await changedForAgents(tx, ['inquiries'], now)
    if (userId === null) return
    if (!(await lockAccount(tx, userId))) throw new Refusal('NOT_FOUND')
    const roomId = await openRoom(
      tx,
      { candidateId: userId, companyId: null, operatorId, offerId: null },
      { ids, now },
    )
    await writeInRoom(tx, roomId, { sender: 'CANDIDATE', senderId: userId, body: message }, { ids, now })
    await writeInRoom(tx, roomId, { sender: 'OPERATOR', senderId: operatorId, body: answer }, { ids, now })
  })
}
