import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { companyReveal } from '@coffeeattack/domain/offers/company-reveal'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { whyNot } from '@coffeeattack/domain/offers/status'
import { and, eq, getTableName, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { coffeechatQuestions, coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { isPresent } from '../../accounts/core/sql.ts'
import { isTakenDown } from '../../safety/core/sql.ts'
import { delivered, openOn, reached } from '../core/sql.ts'

type OfferTable = typeof offers | typeof offerGroups
export type Decider = { userId: string; now: Date }

/**
 * The condition of every decision, checked in its own statement (OFR-1, OFR-12): the caller owns the offer,
 * it is open, its last day in Seoul is not over, it was delivered and not undone, and the caller's account
 * exists and is locked until the decision is made.
 */
function isOpen(table: OfferTable, id: string, { userId, now }: Decider): SQL | undefined {
  const offer = getTableName(table)
  return and(
    eq(table.id, id),
    eq(table.candidateId, userId),
    asSql(openOn(offer, '?'), formatDay(kstDay(now))),
    asSql(delivered(offer, '?'), now),
    sql`exists (select from users where ${isPresent(userId)} for share)`,
  )
}

export type Holder = { userId: string; clock: () => Date }

type Held = { isHeld: boolean; now: Date }

/**
 * Locks an open offer until the transaction ends; not held when it is open no more. `now` is taken after the lock, so that a
 * decision that had to wait is stamped later than the change it waited for.
 */
export const holdOpen = (tx: Queries, offerId: string, holder: Holder) => hold(tx, offers, offerId, holder)

/** The same for a group; its offers are decided with it. */
export const holdOpenGroup = (tx: Queries, groupId: string, holder: Holder) =>
  hold(tx, offerGroups, groupId, holder)

async function hold(tx: Queries, table: OfferTable, id: string, { userId, clock }: Holder): Promise<Held> {
  const held = await tx
    .select({ id: table.id })
    .from(table)
    .where(isOpen(table, id, { userId, now: clock() }))
    .for('no key update')
  return { isHeld: held.length > 0, now: clock() }
}

const decided = {
  id: offers.id,
  groupId: offers.groupId,
  candidateId: offers.candidateId,
  companyId: offers.companyId,
  operatorId: offers.operatorId,
}

export type DecidedOffer = Pick<typeof offers.$inferSelect, keyof typeof decided>

type OfferAnswer = { status: 'MATCHED' } | { status: 'REFUSED'; refusalReason: string }

/** Answers a single offer; null when it is not open any more. Offers of a group are answered with the group. */
export async function answerOffer(tx: Queries, offerId: string, answer: OfferAnswer, whose: Decider) {
  const { now } = whose
  const [row] = await tx
    .update(offers)
    .set({
      ...answer,
      decidedAt: now,
      selectedAt: answer.status === 'MATCHED' ? now : null,
      readAt: sql`coalesce(${offers.readAt}, ${now})`,
    })
    .where(and(isOpen(offers, offerId, whose), isNull(offers.groupId)))
    .returning(decided)
  return row ?? null
}

type Closed = { status: OfferStatus; expiryDay: string; coffeechatId: string | null; isDown: boolean }

/**
 * Why `answerOffer` changed nothing, and the coffee chat of an offer that was accepted before. An open offer of a
 * curation is decided with the curation, so alone it does not exist.
 */
export async function whyNotAnswered(tx: Queries, offerId: string, { userId, now }: Decider) {
  const { rows } = await tx.$client.query<Closed>(
    `select o.status, o.expiry_day as "expiryDay", k.id as "coffeechatId", ${isTakenDown('o.company_id')} as "isDown"
     from offers o left join coffeechats k on k.offer_id = o.id and k.candidate_id = o.candidate_id
     where o.id = $3 and ${reached('o', { userId: '$1', now: '$2' })}`,
    [userId, now, offerId],
  )
  const [offer] = rows
  const why = offer && whyNot({ status: offer.status, expiredAt: deadlineOf(offer.expiryDay) }, now)
  if (!why) throw new Refusal('NOT_FOUND')
  return { why: offer.isDown && why === 'OFFER_EXPIRED' ? TAKEN_DOWN : why, coffeechatId: offer.coffeechatId }
}

/** The candidate is told why the offer ended, also when it ended while they answered (FIRM-9). */
const TAKEN_DOWN = 'COMPANY_TAKEN_DOWN'

/** One of the chosen companies was taken down meanwhile: nothing holds, and the person chooses again (FIRM-9). */
export async function isOneDown(tx: Queries, groupId: string, chosen: readonly string[]): Promise<boolean> {
  if (chosen.length === 0) return false
  const { rowCount } = await tx.$client.query(
    `select from offers o where o.group_id = $1 and o.id = any($2::uuid[]) and ${isTakenDown('o.company_id')}`,
    [groupId, chosen],
  )
  return rowCount !== 0
}

type GroupAnswer = { status: Exclude<OfferStatus, 'WAITING' | 'EXPIRED'>; isLike: boolean }

export async function answerGroup(tx: Queries, groupId: string, answer: GroupAnswer, whose: Decider) {
  const { now } = whose
  const [row] = await tx
    .update(offerGroups)
    .set({ ...answer, decidedAt: now, readAt: sql`coalesce(${offerGroups.readAt}, ${now})` })
    .where(isOpen(offerGroups, groupId, whose))
    .returning({ operatorId: offerGroups.operatorId })
  return row ?? null
}

/** Answers the named offers of a group that was just decided. */
export async function answerGroupOffers(
  tx: Queries,
  groupId: string,
  { ids, status, now }: { ids: readonly string[]; status: GroupAnswer['status']; now: Date },
): Promise<DecidedOffer[]> {
  if (ids.length === 0) return []
  return tx
    .update(offers)
    .set({ status, decidedAt: now, selectedAt: status === 'MATCHED' ? now : null })
    .where(and(eq(offers.groupId, groupId), inArray(offers.id, [...ids]), eq(offers.status, 'WAITING')))
    .returning(decided)
}

/** Sets the like of an open offer, or of an open curation; null when nothing changed. */
export async function saveLike(tx: Queries, id: string, isLike: boolean, whose: Decider) {
  const changes = (table: OfferTable) => and(isOpen(table, id, whose), ne(table.isLike, isLike))
  const [offer] = await tx
    .update(offers)
    .set({ isLike })
    .where(changes(offers))
    .returning({ offerId: offers.id, groupId: offers.groupId })
  if (offer) return offer
  const [group] = await tx
    .update(offerGroups)
    .set({ isLike })
    .where(changes(offerGroups))
    .returning({ groupId: offerGroups.id })
  return group ? { offerId: null, ...group } : null
}

export async function addCoffeechats(
  tx: Queries,
  chats: (typeof coffeechats.$inferInsert)[],
  questions: (typeof coffeechatQuestions.$inferInsert)[],
): Promise<void> {
  await tx.insert(coffeechats).values(chats)
  await tx.insert(coffeechatQuestions).values(questions)
}

type NewReveal = { id: string; userId: string; companyId: string; at: Date }

/** Records the consent to disclose name and contact to one company, for the current text (OFR-13). */
export async function recordReveals(tx: Queries, revealed: readonly NewReveal[]): Promise<void> {
  if (revealed.length === 0) return
  const { version } = companyReveal
  await tx
    .insert(consents)
    .values(
      revealed.map((one) => ({ ...one, kind: 'companyReveal', version, agreed: true, screen: 'offer' })),
    )
}

export async function isRecruiter(tx: Queries, operatorId: string): Promise<boolean> {
  const [found] = await tx
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.id, operatorId))
  return found?.role === 'RECRUITER'
}
