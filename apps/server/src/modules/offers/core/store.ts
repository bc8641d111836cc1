import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import { type OfferReminder, reminderKeys } from '@coffeeattack/domain/offers/reminders'
import type { SendingState } from '@coffeeattack/domain/offers/sending'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import type { SalaryType } from '@coffeeattack/domain/salary/items'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { offerCounts, offerEvents } from '../../../platform/db/schema/offers.ts'
import { changed, type LiveList } from '../../notifications/core/live.ts'
import { dropUnsent, notificationKey } from '../../notifications/core/tell.ts'
import { endedByCounter, notTakenBack, openOn } from './sql.ts'

/** The pay besides the base salary as columns of an offer or a position (OFR-15); `payOf` reads them. */
export const payColumns = (pay: PayParts | null) => ({
  bonusMin: pay?.bonus?.min ?? null,
  bonusMax: pay?.bonus?.max ?? null,
  signingBonus: pay?.signing ?? null,
  stockKind: pay?.stock?.kind ?? null,
  stockMin: pay?.stock?.min ?? null,
  stockMax: pay?.stock?.max ?? null,
  stockYears: pay?.stock?.years ?? null,
})

type VerifiedIncome = { verifiedIncome: number | null; incomeYear: number | null; incomeSource: SalaryType }

/** The income from which an offer's raise is counted, with its year and office; `incomeOriginOf` reads the two. */
export function incomeColumns(seen: VerifiedIncome | null) {
  const income = seen?.verifiedIncome ?? 0
  const isKnown = income > 0 && seen !== null && seen.incomeYear !== null
  return {
    incomeBasis: income > 0 ? income : null,
    incomeYear: isKnown ? seen.incomeYear : null,
    incomeSource: isKnown ? seen.incomeSource : null,
  }
}

export type PayColumns = ReturnType<typeof payColumns>

/** The day and month in Seoul in which an offer is counted. */
export function periodsOf(now: Date): { day: string; month: string } {
  return { day: formatDay(kstDay(now)), month: formatMonth(kstMonth(now)) }
}

type SentCounts = Pick<SendingState, 'sentToday' | 'sentThisMonth'>

/** The offers of a company on the day and in the month of `now`. */
export async function sentCounts(db: Queries, companyId: string, now: Date): Promise<SentCounts> {
  const { day, month } = periodsOf(now)
  const { rows } = await db.$client.query<{ period: string; sent: number }>(
    'select period, sent from offer_counts where company_id = $1 and period = any($2)',
    [companyId, [day, month]],
  )
  const sentIn = (period: string) => rows.find((row) => row.period === period)?.sent ?? 0
  return { sentToday: sentIn(day), sentThisMonth: sentIn(month) }
}

/** An offer that was merely not selected from a curation is not a refusal; only a whole curation can be refused. */
const NOT_MERELY_UNSELECTED = `(group_id is null
  or exists (select from offer_groups where offer_groups.id = group_id and offer_groups.status = 'REFUSED'))`

export type OffersBetween = Pick<SendingState, 'hasOpenOffer' | 'lastRefusedAt'>

/** `OffersBetween` as two columns. The arguments are how the statement names the company, the candidate and today. */
export const offersBetween = (company: string, candidate: string, today: string): string => `
  exists (select from offers where company_id = ${company} and candidate_id = ${candidate}
    and ${openOn('offers', today)} and ${notTakenBack('offers')}) as "hasOpenOffer",
  greatest(
    (select max(decided_at) from offers where company_id = ${company} and candidate_id = ${candidate}
     and status = 'REFUSED' and ${NOT_MERELY_UNSELECTED}),
    (select max(decided_at) from offers where company_id = ${company} and candidate_id = ${candidate}
     and status = 'EXPIRED' and ${endedByCounter('offers')})) as "lastRefusedAt"`

/**
 * What prevents the company from writing to the candidate now (TRUST-7). An expired offer does not count as
 * open; withdrawing one in answer to a counter-offer requires the same pause as a refusal (OFR-16).
 */
export async function sendingState(
  db: Queries,
  { companyId, candidateId }: { companyId: string; candidateId: string },
  now: Date,
): Promise<SendingState> {
  const { rows } = await db.$client.query<OffersBetween>(`select ${offersBetween('$1', '$2', '$3')}`, [
    companyId,
    candidateId,
    periodsOf(now).day,
  ])
  const between = rows[0] ?? { hasOpenOffer: false, lastRefusedAt: null }
  return { ...between, ...(await sentCounts(db, companyId, now)) }
}

/**
 * Takes one offer from the quota. The update has the limit in its condition, so two concurrent calls cannot
 * both take the last one. Returns the period that is full, or null.
 */
export async function takeQuota(
  tx: Queries,
  companyId: string,
  quota: { monthly: number; daily: number },
  now: Date,
): Promise<'month' | 'day' | null> {
  const { day, month } = periodsOf(now)
  if (!(await countUp(tx, companyId, month, quota.monthly))) return 'month'
  if (!(await countUp(tx, companyId, day, quota.daily))) return 'day'
  return null
}

async function countUp(tx: Queries, companyId: string, period: string, limit: number): Promise<boolean> {
  if (limit <= 0) return false
  const { rowCount } = await tx
    .insert(offerCounts)
    .values({ companyId, period, sent: 1 })
    .onConflictDoUpdate({
      target: [offerCounts.companyId, offerCounts.period],
      set: { sent: sql`${offerCounts.sent} + 1` },
      setWhere: lt(offerCounts.sent, limit),
    })
  return rowCount === 1
}

/** Returns an undone offer to the quota. */
export async function giveQuotaBack(tx: Queries, companyId: string, sentAt: Date): Promise<void> {
  const { day, month } = periodsOf(sentAt)
  const { companyId: company, period, sent } = offerCounts
  await tx
    .update(offerCounts)
    .set({ sent: sql`${sent} - 1` })
    .where(and(eq(company, companyId), inArray(period, [day, month]), gt(sent, 0)))
}

type OfferEvent = typeof offerEvents.$inferInsert

type EventDetails = Pick<OfferEvent, 'event' | 'at' | 'detail'>

/** An offer of a curation has a group too; a group has no offer. */
export type Subject = Pick<OfferEvent, 'offerId' | 'groupId'>

/** A single offer, or a group. */
export type SubjectKind = 'offer' | 'group'

export const subjectOf = ({ kind, id }: { kind: SubjectKind; id: string }): Subject =>
  kind === 'offer' ? { offerId: id, groupId: null } : { offerId: null, groupId: id }

export const byCandidate = (candidateId: string, subject: Subject, what: EventDetails): OfferEvent => ({
  ...subject,
  ...what,
  actor: 'CANDIDATE',
  actorId: candidateId,
})

export const byOperator = (operatorId: string, subject: Subject, what: EventDetails): OfferEvent => ({
  ...subject,
  ...what,
  actor: 'OPERATOR',
  actorId: operatorId,
})

export const bySystem = (subject: Subject, what: EventDetails): OfferEvent => ({
  ...subject,
  ...what,
  actor: 'SYSTEM',
  actorId: null,
})

/** Writes ledger entries and reloads the open lists of the senders (BIZ-7). */
export async function record(tx: Queries, events: readonly OfferEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.insert(offerEvents).values([...events])
  const seen = events.filter(({ event }) => event !== 'LIKED' && event !== 'UNLIKED')
  const lists = new Set(seen.flatMap(({ event }) => listsOf(event)))
  const now = new Date(Math.max(...events.map(({ at }) => at.getTime())))
  if (lists.size > 0) await changed(tx, [...lists], await sendersOf(tx, seen), now)
}

function listsOf(event: OfferEvent['event']): LiveList[] {
  if (event === 'SENT' || event === 'UNDONE') return ['offers', 'quota']
  return event === 'ACCEPTED' ? ['offers', 'coffeechats'] : ['offers']
}

/** The audiences of the offers' lists: their companies, and the agents who wrote them. SQL text about a table of offers. */
export const sendersIn = (offers: string): string =>
  `(select company_id as id from ${offers} where company_id is not null
    union select operator_id from ${offers} where is_master)`

async function sendersOf(db: Queries, subjects: readonly Subject[]): Promise<string[]> {
  const idsOf = (key: keyof Subject) => subjects.flatMap((subject) => subject[key] ?? [])
  const { rows } = await db.$client.query<{ id: string }>(
    `with told as (
       select company_id, operator_id, is_master from offers where id = any($1::uuid[])
       union all
       select company_id, operator_id, is_master from offers where group_id = any($2::uuid[]))
     select id from ${sendersIn('told')} senders`,
    [idsOf('offerId'), idsOf('groupId')],
  )
  return rows.map(({ id }) => id)
}

/* The notifications that tell the candidate of an offer or a group. */

export const newOffer = ({ id }: { id: string }) => ({ type: 'NEW_OFFER' as const, subject: id })

/** One reminder of an open offer or group. */
export const reminderOf = (id: string, key: OfferReminder['key']) => ({
  type: 'OFFER_REMINDER' as const,
  subject: `${id}:${key}`,
})

/** A reminder that the sender asked for (BIZ-13). */
export const nudgeOf = (id: string) => ({ type: 'OFFER_NUDGE' as const, subject: id })

/** Drops unsent notifications that ask for an answer to these offers or groups: each has one now, or is over. */
export async function dropNotifications(tx: Queries, ids: readonly string[], now: Date): Promise<void> {
  const open = ids.flatMap((id) => [
    newOffer({ id }),
    nudgeOf(id),
    ...reminderKeys.map((key) => reminderOf(id, key)),
  ])
  await dropUnsent(tx, open.map(notificationKey), now)
}
