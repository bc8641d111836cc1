import { and, eq, isNull, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { calendarAddresses } from '../../../platform/db/schema/calendars.ts'
import { shortLinks } from '../../../platform/db/schema/campaigns.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { lifetimeShares, standingShares } from '../../../platform/db/schema/insight.ts'
import { peopleListMembers, peopleMarks, peopleNotes } from '../../../platform/db/schema/memory.ts'
import { notices, pushSubscriptions } from '../../../platform/db/schema/notifications.ts'
import { offerGroups, offers } from '../../../platform/db/schema/offers.ts'
import { messageRooms } from '../../../platform/db/schema/rooms.ts'
import { talkPosts } from '../../../platform/db/schema/talk.ts'
import { users, withdrawals } from '../../../platform/db/schema/users.ts'
import { verificationAttempts } from '../../../platform/db/schema/verification.ts'
import { notCalledOff } from '../../coffeechats/core/sql.ts'
import { LEFT } from '../../notifications/core/live.ts'
import { toBeTold } from '../../notifications/core/tell.ts'
import { notTakenBack } from '../../offers/core/sql.ts'
import type { Subject } from '../../offers/core/store.ts'
import { works } from '../../operators/core/sql.ts'
import { roomIsOpen } from '../../rooms/core/sql.ts'
import { isPresent } from '../core/sql.ts'

const named = {
  kakaoSub: users.kakaoSub,
  nameSealed: users.nameSealed,
  phoneSealed: users.phoneSealed,
  emailSealed: users.emailSealed,
  birthdaySealed: users.birthdaySealed,
  resumeUrl: users.resumeUrl,
  portfolioUrl: users.portfolioUrl,
  githubUrl: users.githubUrl,
  linkedinUrl: users.linkedinUrl,
}

/** Locks the candidate. Null when they have already left. */
export async function lockPerson(tx: Queries, userId: string) {
  const [found] = await tx.select(named).from(users).where(isPresent(userId)).for('no key update')
  return found ?? null
}

export type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** An offer that was taken back does not count. */
export async function hasOffers(tx: Queries, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.candidateId, userId), asSql(notTakenBack('offers'))))
    .limit(1)
  return found.length === 1
}

export async function insertWithdrawal(tx: Queries, row: typeof withdrawals.$inferInsert): Promise<void> {
  await tx.insert(withdrawals).values(row)
}

/** Hides the candidate everywhere and frees the phone for a new registration. */
export async function takeNames(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      kakaoSub: null,
      phoneHash: null,
      phoneProvedAt: null,
      nameSealed: null,
      phoneSealed: null,
      emailSealed: null,
      birthdaySealed: null,
      resumeUrl: null,
      portfolioUrl: null,
      githubUrl: null,
      linkedinUrl: null,
      isActive: false,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, userId))
}

/** Ends open offers and curations, except those taken back. */
export async function closeOpenOffers(tx: Queries, userId: string, now: Date): Promise<Subject[]> {
  const ended = { status: 'EXPIRED', decidedAt: now } as const
  const groups = await tx
    .update(offerGroups)
    .set(ended)
    .where(
      and(
        eq(offerGroups.candidateId, userId),
        eq(offerGroups.status, 'WAITING'),
        asSql(notTakenBack('offer_groups')),
      ),
    )
    .returning({ groupId: offerGroups.id })
  const single = await tx
    .update(offers)
    .set(ended)
    .where(and(eq(offers.candidateId, userId), eq(offers.status, 'WAITING'), asSql(notTakenBack('offers'))))
    .returning({ offerId: offers.id, groupId: offers.groupId })
  return [...groups.map(({ groupId }) => ({ offerId: null, groupId })), ...single]
}

/**
 * Open consoles empty what they show of the person: those of the companies and agents who wrote to them, and of all agents,
 * because the desk (inquiries, wishes, words not kept) shows people to whom nobody wrote. SQL text, because it inserts what a
 * union of selects finds.
 */
export async function tellConsoles(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx.$client.query(
    `insert into stream_events (audience_id, kind, subject_id, at)
     select audience_id, '${LEFT}', $1, $2 from (
       select o.company_id from offers o where o.candidate_id = $1 and o.company_id is not null
       union
       select o.operator_id from offers o join operators p on p.id = o.operator_id and p.company_id is null
       where o.candidate_id = $1
       union
       select p.id from operators p where p.role = 'AGENT' and ${works('p')}) told (audience_id)
     order by audience_id`,
    [userId, now],
  )
}

export async function endConversations(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx
    .update(messageRooms)
    .set({ closedAt: now })
    .where(and(eq(messageRooms.candidateId, userId), asSql(roomIsOpen('message_rooms'))))
  await tx
    .update(coffeechats)
    .set({ cancelledAt: now })
    .where(and(eq(coffeechats.candidateId, userId), asSql(notCalledOff('coffeechats'))))
}

/** Deletes subscriptions, links and what companies saved; hides posts, drops pending notifications and ends confirmations. */
export async function forgetTraces(tx: Queries, userId: string, now: Date): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
  await tx.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId))
  await tx.delete(shortLinks).where(eq(shortLinks.userId, userId))
  await tx.delete(lifetimeShares).where(eq(lifetimeShares.userId, userId))
  await tx.delete(standingShares).where(eq(standingShares.userId, userId))
  // What companies saved about the candidate is deleted now, not with the user row (BIZ-11).
  await tx.delete(peopleMarks).where(eq(peopleMarks.candidateId, userId))
  await tx.delete(peopleNotes).where(eq(peopleNotes.candidateId, userId))
  await tx.delete(peopleListMembers).where(eq(peopleListMembers.candidateId, userId))
  await tx
    .update(talkPosts)
    .set({ hiddenAt: now })
    .where(and(eq(talkPosts.userId, userId), isNull(talkPosts.hiddenAt)))
  await tx
    .update(notices)
    .set({ droppedAt: now })
    .where(and(eq(notices.userId, userId), asSql(toBeTold('notices'))))
  await tx
    .update(verificationAttempts)
    .set({
      state: sql`case when ${verificationAttempts.finishedAt} is null then 'DEAD' else ${verificationAttempts.state} end`,
      finishedAt: sql`coalesce(${verificationAttempts.finishedAt}, ${now})`,
      inputsSealed: null,
      facts: null,
    })
    .where(eq(verificationAttempts.userId, userId))
}
