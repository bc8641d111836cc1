import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { nextStatus, type OfferAct } from '@coffeeattack/domain/offers/status'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { expireOffersJob } from '../jobs/expire-offers.ts'
import { type OffersWorld, test } from '../testing/offers-world.ts'
import { acceptOffer } from './accept-offer.ts'
import { decideGroup } from './decide-group.ts'
import { refuseOffer } from './refuse-offer.ts'
import { setLike } from './show-offer.ts'

/** What two tabs and the clock can do with two offers and a group of two companies. */
type Step =
  | { act: 'accept' | 'refuse'; offer: 0 | 1 }
  | { act: 'like'; of: 0 | 1 | 'group'; isLike: boolean }
  | { act: 'decide'; isLike: boolean; companies: readonly (0 | 1)[] }
  | { act: 'expire' }

const offer = fc.constantFrom(0 as const, 1 as const)
const step = fc.oneof(
  fc.record({ act: fc.constantFrom('accept' as const, 'refuse' as const), offer }),
  fc.record({
    act: fc.constant('like' as const),
    of: fc.constantFrom(0 as const, 1 as const, 'group' as const),
    isLike: fc.boolean(),
  }),
  fc.record({ act: fc.constant('decide' as const), isLike: fc.boolean(), companies: fc.uniqueArray(offer) }),
  { arbitrary: fc.constant({ act: 'expire' as const }), weight: 1 },
)
const tab = fc.array(step, { minLength: 1, maxLength: 7 })

type Inbox = { userId: string; offerIds: string[]; groupId: string; companyIds: string[] }
type Outcome = { step: Step; result: unknown; refused: string | null }

async function perform(
  server: TestApp,
  step: Step,
  { userId, offerIds, groupId, companyIds }: Inbox,
): Promise<unknown> {
  const { deps } = server
  switch (step.act) {
    case 'accept':
      return acceptOffer({ userId, offerId: offerIds[step.offer]! }, deps)
    case 'refuse':
      return refuseOffer({ userId, offerId: offerIds[step.offer]!, reason: '하고 싶은 일과 달라요' }, deps)
    case 'like': {
      const id = step.of === 'group' ? groupId : offerIds[step.of]!
      return setLike({ userId, id, isLike: step.isLike }, deps)
    }
    case 'decide': {
      const offerItems = step.companies.map((place) => companyIds[place]!)
      return decideGroup({ userId, groupId, patch: { groupId, isLike: step.isLike, offerItems } }, deps)
    }
    case 'expire':
      return expireOffersJob.run({ ...deps, clock: () => new Date('2026-11-18T00:00:00+09:00') })
  }
}

async function run(server: TestApp, steps: readonly Step[], inbox: Inbox): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of steps) {
    try {
      outcomes.push({ step: one, result: await perform(server, one, inbox), refused: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcomes.push({ step: one, result: null, refused: error.situation })
    }
  }
  return outcomes
}

const ACTS: Readonly<Record<string, OfferAct>> = {
  ACCEPTED: 'accept',
  REFUSED: 'refuse',
  ASKED_AGENT: 'askAgent',
  EXPIRED: 'expire',
}

/** Checks that every ledger entry is an allowed transition. */
function follow(events: readonly string[]) {
  let status: OfferStatus = 'WAITING'
  let isLike = false
  for (const event of events) {
    expect([event, status]).toEqual([event, 'WAITING'])
    const act = ACTS[event]
    if (act) {
      status = nextStatus(status, act)!
    } else {
      expect(isLike).toBe(event === 'UNLIKED')
      isLike = event === 'LIKED'
    }
  }
  return { status, isLike }
}

/** A group's decision includes a like. */
const followGroup = (events: readonly string[]) => {
  const { status, isLike } = follow(events)
  const decided = { MATCHED: true, AGENT: true, REFUSED: false, WAITING: isLike, EXPIRED: isLike }
  return { status, isLike: decided[status] }
}

async function checkSingles(world: OffersWorld, { offerIds }: Inbox, outcomes: readonly Outcome[]) {
  for (const [place, id] of offerIds.entries()) {
    const { status, isLike } = await world.offer(id)
    expect(follow(await world.events(id))).toEqual({ status, isLike })
    const done = (act: string) =>
      outcomes.filter(
        ({ step, refused }) => !refused && step.act === act && 'offer' in step && step.offer === place,
      )
    const chats = await world.chatsOf(id)
    expect(done('accept').map(({ result }) => result)).toEqual(
      done('accept').map(() => ({ coffeechatId: chats[0]!.id })),
    )
    expect(done('accept').length > 0).toBe(status === 'MATCHED')
    expect(done('refuse')).toHaveLength(status === 'REFUSED' ? 1 : 0)
  }
}

async function checkGroup(world: OffersWorld, { groupId, companyIds }: Inbox, outcomes: readonly Outcome[]) {
  const { status, isLike } = await world.group(groupId)
  expect(followGroup(await world.events(groupId, 'group'))).toEqual({ status, isLike })
  const decisions = outcomes.filter(({ step, refused }) => !refused && step.act === 'decide')
  expect(decisions.map(({ result }) => result)).toEqual(
    ['WAITING', 'EXPIRED'].includes(status) ? [] : [{ groupId, status }],
  )
  const chosen = decisions[0]?.step
  for (const [place, id] of companyIds.entries()) {
    const own = (await world.offer(id)).status
    expect(follow(await world.events(id)).status).toBe(own)
    const isChosen = chosen?.act === 'decide' && chosen.companies.includes(place as 0 | 1)
    expect(own).toBe(status === 'MATCHED' && !isChosen ? 'REFUSED' : status)
  }
}

/** Every coffee chat has one matched offer, and its sender is notified once. */
async function checkCoffeechats(server: TestApp, world: OffersWorld, me: Inbox) {
  const ids = [...me.offerIds, ...me.companyIds]
  const rows = await Promise.all(ids.map((id) => world.offer(id)))
  const matched = rows.filter(({ status }) => status === 'MATCHED').map(({ id }) => id)
  const chats = await server.db.drizzle
    .select()
    .from(coffeechats)
    .where(eq(coffeechats.candidateId, me.userId))
  expect(chats.map(({ offerId }) => offerId).toSorted()).toEqual(matched.toSorted())
  const told = await server.db.drizzle.select().from(notices).where(eq(notices.type, 'OFFER_MATCHED'))
  const keys = told.map(({ dedupeKey }) => dedupeKey).filter((key) => ids.some((id) => key.endsWith(id)))
  expect(keys.toSorted()).toEqual(matched.map((id) => `OFFER_MATCHED:${id}`).toSorted())
}

test(
  '[OFR-1] [OFR-6] [OFR-7] [OFR-12] whatever two tabs and the clock do, the history is allowed by the states',
  { timeout: 240_000 },
  async ({ server, world }) => {
    await fc.assert(
      fc.asyncProperty(tab, tab, async (one, other) => {
        const me = await addCandidate(server)
        const { groupId, offerIds: companyIds } = await world.sendGroup(me, 2)
        const offerIds = [await world.send(me), await world.send(me)]
        const inbox = { userId: me.userId, offerIds, groupId, companyIds }
        const outcomes = (await Promise.all([run(server, one, inbox), run(server, other, inbox)])).flat()
        expect(outcomes).toHaveLength(one.length + other.length)
        await checkSingles(world, inbox, outcomes)
        await checkGroup(world, inbox, outcomes)
        await checkCoffeechats(server, world, inbox)
      }),
      { numRuns: 20 },
    )
  },
)
