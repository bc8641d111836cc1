import { parseDay } from '@coffeeattack/domain/kst'
import type { AnswerTally } from '@coffeeattack/domain/offers/market-answers'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { marketAnswers, marketHopes } from '../../../platform/db/schema/offer-help.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { holdGates, mayIn } from '../../companies/core/gates.ts'
import { canBeTakenBack, notTakenBack, payOf } from '../core/sql.ts'

type WrittenOffer = {
  candidateId: string
  company: { id: string; name: string; logo: string | null; isVerified: boolean } | null
  isJustMessage: boolean
  salaryMin: number | null
  salaryMax: number | null
  pay: PayParts | null
  positionId: string | null
  position: string
  link: string | null
  offerItems: string[]
  message: string
}

/** The job and years of a candidate, as the nightly figures use them. Null when they are unknown. */
export async function jobOf(db: Queries, id: string) {
  const [found] = await db.select(job).from(users).where(eq(users.id, id))
  return {
    jobLabel: found?.jobLabel ?? '',
    jobSubLabel: found?.jobSubLabel ?? '',
    months: found?.months ?? 0,
  }
}

const job = { jobLabel: users.jobLabel, jobSubLabel: users.jobSubLabel, months: users.careerMonths }

/** The figure for a job and years of experience, and the day in Seoul on which it was computed. */
export async function hopesOf(db: Queries, circle: { jobSubLabel: string; years: number }) {
  const [drawn] = await db
    .select()
    .from(marketHopes)
    .where(and(eq(marketHopes.jobSubLabel, circle.jobSubLabel), eq(marketHopes.years, circle.years)))
  if (!drawn) return null
  const { people, low, middle, high, onDay } = drawn
  return { hopes: { people, low, middle, high }, day: parseDay(onDay)! }
}

/** The published number of answers per raise band. */
export async function answersOfJob(db: Queries, jobLabel: string): Promise<Map<number, AnswerTally['told']>> {
  const rows = await db
    .select({ band: marketAnswers.raiseBand, told: marketAnswers.told })
    .from(marketAnswers)
    .where(eq(marketAnswers.jobLabel, jobLabel))
  return new Map(rows.map(({ band, told }) => [band, told]))
}

export async function insertOffer(tx: Queries, row: typeof offers.$inferInsert): Promise<void> {
  await tx.insert(offers).values(row)
}

/** The given companies that may write to candidates, held until the transaction ends (FIRM-2, FIRM-3). */
export async function activeCompanies(tx: Queries, ids: readonly string[], now: Date): Promise<Set<string>> {
  const gates = await holdGates(tx, ids, now)
  const { rows } = await tx.$client.query<{ id: string }>(
    'select id from companies where active and id = any($1)',
    [ids],
  )
  return new Set(rows.map(({ id }) => id).filter((id) => gates.get(id)?.may('send')))
}

const RECENT = 30

/** Recent messages of the sender's side, newest first. */
export async function recentMessages(db: Queries, sender: { companyId: string | null; operatorId: string }) {
  const rows = await db
    .select({ message: offers.message })
    .from(offers)
    .where(
      and(
        sender.companyId ? eq(offers.companyId, sender.companyId) : eq(offers.operatorId, sender.operatorId),
        asSql(notTakenBack('offers')),
      ),
    )
    .orderBy(desc(offers.createdAt))
    .limit(RECENT)
  return rows.map(({ message }) => message)
}

/** Whose offers a caller may undo or see. */
export type Side = { companyId: string | null; operatorId: string }

const ofSide = ({ companyId, operatorId }: Side) =>
  companyId ? eq(offers.companyId, companyId) : eq(offers.operatorId, operatorId)

const singleOffer = (id: string, side: Side) => and(eq(offers.id, id), ofSide(side), isNull(offers.groupId))

/**
 * Takes an offer back while nobody has seen it; null when it is too late or the offer is not theirs. The row is locked first:
 * `undoneAt` is then later than any change that the call waited for.
 */
export async function undoOffer(tx: Queries, id: string, side: Side, clock: () => Date) {
  await tx.select({ id: offers.id }).from(offers).where(singleOffer(id, side)).for('no key update')
  const undoneAt = clock()
  const [undone] = await tx
    .update(offers)
    .set({ undoneAt })
    .where(and(singleOffer(id, side), asSql(canBeTakenBack('offers', '?'), undoneAt)))
    .returning()
  return undone ? { ...undone, undoneAt } : null
}

/** What was written in the caller's offer, as the contract's `UndoneOffer`, and whether it was undone at all. */
export async function findUndone(tx: Queries, id: string, { companyId, operatorId }: Side) {
  const { rows } = await tx.$client.query<{ isUndone: boolean; written: WrittenOffer }>(
    `select o.undone_at is not null as "isUndone", json_build_object(
       'candidateId', o.candidate_id,
       'company', case when c.id is not null then json_build_object(
         'id', c.id, 'name', c.name, 'logo', c.logo, 'isVerified', c.verified_at is not null) end,
       'isJustMessage', o.is_just_message, 'salaryMin', o.salary_min, 'salaryMax', o.salary_max,
       'pay', ${payOf('o')}, 'positionId', o.position_id, 'position', o.position, 'link', o.link,
       'offerItems', o.offer_items, 'message', o.message) as written
     from offers o left join companies c on c.id = o.company_id
     where o.id = $1 and o.group_id is null
       and case when $2::uuid is null then o.operator_id = $3 else o.company_id = $2 end`,
    [id, companyId, operatorId],
  )
  return rows[0] ?? null
}

const ownGroup = (id: string, operatorId: string) =>
  and(eq(offerGroups.id, id), eq(offerGroups.operatorId, operatorId))

/** The same for a group and all of its offers. */
export async function undoGroup(tx: Queries, id: string, operatorId: string, clock: () => Date) {
  await tx
    .select({ id: offerGroups.id })
    .from(offerGroups)
    .where(ownGroup(id, operatorId))
    .for('no key update')
  const undoneAt = clock()
  const [undone] = await tx
    .update(offerGroups)
    .set({ undoneAt })
    .where(and(ownGroup(id, operatorId), asSql(canBeTakenBack('offer_groups', '?'), undoneAt)))
    .returning()
  if (!undone) return null
  await tx.update(offers).set({ undoneAt }).where(eq(offers.groupId, id))
  return { ...undone, undoneAt }
}

export async function isGroupUndone(tx: Queries, id: string, operatorId: string): Promise<boolean | null> {
  const [found] = await tx
    .select({ undoneAt: offerGroups.undoneAt })
    .from(offerGroups)
    .where(ownGroup(id, operatorId))
  return found ? found.undoneAt !== null : null
}

const CHOICES = 20

/** Companies that an agent may write for, by the beginning, the initials or incomplete syllables of their name. */
export async function companyChoices(
  db: Queries,
  { key, typed, now }: { key: string; typed: readonly string[]; now: Date },
) {
  return db
    .select({
      id: companies.id,
      name: companies.name,
      logo: companies.logo,
      domain: companies.domain,
      active: companies.active,
      isVerified: sql<boolean>`${companies.verifiedAt} is not null`,
    })
    .from(companies)
    .where(
      and(
        companies.active,
        asSql(mayIn('send', 'companies', '?'), now),
        key === ''
          ? undefined
          : sql`(strpos(${companies.key}, ${key}) > 0 or ${companies.name} ~* all(${sql.param(typed)}::text[]))`,
      ),
    )
    .orderBy(companies.name)
    .limit(CHOICES)
}
