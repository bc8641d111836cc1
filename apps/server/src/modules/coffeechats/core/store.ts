import { type Span, spans } from '@coffeeattack/domain/coffeechats/by-time'
import type { Place } from '@coffeeattack/domain/coffeechats/place'
import type { CoffeechatQuestion } from '@coffeeattack/domain/coffeechats/questions'
import type { ProposedTime } from '@coffeeattack/domain/coffeechats/schedule'
import type { Side, Slot } from '@coffeeattack/domain/coffeechats/times'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Ids } from '../../../platform/crypto/ids.ts'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions, coffeechats, coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { Place as PlaceInList } from '../../../platform/http/cursor.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { fileIsKept } from '../../files/core/sql.ts'
import { COMPANY, type Company, ROOM_ID, SENDER, type Sender } from '../../offers/core/sql.ts'
import { isOpened } from '../../rooms/core/sql.ts'
import { inSpan, momentOf, notCalledOff, placeOf, timeStands, usualPlaceOf } from './sql.ts'
import { OUTCOMES, type Said, type StageRow, STAGES } from './stages-store.ts'

/** Who acts in a coffee chat: the candidate, or an operator of the side that made the offer. */
export type Party =
  | { readonly side: 'candidate'; readonly userId: string }
  | { readonly side: 'company'; readonly caller: OperatorCaller }

/** A coffee chat and the party that may access it. */
export type OwnCoffeechat = { party: Party; coffeechatId: string }

type Reach = { readonly by: 'candidate' | 'company' | 'agent'; readonly id: string }

/** Recruiters access the coffee chats of their company, agents those of the offers they wrote. */
function reachOf(party: Party): Reach {
  if (party.side === 'candidate') return { by: 'candidate', id: party.userId }
  const { companyId, operatorId } = party.caller
  return companyId ? { by: 'company', id: companyId } : { by: 'agent', id: operatorId }
}

/** `nameSealed` replaces `name`. */
type File = { id: string; nameSealed: string | null; name: string | null; type: string }

/** What the person can disclose, still sealed. */
export type Disclosable = {
  nameSealed: string | null
  phoneSealed: string | null
  emailSealed: string | null
  resumeFile: File | null
  resumeUrl: string | null
  portfolioFile: File | null
  portfolioUrl: string | null
  githubUrl: string | null
  linkedinUrl: string | null
}

/** A proposed time with what its proposer agreed to (TRUST-4). */
export type ChatTime = ProposedTime & { agreedOverlaps: readonly string[] }

export type CoffeechatRow = {
  id: string
  candidateId: string
  createdAt: Date
  cancelledAt: Date | null
  offer: {
    id: string
    offerGroupId: string | null
    position: string
    link: string | null
    salaryMin: number | null
    salaryMax: number | null
    isMaster: boolean
  }
  incomeBasis: number | null
  company: Company | null
  operator: Sender
  operatorEmail: string
  roomId: string | null
  person: Disclosable & { hasLeft: boolean }
  place: Place | null
  placeSetAt: Date | null
  placeChanges: number
  usualPlace: Place | null
  times: ChatTime[]
  questionCount: number
  answeredCount: number
  outcomes: Said[]
  stages: StageRow[]
  /** Messages that were masked until the match disclosed them. */
  askedLines: string[]
}

const OFFER = `json_build_object('id', o.id, 'offerGroupId', o.group_id, 'position', o.position, 'link', o.link,
  'salaryMin', o.salary_min, 'salaryMax', o.salary_max, 'isMaster', o.is_master)`

const fileOf = (
  purpose: string,
) => `(select json_build_object('id', f.id, 'nameSealed', f.name_sealed, 'name', f.name, 'type', f.type)
  from files f where f.user_id = u.id and f.purpose = '${purpose}' and ${fileIsKept('f')})`

export const PERSON = `json_build_object('hasLeft', u.deleted_at is not null, 'nameSealed', u.name_sealed,
  'phoneSealed', u.phone_sealed, 'emailSealed', u.email_sealed, 'resumeFile', ${fileOf('RESUME')},
  'resumeUrl', u.resume_url, 'portfolioFile', ${fileOf('PORTFOLIO')}, 'portfolioUrl', u.portfolio_url,
  'githubUrl', u.github_url, 'linkedinUrl', u.linkedin_url)`

const TIMES = `coalesce((select json_agg(json_build_object('id', t.id, 'startsAt', t.starts_at,
    'minutes', t.minutes, 'proposedBy', t.proposed_by, 'confirmedAt', t.confirmed_at,
    'withdrawnAt', t.withdrawn_at, 'agreedOverlaps', t.agreed_overlaps) order by t.id)
  from coffeechat_times t where t.coffeechat_id = k.id), '[]')`

const asked = (filter: string) =>
  `(select count(*)::int from coffeechat_questions q where q.coffeechat_id = k.id ${filter})`

/** Filters by owner $1. A person who left has none any more; the other side keeps past ones. */
const REACHED: Readonly<Record<Reach['by'], string>> = {
  candidate: `k.candidate_id = $1 and ${hasNotLeft('u')}`,
  company: 'k.company_id = $1',
  agent: 'k.operator_id = $1',
}

const coffeechatsOf = ({ by }: Reach, more: string) => `
  select ${more}k.id, k.candidate_id as "candidateId", k.created_at as "createdAt", k.cancelled_at as "cancelledAt",
    ${OFFER} as offer, o.income_basis as "incomeBasis", ${COMPANY} as company, ${SENDER} as operator,
    p.email as "operatorEmail", ${ROOM_ID} as "roomId", ${PERSON} as person, ${placeOf('k')} as place,
    k.place_set_at as "placeSetAt", k.place_changes as "placeChanges", ${usualPlaceOf('c')} as "usualPlace", ${TIMES} as times, ${asked('')} as "questionCount",
    ${asked(`and q.answer <> ''`)} as "answeredCount", ${OUTCOMES} as outcomes, ${STAGES} as stages
  from coffeechats k
  join offers o on o.id = k.offer_id
  join operators p on p.id = k.operator_id
  join users u on u.id = k.candidate_id
  left join companies c on c.id = k.company_id
  where ${REACHED[by]}`

const ASKED_LINES = `coalesce((select json_agg(m.body order by m.seq) from message_rooms r join messages m on m.room_id = r.id
  where r.candidate_id = k.candidate_id and r.company_id = k.company_id and ${isOpened('m', 'r')}), '[]') as "askedLines", `

type RowInJson = Omit<CoffeechatRow, 'times'> & { times: TimeInJson[] }

export async function findCoffeechat(db: Queries, { party, coffeechatId }: OwnCoffeechat) {
  const reach = reachOf(party)
  const { rows } = await db.$client.query<RowInJson>({
    name: `coffeechat-of-${reach.by}`,
    text: `${coffeechatsOf(reach, ASKED_LINES)} and k.id = $2`,
    values: [reach.id, coffeechatId],
  })
  const [row] = rows
  return row ? readRow(row) : null
}

type ListOfChats = { span: Span | null; after: PlaceInList | null; limit: number; now: Date }

/** One page after the cursor. Past ones and the full list are ordered newest first, future ones soonest first. */
export async function listCoffeechats(db: Queries, party: Party, { span, after, limit, now }: ListOfChats) {
  const reach = reachOf(party)
  const at = span ? momentOf('k', '$5') : 'k.created_at'
  const [beyond, order] = span === null || span === 'past' ? ['<', 'desc'] : ['>', 'asc']
  const { rows } = await db.$client.query<Omit<RowInJson, 'askedLines'> & { at: Date }>(
    `${coffeechatsOf(reach, `${at} as at, `)} and $5::timestamptz is not null and ${span ? inSpan(span, 'k', 'u', '$5') : 'true'}
       and ($3::timestamptz is null or (${at}, k.id) ${beyond} ($3, $4::uuid))
     order by ${at} ${order}, k.id ${order} limit $2`,
    [reach.id, limit, after?.at ?? null, after?.id ?? null, now],
  )
  // Lists show no contacts, so they do not read messages.
  return rows.map((row) => ({ ...readRow({ ...row, askedLines: [] }), at: row.at }))
}

/** The number in each list by time. */
export async function countBySpan(db: Queries, party: Party, now: Date): Promise<Record<Span, number>> {
  const reach = reachOf(party)
  const counts = spans.map(
    (span) => `count(*) filter (where ${inSpan(span, 'k', 'u', '$2')})::int as ${span}`,
  )
  const { rows } = await db.$client.query<Record<Span, number>>(
    `select ${counts.join(', ')} from coffeechats k join users u on u.id = k.candidate_id where ${REACHED[reach.by]}`,
    [reach.id, now],
  )
  return rows[0]!
}

const readRow = (row: RowInJson): CoffeechatRow => ({ ...row, times: row.times.map(readTime) })

/** JSON carries times as text. */
type TimeInJson = Pick<ChatTime, 'id' | 'minutes' | 'proposedBy' | 'agreedOverlaps'> & {
  startsAt: string
  confirmedAt: string | null
  withdrawnAt: string | null
}

const readTime = ({ startsAt, confirmedAt, withdrawnAt, ...time }: TimeInJson): ChatTime => ({
  ...time,
  startsAt: new Date(startsAt),
  confirmedAt: confirmedAt === null ? null : new Date(confirmedAt),
  withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
})

/** Locks the coffee chat, so that changes of the two sides run one after the other. */
export async function lockCoffeechat(tx: Queries, { party, coffeechatId }: OwnCoffeechat) {
  const reach = reachOf(party)
  const { rows } = await tx.$client.query<{ cancelledAt: Date | null }>(
    `select k.cancelled_at as "cancelledAt" from coffeechats k join users u on u.id = k.candidate_id
     where ${REACHED[reach.by]} and k.id = $2 for no key update of k`,
    [reach.id, coffeechatId],
  )
  return rows[0] ?? null
}

const standing = (coffeechatId: string) =>
  and(eq(coffeechatTimes.coffeechatId, coffeechatId), asSql(timeStands('coffeechat_times')))

/** Withdraws all times, including the fixed one. */
export async function withdrawTimes(tx: Queries, coffeechatId: string, now: Date): Promise<void> {
  await tx.update(coffeechatTimes).set({ withdrawnAt: now }).where(standing(coffeechatId))
}

/** Withdraws what is proposed; a fixed time stands. */
export async function withdrawProposals(tx: Queries, coffeechatId: string, now: Date): Promise<void> {
  await tx
    .update(coffeechatTimes)
    .set({ withdrawnAt: now })
    .where(and(standing(coffeechatId), isNull(coffeechatTimes.confirmedAt)))
}

type Proposal = {
  coffeechatId: string
  proposedBy: Side
  slots: readonly (Slot & { agreedOverlaps: string[] })[]
}

/** Returns the ids of the new times in their order. */
export async function addTimes(
  tx: Queries,
  { coffeechatId, proposedBy, slots }: Proposal,
  { ids, now }: { ids: Ids; now: Date },
): Promise<string[]> {
  const rows = slots.map((slot) => ({ ...slot, id: ids.next(), coffeechatId, proposedBy, proposedAt: now }))
  await tx.insert(coffeechatTimes).values(rows)
  return rows.map(({ id }) => id)
}

/** Fixes one time and withdraws the others, also one that was fixed before. */
export async function fixTime(tx: Queries, coffeechatId: string, timeId: string, now: Date): Promise<void> {
  await tx
    .update(coffeechatTimes)
    .set({ withdrawnAt: now })
    .where(and(standing(coffeechatId), ne(coffeechatTimes.id, timeId)))
  await tx
    .update(coffeechatTimes)
    .set({ confirmedAt: now })
    .where(and(standing(coffeechatId), eq(coffeechatTimes.id, timeId)))
}

export async function cancelCoffeechat(tx: Queries, coffeechatId: string, now: Date): Promise<void> {
  await tx
    .update(coffeechats)
    .set({ cancelledAt: now })
    .where(and(eq(coffeechats.id, coffeechatId), asSql(notCalledOff('coffeechats'))))
}

/** True when the person has another coffee chat with the company. */
export async function hasOtherChat(tx: Queries, candidateId: string, companyId: string): Promise<boolean> {
  const found = await tx
    .select({ id: coffeechats.id })
    .from(coffeechats)
    .where(
      and(
        eq(coffeechats.candidateId, candidateId),
        eq(coffeechats.companyId, companyId),
        asSql(notCalledOff('coffeechats')),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function questionsOf(db: Queries, coffeechatId: string): Promise<CoffeechatQuestion[]> {
  const rows = await db
    .select()
    .from(coffeechatQuestions)
    .where(eq(coffeechatQuestions.coffeechatId, coffeechatId))
    .orderBy(asc(coffeechatQuestions.position))
  return rows.map(({ id, question, answer }) => ({ id, question, answer: answer || null }))
}
