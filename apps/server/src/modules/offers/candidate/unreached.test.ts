import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '../../../platform/db/schema/users.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type OffersWorld, test } from '../testing/offers-world.ts'

const read = (server: TestApp, who: TestCandidate, path: string) =>
  server.call('GET', path, { token: who.token })

type Target = { id: string; groupId: string }

async function attempts(world: OffersWorld, me: TestCandidate, { id, groupId }: Target) {
  const answers = {
    show: await world.show(me, id),
    showGroup: await world.showGroup(me, groupId),
    accept: await world.accept(me, id),
    refuse: await world.refuse(me, id),
    like: await world.like(me, id),
    likeGroup: await world.like(me, groupId),
    askAgent: await world.decide(me, groupId, true),
    refuseGroup: await world.decide(me, groupId, false),
  }
  return Object.entries(answers).map(([name, { statusCode }]) => `${name} ${statusCode}`)
}

/** Tries every call and returns the results. */
async function tryAll(server: TestApp, world: OffersWorld, me: TestCandidate, target: Target) {
  const state = async () => [await world.offer(target.id), await world.group(target.groupId)]
  const before = await state()
  const answers = await attempts(world, me, target)
  expect(await state()).toEqual(before)
  return {
    answers,
    events: [...(await world.events(target.id)), ...(await world.events(target.groupId, 'group'))],
    listed: await world.list(me),
    history: (await read(server, me, '/v2/users/offers/history?isSelected=false')).json<object>(),
  }
}

const NOTHING = {
  answers: [
    'show 404',
    'showGroup 404',
    'accept 404',
    'refuse 404',
    'like 404',
    'likeGroup 404',
    'askAgent 404',
    'refuseGroup 404',
  ],
  events: [],
  listed: [],
  history: { offerItems: [], groupItems: [] },
}

describe('an offer that was not delivered does not exist and cannot be changed', () => {
  test('[OFR-13] offers to somebody else', async ({ server, world }) => {
    const [me, owner] = [await addCandidate(server), await addCandidate(server)]
    const { groupId } = await world.sendGroup(owner)
    const id = await world.send(owner)
    expect(await tryAll(server, world, me, { id, groupId })).toEqual(NOTHING)
    const { companyId } = await world.offer(id)
    expect((await read(server, me, `/users/offers/${owner.userId}/${companyId}`)).statusCode).toBe(404)
  })

  test.for([
    ['[BIZ-3] offers that are not delivered yet', { deliverAt: new Date('2026-11-16T01:00:00.001Z') }],
    ['[TRUST-7] offers that were taken back', { undoneAt: new Date('2026-11-10T03:01:00Z') }],
  ] as const)('%s', async ([, columns], { server, world }) => {
    const me = await addCandidate(server)
    const { groupId } = await world.sendGroup(me, 2, columns)
    const id = await world.send(me, columns)
    expect(await tryAll(server, world, me, { id, groupId })).toEqual(NOTHING)
  })

  test('[PRO-14] own offers after leaving', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const [id, { groupId }] = [await world.send(me), await world.sendGroup(me)]
    await server.db.drizzle
      .update(users)
      .set({ deletedAt: clock(), nameSealed: null, phoneSealed: null, phoneHash: null, phoneProvedAt: null })
      .where(eq(users.id, me.userId))
    expect(await tryAll(server, world, me, { id, groupId })).toEqual(NOTHING)
  })

  test('unknown ids, invalid ids and visitors', async ({ server, world }) => {
    const me = await addCandidate(server)
    for (const id of [server.deps.ids.next(), 'offer', '0'])
      expect((await world.show(me, id)).statusCode).toBe(404)
    expect((await server.call('GET', '/v3/users/offers')).statusCode).toBe(401)
  })
})

test('[BIZ-3] an offer exists from its delivery', async ({ server, world, clock }) => {
  const me = await addCandidate(server)
  const id = await world.send(me, { deliverAt: clock() })
  expect((await world.list(me)).map((listed) => listed.id)).toEqual([id])
  expect((await world.accept(me, id)).statusCode).toBe(200)
})
