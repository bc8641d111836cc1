import { statesBefore } from '@coffeeattack/domain/companies/state'
import type { TakedownTie } from '@coffeeattack/domain/safety/report'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { companies } from '../../../platform/db/schema/companies.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { takedownPeople, takedowns } from '../../../platform/db/schema/safety.ts'
import { notCalledOff, timeIsFixed } from '../../coffeechats/core/sql.ts'
import { delivered, notTakenBack } from '../../offers/core/sql.ts'
import { roomIsOpen } from '../../rooms/core/sql.ts'
import { AFFECTED } from './evidence-store.ts'

/** Waits for offers that are being written (`holdGates`), so that they end with the others. False when the company is closed already. */
export async function shutCompany(tx: Queries, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(companies)
    .set({ state: 'CLOSED', stateChangedAt: now, active: false })
    .where(and(eq(companies.id, id), inArray(companies.state, statesBefore('CLOSED'))))
  return rowCount === 1
}

export async function addTakedown(tx: Queries, row: typeof takedowns.$inferInsert): Promise<void> {
  await tx.insert(takedowns).values(row)
}

/**
 * Locks the company's waiting offers, curations first, in the order in which candidates' decisions lock them. An acceptance in
 * progress finishes first, and whoever comes later finds the offer over.
 */
export async function lockWaitingOffers(tx: Queries, companyId: string): Promise<void> {
  await tx.$client.query(
    `select from offer_groups g where g.status = 'WAITING' and exists (
       select from offers o where o.group_id = g.id and o.company_id = $1 and o.status = 'WAITING')
     order by g.id for no key update of g`,
    [companyId],
  )
  await tx.$client.query(
    `select from offers o where o.company_id = $1 and o.status = 'WAITING' order by o.id for no key update of o`,
    [companyId],
  )
}

export type Affected = { userId: string; tie: TakedownTie; offers: number; firstOfferAt: Date | null }

/** Everybody with an open offer or a talk, once. */
export async function affectedBy(
  tx: Queries,
  companyId: string,
  { now, today }: { now: Date; today: string },
) {
  const { rows } = await tx.$client.query<Affected>(`${AFFECTED} order by 1`, [companyId, now, today])
  return rows
}

const BATCH = 1000

export async function keepAffected(tx: Queries, companyId: string, people: readonly Affected[]) {
  for (let from = 0; from < people.length; from += BATCH)
    await tx
      .insert(takedownPeople)
      .values(people.slice(from, from + BATCH).map((person) => ({ ...person, companyId })))
}

const waiting = (companyId: string) => and(eq(offers.companyId, companyId), eq(offers.status, 'WAITING'))

/** Ends delivered offers; those that are on their way are taken back, so that nobody ever reads them. */
export async function endOffers(tx: Queries, companyId: string, now: Date) {
  await tx
    .update(offers)
    .set({ undoneAt: now })
    .where(
      and(waiting(companyId), asSql(`not ${delivered('offers', '?')}`, now), asSql(notTakenBack('offers'))),
    )
  const ended = await tx
    .update(offers)
    .set({ status: 'EXPIRED', decidedAt: now })
    .where(and(waiting(companyId), asSql(notTakenBack('offers'))))
    .returning({ offerId: offers.id, groupId: offers.groupId, candidateId: offers.candidateId })
  const groups = [...new Set(ended.flatMap(({ groupId }) => groupId ?? []))]
  const emptied = groups.length === 0 ? [] : await endEmptyGroups(tx, groups, now)
  return { ended, emptied }
}

/** A curation of which no offer waits any more is over. */
async function endEmptyGroups(tx: Queries, groupIds: readonly string[], now: Date): Promise<string[]> {
  const ended = await tx
    .update(offerGroups)
    .set({ status: 'EXPIRED', decidedAt: now })
    .where(
      and(
        inArray(offerGroups.id, [...groupIds]),
        eq(offerGroups.status, 'WAITING'),
        sql`not exists (select from offers o where o.group_id = ${offerGroups.id} and o.status = 'WAITING')`,
      ),
    )
    .returning({ id: offerGroups.id })
  return ended.map(({ id }) => id)
}

export async function openRoomsOf(tx: Queries, companyId: string): Promise<string[]> {
  const found = await tx
    .select({ id: messageRooms.id })
    .from(messageRooms)
    .where(and(eq(messageRooms.companyId, companyId), asSql(roomIsOpen('message_rooms'))))
    .orderBy(messageRooms.id)
  return found.map(({ id }) => id)
}

/** Coffee chats that did not take place yet. One that did stays what it was. */
export async function chatsAhead(tx: Queries, companyId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select k.id from coffeechats k where k.company_id = $1 and ${notCalledOff('k')} and not exists (
       select from coffeechat_times t where t.coffeechat_id = k.id and ${timeIsFixed('t')} and t.starts_at <= $2)
     order by k.id for no key update of k`,
    [companyId, now],
  )
  return rows.map(({ id }) => id)
}
