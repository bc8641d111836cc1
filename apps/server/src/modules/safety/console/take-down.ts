import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { ReportReason } from '@coffeeattack/domain/safety/report'
import { takedownLine } from '@coffeeattack/domain/safety/takedown-words.ko'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { addEvents } from '../../../platform/streams/store.ts'
import { cancelCoffeechat, withdrawTimes } from '../../coffeechats/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { bySystem, dropNotifications, record, subjectOf } from '../../offers/core/store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { endPactsOfCompany } from '../../pacts/core/end-open.ts'
import { closeRoom, closeTalks, sayInRoom } from '../../rooms/core/store.ts'
import { caseFor, toldReason } from './cases.ts'
import { lockCase } from './cases-store.ts'
import { closeCasesOf } from './decisions-store.ts'
import { tellReporters } from './decisions.ts'
import { evidenceOf } from './evidence-store.ts'
import {
  addTakedown,
  type Affected,
  affectedBy,
  chatsAhead,
  endOffers,
  keepAffected,
  lockWaitingOffers,
  openRoomsOf,
  shutCompany,
} from './take-down-store.ts'

/**
 * Takes the company down for good (FIRM-9): open offers and talks close, and everybody who had one is told once. Of an acceptance
 * at the same moment one of both holds: the acceptance finishes first and is told as a match, or it finds the offer over.
 */
export async function takeDown(id: string, finding: string, caller: OperatorCaller, deps: ApiDeps) {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const when = { ids: deps.ids, now }
    const locked = await lockCase(tx, id)
    if (!locked) throw new Refusal('NOT_FOUND')
    const { companyId } = locked
    if (locked.closedAt) throw new Refusal('CONFLICT')
    // First the offers, then the company: an acceptance locks them in this order.
    await lockWaitingOffers(tx, companyId)
    if (!(await shutCompany(tx, companyId, now))) throw new Refusal('CONFLICT')
    const people = await affectedBy(tx, companyId, { now, today: formatDay(kstDay(now)) })
    const reason = toldReason(await evidenceOf(tx, id))
    const by = caller.operatorId
    await addTakedown(tx, { companyId, caseId: id, reason, finding: finding.trim(), by, at: now })
    await keepAffected(tx, companyId, people)
    await endEverything(tx, companyId, when)
    const closed = await closeCasesOf(tx, companyId, {
      by,
      outcome: 'TAKEN_DOWN',
      finding: finding.trim(),
      now,
    })
    await tellAffected(tx, people, { companyId, reason, when })
    await tellReporters(tx, closed, 'TAKEN_DOWN', when)
    const deed = { action: 'safety.take-down', subject: 'safety-case', subjectId: id } as const
    await recordDeed(tx, caller, { ...deed, detail: { companyId, told: people.length } }, now)
    await changedForAgents(tx, ['safety'], now)
    return (await caseFor(tx, id, caller, deps)).page
  })
}

async function endEverything(tx: Queries, companyId: string, when: Clock): Promise<void> {
  const { now } = when
  const { ended, emptied } = await endOffers(tx, companyId, now)
  await record(tx, [
    ...ended.map(({ offerId, groupId }) => bySystem({ offerId, groupId }, { event: 'EXPIRED', at: now })),
    ...emptied.map((id) => bySystem(subjectOf({ kind: 'group', id }), { event: 'EXPIRED', at: now })),
  ])
  const offerIds = ended.map(({ offerId }) => offerId)
  await dropNotifications(tx, [...offerIds, ...emptied], now)
  for (const roomId of await openRoomsOf(tx, companyId)) {
    await sayInRoom(tx, roomId, takedownLine, when)
    await closeRoom(tx, roomId, now)
  }
  if (offerIds.length > 0) await closeTalks(tx, offerIds, now)
  for (const chatId of await chatsAhead(tx, companyId, now)) {
    await withdrawTimes(tx, chatId, now)
    await cancelCoffeechat(tx, chatId, now)
  }
  await endPactsOfCompany(tx, companyId, when)
  const events = ended.map(({ offerId, candidateId }) => ({
    audienceId: candidateId,
    kind: 'offer',
    subjectId: offerId,
  }))
  await addEvents(tx, events, now)
}

type News = { companyId: string; reason: ReportReason; when: Clock }

async function tellAffected(tx: Queries, people: readonly Affected[], { companyId, reason, when }: News) {
  await tellPeople(
    tx,
    people.map(({ userId }) => ({
      type: 'TAKEDOWN',
      subject: `${companyId}:${userId}:${reason}`,
      userId,
      content: { takenDownId: companyId },
    })),
    when,
  )
}
