import { type SurveyAnswer, type SurveyCode, surveyCodes } from '@coffeeattack/domain/desk/survey'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { inquiries, surveyAnswers } from '../../../platform/db/schema/desk.ts'
import type { Place } from '../../../platform/http/cursor.ts'
import { hasNotLeft, ownerHasNotLeft } from '../../accounts/core/sql.ts'
import { receivesOffers } from '../../candidates/core/sql.ts'
import type { LiveList } from '../../notifications/core/live.ts'
import { delivered, openOn } from '../../offers/core/sql.ts'

export async function insertInquiry(tx: Queries, row: typeof inquiries.$inferInsert): Promise<void> {
  await tx.insert(inquiries).values(row)
}

export type InquiryColumns = {
  userId: string | null
  fromPath: string
  message: string
  contactSealed: string | null
  answer: string | null
  answerDueAt: Date | null
  answerFailedAt: Date | null
}

export const INQUIRY_COLUMNS = `r.user_id as "userId", r.from_path as "fromPath", r.message,
  r.contact_sealed as "contactSealed", r.answer, r.answer_due_at as "answerDueAt",
  r.answer_failed_at as "answerFailedAt"`

export type AskerContext = {
  isActive: boolean
  waitingOfferCount: number
  matchedOfferCount: number
  inquiryCount: number
  roomId: string | null
}

/** What helps one agent to answer one member; a curation counts as one offer. */
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
 * Answered once: whoever comes second changes nothing. A visitor without a contact cannot be answered. What a visitor
 * is told waits to be sent from here on.
 */
export async function claimAnswer(tx: Queries, { id, operatorId, answer, now }: ClaimAnswerInput) {
  const { rows } = await tx.$client.query<{ userId: string | null; message: string }>(
    `update inquiries r set handled_by = $2, handled_at = $3, answer = $4,
       answer_due_at = case when r.user_id is null then $3::timestamptz end
     where r.id = $1 and ${MINE_TO_FINISH} and ${present.inquiries}
       and (r.user_id is not null or r.contact_sealed is not null)
     returning r.user_id as "userId", r.message`,
    [id, operatorId, now, answer],
  )
  return rows[0] ?? null
}

export type RequestRow = {
  id: string
  createdAt: Date
  handledAt: Date | null
  handlerId: string | null
  handlerName: string | null
}

export type RequestStatus = 'open' | 'handled'
type RequestsFilter = { status: RequestStatus; limit: number; after: Place | null }

const select = (table: RequestTable, columns: string) => `
  select r.id, r.created_at as "createdAt", r.handled_at as "handledAt", h.id as "handlerId",
    h.name as "handlerName", ${columns}
  from ${table} r left join operators h on h.id = r.handled_by
  where ${present[table]}`

/**
 * Who waits longest comes first, but of kept words the newest: while it is fresh both sides can still correct themselves.
 * What is done, newest first. `columns` are SQL of ours over `r`.
 */
export async function listRequests<Columns>(
  db: Queries,
  table: RequestTable,
  columns: string,
  { status, limit, after }: RequestsFilter,
): Promise<(RequestRow & Columns)[]> {
  const [is, column] = status === 'open' ? ['is null', 'created_at'] : ['is not null', 'handled_at']
  const isOldestFirst = status === 'open' && table !== 'kept_words'
  const [beyond, order] = isOldestFirst ? ['>', 'asc'] : ['<', 'desc']
  const { rows } = await db.$client.query<RequestRow & Columns>(
    `${select(table, columns)} and r.handled_at ${is}
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

/** How many of them nobody has seen to, as SQL. */
export const openCount = (table: RequestTable): string =>
  `(select count(*)::int from ${table} r where r.handled_at is null and ${present[table]})`

export async function countOpen(db: Queries, table: RequestTable): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(`select ${openCount(table)} as count`)
  return rows[0]?.count ?? 0
}

/** What people ask of our agents. Each has a `handled_by` (who took it) and a `handled_at` (it is done). */
export type RequestTable = 'inquiries' | 'more_offer_requests' | 'agent_applications' | 'kept_words'

/** The list of the console in which each stands. */
export const LISTS: Readonly<Record<RequestTable, LiveList>> = {
  inquiries: 'inquiries',
  more_offer_requests: 'requests',
  agent_applications: 'requests',
  kept_words: 'keptWords',
}

const MEMBER_IS_HERE = ownerHasNotLeft('r.user_id')

/** What a person asked goes out of sight with them. */
const present: Readonly<Record<RequestTable, string>> = {
  inquiries: `(r.user_id is null or ${MEMBER_IS_HERE})`,
  more_offer_requests: MEMBER_IS_HERE,
  agent_applications: 'true',
  kept_words: ownerHasNotLeft('r.candidate_id'),
}

/** Open, and with nobody else: the rest of a compare-and-set by the agent who is `$2`. */
export const MINE_TO_FINISH = `r.handled_at is null and (r.handled_by is null or r.handled_by = $2)`

export async function isThere(tx: Queries, table: RequestTable, id: string): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from ${table} r where r.id = $1 and ${present[table]}`,
    [id],
  )
  return rowCount === 1
}

/** Takes it from whomever it was seen with; false when that is no longer so. */
export async function takeFrom(
  tx: Queries,
  table: RequestTable,
  { id, operatorId, from }: { id: string; operatorId: string; from: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update ${table} r set handled_by = $2
     where r.id = $1 and r.handled_at is null and ${present[table]}
       and (r.handled_by is not distinct from $3::uuid or r.handled_by = $2)`,
    [id, operatorId, from],
  )
  return rowCount === 1
}

export async function finish(
  tx: Queries,
  table: RequestTable,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `update ${table} r set handled_by = $2, handled_at = $3
     where r.id = $1 and ${MINE_TO_FINISH} and ${present[table]}`,
    [id, operatorId, now],
  )
  return rowCount === 1
}

type AnsweredSurvey = { items: SurveyAnswer[]; at: Date }

/** What each of the people answered, in the order of the questions, and when they last did. */
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
