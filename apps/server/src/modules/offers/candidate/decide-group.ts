import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { decide, type GroupDecision, type GroupPatch } from '@coffeeattack/domain/offers/group'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { openRoom, sayInRoom } from '../../rooms/core/store.ts'
import { byCandidate, dropNotifications, record } from '../core/store.ts'
import { matchOffers } from './accept-offer.ts'
import { answerGroup, answerGroupOffers, holdOpenGroup, isOneDown } from './decision-store.ts'
import { findGroup } from './group-store.ts'

type DecideGroupInput = { userId: string; groupId: string; patch: GroupPatch & { groupId: string } }

const EVENTS = { MATCHED: 'ACCEPTED', REFUSED: 'REFUSED', AGENT: 'ASKED_AGENT' } as const
type Outcome = keyof typeof EVENTS
type Agreement = Extract<GroupDecision, { ok: true }>

/** Decides a curation as a whole: companies selected, all discussed with the agent, or all refused. */
export async function decideGroup({ userId, groupId, patch }: DecideGroupInput, { db, ids, clock }: ApiDeps) {
  if (patch.groupId !== groupId)
    throw new Refusal('INVALID_INPUT', { fields: { groupId: '주소와 다른 제안이에요.' } })
  return db.transaction(async (tx) => {
    const { now } = await holdOpenGroup(tx, groupId, { userId, clock })
    const group = await findGroup(tx, userId, groupId, now)
    if (!group) throw new Refusal('NOT_FOUND')
    if (await isOneDown(tx, groupId, patch.offerItems)) throw new Refusal('COMPANY_TAKEN_DOWN')
    const decision = agreed(decide({ ...group, expiredAt: deadlineOf(group.expiryDay) }, patch, now))
    const status = decision.status as Outcome
    const saved = await answerGroup(tx, groupId, { status, isLike: patch.isLike }, { userId, now })
    if (!saved) throw new Refusal('GROUP_NOT_WAITING')
    await record(tx, [byCandidate(userId, { offerId: null, groupId }, { event: EVENTS[status], at: now })])
    const offerIds = group.offerItems.map(({ id }) => id)
    await decideOffers(tx, { userId, groupId, offerIds, decision }, { ids, now })
    if (status === 'AGENT') await askAgent(tx, { userId, groupId, ...saved }, { ids, now })
    await dropNotifications(tx, [groupId], now)
    return { groupId, status }
  })
}

function agreed(decision: GroupDecision): Agreement {
  if (!decision.ok) throw new Refusal(decision.situation)
  return decision
}

type GroupOffers = { userId: string; groupId: string; offerIds: readonly string[]; decision: Agreement }

/** Offers that were not selected count as refused. */
async function decideOffers(
  tx: Queries,
  { userId, groupId, offerIds, decision }: GroupOffers,
  { ids, now }: Clock,
): Promise<void> {
  const selected = await answerGroupOffers(tx, groupId, {
    ids: decision.selectedIds,
    status: 'MATCHED',
    now,
  })
  const status = decision.status === 'AGENT' ? 'AGENT' : 'REFUSED'
  const others = await answerGroupOffers(tx, groupId, {
    ids: offerIds.filter((id) => !decision.selectedIds.includes(id)),
    status,
    now,
  })
  if (selected.length > 0) await matchOffers(tx, selected, { ids, now })
  await record(
    tx,
    others.map(({ id }) => byCandidate(userId, { offerId: id, groupId }, { event: EVENTS[status], at: now })),
  )
}

/** Opens a room with the agent. */
async function askAgent(
  tx: Queries,
  { userId, groupId, operatorId }: { userId: string; groupId: string; operatorId: string },
  when: Clock,
): Promise<void> {
  const parties = { candidateId: userId, companyId: null, operatorId, offerId: null }
  const roomId = await openRoom(tx, parties, when)
  await sayInRoom(tx, roomId, sentence(catalogue.OFFER_WITH_AGENT), { ...when, by: userId })
  await tellOperators(
    tx,
    [{ type: 'CURATION_ASKED', subject: groupId, operatorId, content: { groupId } }],
    when,
  )
}
