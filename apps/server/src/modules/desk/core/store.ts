import { type SurveyAnswer, type SurveyCode, surveyCodes } from '@coffeeattack/domain/desk/survey'
import type { ObjectionKind } from '@coffeeattack/domain/suggestions/objection'
import { and, eq, getTableName, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import {
  agentApplications,
  inquiries,
  keptWords,
  moreOfferRequests,
  surveyAnswers,
} from '../../../platform/db/schema/desk.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { hasNotLeft, ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { receivesOffers } from '../../candidates/core/sql.ts'
import type { LiveList } from '../../notifications/core/live.ts'
import { delivered, openOn } from '../../offers/core/sql.ts'
import { stillDiffer } from './sql.ts'

export async function insertInquiry(tx: Queries, row: typeof inquiries.$inferInsert): Promise<void> {
  await tx.insert(inquiries).values(row)
}

export type InquiryColumns = Pick<
  typeof inquiries.$inferSelect,
  'userId' | 'fromPath' | 'message' | 'contactSealed' | 'answer' | 'answerDueAt' | 'answerFailedAt'
> & {
  recruiter: { name: string; company: string } | null
  /** An objection to suggestions (MATCH-5), and the last day for its answer. */
  objection: { kind: ObjectionKind; dueOn: string } | null
}

export const INQUIRY_COLUMNS = `r.user_id as "userId", r.from_path as "fromPath", r.message,
  r.contact_sealed as "contactSealed", r.answer, r.answer_due_at as "answerDueAt",
  r.answer_failed_at as "answerFailedAt",
  (select json_build_object('name', p.name, 'company', coalesce(c.name, ''))
   from operators p left join companies c on c.id = p.company_id where p.id = r.asked_by) as recruiter,
  (select json_build_object('kind', objected.kind, 'dueOn', objected.due_on)
   from suggestion_objections objected where objected.inquiry_id = r.id) as objection`

export type AskerContext = {
  isActive: boolean
  waitingOfferCount: number
  matchedOfferCount: number
  inquiryCount: number
  roomId: string | null
}

/** What an agent needs to know to answer a member. A curation counts as one offer. */
export async function contextOf(
  db: Queries,
  { userId, operatorId, today, now }: { userId: string; operatorId: string; today: string; now: Date },
): Promise<AskerContext | null> {
  const { rows } = await db.$client.query<AskerContext>(
    `select ${receivesOffers('u', '$4')} as "isActive",
       (select count(distinct coalesce(group_id, id))::int from offers where candidate_id = u.id
          and ${delivered('offers', '$4')} and ${openOn('offers', '$3')}) as "waitingOfferCount",
       (select count(*)::int from offers where candidate_id = u.id and status = 'MATCHED') as "matchedOfferCount",
       (select count(*)::int from inquiries where user_id = u.id) as "inquiryCount",
       (select id from message_rooms where candidate_id = u.id and operator_id = $2 and company_id is null) as "roomId"
     from users u where u.id = $1 and ${hasNotLeft('u')}`,
    [userId, operatorId, today, now],
  )
  return rows[0] ?? null
}

type ClaimAnswerInput = { id: string; operatorId: string; answer: string; now: Date }

/**
 * Saves the one answer to an inquiry. It is sent to a visitor or a company by a job, so whoever left no contact cannot be
 * answered.
 */
export async function claimAnswer(
  tx: Queries,
  queue: InquiryTable,
  { id, operatorId, answer, now }: ClaimAnswerInput,
) {
  const { userId, contactSealed, message } = inquiries
  const [answered] = await tx
    .update(inquiries)
    .set({
      handledBy: operatorId,
      handledAt: now,
      answer,
      answerDueAt: sql`case when ${userId} is null then ${now}::timestamptz end`,
    })
    .where(and(isOpenTo(operatorId, queue, id), or(isNotNull(userId), isNotNull(contactSealed))))
    .returning({ userId, message })
  return answered ?? null
}

export type RequestRow = {
  id: string
  createdAt: Date
  handledAt: Date | null
  handlerId: string | null
  handlerName: string | null
}

/** `settled`: nobody handled it, and it needs nobody any more. */
export type RequestStatus = 'open' | 'settled' | 'handled'
type RequestsFilter = { status: RequestStatus; limit: number; after: Place | null }

const select = (table: RequestTable, columns: string) => `
  select r.id, r.created_at as "createdAt", r.handled_at as "handledAt", h.id as "handlerId",
    h.name as "handlerName", ${columns}
  from ${nameOf(table)} r left join operators h on h.id = r.handled_by
  where ${present[table]('r')}`

/**
 * Open requests, the oldest first; of kept words the newest first, while both sides can still correct themselves. Handled
 * requests, the newest first. `columns` is SQL about `r`.
 */
export async function listRequests<Columns>(
  db: Queries,
  table: RequestTable,
  columns: string,
  { status, limit, after }: RequestsFilter,
): Promise<(RequestRow & Columns)[]> {
  const column = status === 'handled' ? 'handled_at' : 'created_at'
  const isOldestFirst = status === 'open' && table !== 'kept_words'
  const [beyond, order] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc']
  const { rows } = await db.$client.query<RequestRow & Columns>(
    `${select(table, columns)} and ${has(table, 'r')[status]}
       and ($2::timestamptz is null or (r.${column}, r.id) ${beyond} ($2::timestamptz, $3::uuid))
     order by r.${column} ${order}, r.id ${order} limit $1`,
    [limit, after?.at ?? null, after?.id ?? null],
  )
  return rows
}

export async function findRequest<Columns>(
  db: Queries,
  table: RequestTable,
  columns: string,
  id: string,
): Promise<(RequestRow & Columns) | null> {
  const { rows } = await db.$client.query<RequestRow & Columns>(`${select(table, columns)} and r.id = $1`, [
    id,
  ])
  return rows[0] ?? null
}

/** The number of open requests, as SQL. */
export const openCount = (table: RequestTable): string =>
  `(select count(*)::int from ${nameOf(table)} r where ${has(table, 'r').open} and ${present[table]('r')})`

/** Whether a row has the status, as SQL. */
function has(table: RequestTable, row: string): Readonly<Record<RequestStatus, string>> {
  const isNeeded = table === 'kept_words' ? stillDiffer(row) : 'true'
  return {
    open: `(${row}.handled_at is null and ${isNeeded})`,
    settled: `(${row}.handled_at is null and not ${isNeeded})`,
    handled: `(${row}.handled_at is not null)`,
  }
}

export async function countOpen(db: Queries, table: RequestTable): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(`select ${openCount(table)} as count`)
  return rows[0]?.count ?? 0
}

/**
 * Requests to our agents. `handled_by` is the agent who took it, `handled_at` the time when it was done. Inquiries of
 * candidates and of companies stand in one table and in a queue each.
 */
const tables = {
  inquiries,
  company_inquiries: inquiries,
  more_offer_requests: moreOfferRequests,
  agent_applications: agentApplications,
  kept_words: keptWords,
} as const

export type RequestTable = keyof typeof tables
export type InquiryTable = 'inquiries' | 'company_inquiries'

const nameOf = (table: RequestTable): string => getTableName(tables[table])

/** The console's list of each table. */
export const LISTS: Readonly<Record<RequestTable, LiveList>> = {
  inquiries: 'inquiries',
  company_inquiries: 'inquiries',
  more_offer_requests: 'requests',
  agent_applications: 'requests',
  kept_words: 'keptWords',
}

const memberIsHere = (row: string) => ownerHasNotLeft(`${row}.user_id`)

/** Requests of candidates who have left are not shown any more. The argument is how the statement names the row. */
const present: Readonly<Record<RequestTable, (row: string) => string>> = {
  inquiries: (row) => `(not ${row}.is_of_company and (${row}.user_id is null or ${memberIsHere(row)}))`,
  company_inquiries: (row) => `${row}.is_of_company`,
  more_offer_requests: memberIsHere,
  agent_applications: () => 'true',
  kept_words: (row) => ownerHasNotLeft(`${row}.candidate_id`),
}

const isOpen = (table: RequestTable, id: string) =>
  and(eq(tables[table].id, id), isNull(tables[table].handledAt), asSql(present[table](nameOf(table))))

/** The request is open, and no colleague has taken it. */
export const isOpenTo = (operatorId: string, table: RequestTable, id: string): SQL | undefined => {
  const { handledBy } = tables[table]
  return and(isOpen(table, id), or(isNull(handledBy), eq(handledBy, operatorId)))
}

export async function isThere(tx: Queries, table: RequestTable, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from ${nameOf(table)} r where r.id = $1 and ${present[table]('r')}`,
    [id],
  )
  return rowCount === 1
}

/** Takes a request over from `from`; false when somebody else has it by now. */
export async function takeFrom(
  tx: Queries,
  table: RequestTable,
  { id, operatorId, from }: { id: string; operatorId: string; from: string | null },
): Promise<boolean> {
  const { handledBy } = tables[table]
  const isFrom = from === null ? isNull(handledBy) : eq(handledBy, from)
  const { rowCount } = await tx
    .update(tables[table])
    .set({ handledBy: operatorId })
    .where(and(isOpen(table, id), or(isFrom, eq(handledBy, operatorId))))
  return rowCount === 1
}

export async function finish(
  tx: Queries,
  table: RequestTable,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(tables[table])
    .set({ handledBy: operatorId, handledAt: now })
    .where(isOpenTo(operatorId, table, id))
  return rowCount === 1
}

/** The inquiry is an open objection to suggestions. */
export async function isObjection(tx: Queries, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from suggestion_objections objected join inquiries i on i.id = objected.inquiry_id
     where objected.inquiry_id = $1 and i.handled_at is null`,
    [id],
  )
  return rowCount !== 0
}

type AnsweredSurvey = { items: SurveyAnswer[]; at: Date }

/** The survey answers of these people in the order of the questions, and the time of the latest. */
export async function surveyAnswersOf(
  db: Queries,
  userIds: readonly string[],
): Promise<Map<string, AnsweredSurvey>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(surveyAnswers)
    .where(inArray(surveyAnswers.userId, [...userIds]))
    .orderBy(surveyAnswers.code)
  const answered = new Map<string, AnsweredSurvey>()
  for (const { userId, code, answer, answeredAt } of rows) {
    if (!isCode(code)) continue
    const known = answered.get(userId) ?? { items: [], at: answeredAt }
    known.items.push({ surveyCode: code, answer })
    if (answeredAt > known.at) known.at = answeredAt
    answered.set(userId, known)
  }
  return answered
}

const isCode = (code: string): code is SurveyCode => (surveyCodes as readonly string[]).includes(code)
