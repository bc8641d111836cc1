import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type OffersWorld, test } from '../testing/offers-world.ts'

const BEFORE = '2026-11-17T23:59:59.900+09:00'
const AFTER = '2026-11-18T00:00:00.000+09:00'

test.beforeEach(({ clock }) => clock.set(BEFORE))

async function inbox(server: TestApp, world: OffersWorld) {
  // Access tokens of the day before would have expired.
  const me = await addCandidate(server)
  const [accepted, refused, liked] = [await world.send(me), await world.send(me), await world.send(me)]
  return { me, accepted, refused, liked, ...(await world.sendGroup(me)) }
}

describe('[OFR-2] the last day ends at midnight in Seoul', () => {
  test('just before midnight everything can be decided', async ({ server, world }) => {
    const { me, accepted, refused, liked, groupId, offerIds } = await inbox(server, world)
    const answers = [
      await world.accept(me, accepted),
      await world.refuse(me, refused),
      await world.like(me, liked),
      await world.decide(me, groupId, true, [offerIds[0]!]),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  })

  test('[OFR-12] at midnight nothing can, although no job ran', async ({ server, world, clock }) => {
    const { me, accepted, refused, liked, groupId, offerIds } = await inbox(server, world)
    clock.set(AFTER)
    const answers = [
      await world.accept(me, accepted),
      await world.refuse(me, refused),
      await world.like(me, liked),
      await world.like(me, groupId),
      await world.decide(me, groupId, true, [offerIds[0]!]),
      await world.decide(me, groupId, false),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'OFFER_EXPIRED'],
      [409, 'OFFER_EXPIRED'],
      [409, 'OFFER_EXPIRED'],
      [409, 'OFFER_EXPIRED'],
      [409, 'GROUP_EXPIRED'],
      [409, 'GROUP_EXPIRED'],
    ])
    expect((await world.offer(accepted)).status).toBe('WAITING')
    expect((await world.group(groupId)).status).toBe('WAITING')
    expect(await world.events(accepted)).toEqual([])
  })

  test('[OFR-12] from midnight every reader sees it as expired', async ({ server, world, clock }) => {
    const { me, accepted, groupId } = await inbox(server, world)
    expect(await world.list(me, '?isExpired=true')).toEqual([])
    clock.set(AFTER)
    expect(await world.list(me, '?isExpired=true')).toHaveLength(4)
    expect((await world.show(me, accepted)).json()).toMatchObject({ status: 'EXPIRED', isExpired: true })
    expect((await world.showGroup(me, groupId)).json()).toMatchObject({
      status: 'EXPIRED',
      offerItems: [{ status: 'EXPIRED' }, { status: 'EXPIRED' }, { status: 'EXPIRED' }],
    })
  })
})
