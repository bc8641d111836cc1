import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../db/schema/users.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'
import { createOffersWorld, type OffersWorld } from './offers-world.ts'

let server: TestApp
let world: OffersWorld
beforeAll(async () => {
  server = await createTestApp()
  world = await createOffersWorld(server)
})
afterAll(() => server.close())

const read = (who: TestCandidate, path: string) => server.call('GET', path, { token: who.token })

type Target = { id: string; groupId: string }

const attempts: Readonly<Record<string, (me: TestCandidate, target: Target) => ReturnType<typeof read>>> = {
  show: (me, { id }) => world.show(me, id),
  showGroup: (me, { groupId }) => world.showGroup(me, groupId),
  accept: (me, { id }) => world.accept(me, id),
  refuse: (me, { id }) => world.refuse(me, id),
  like: (me, { id }) => world.like(me, id),
  likeGroup: (me, { groupId }) => world.like(me, groupId),
  askAgent: (me, { groupId }) => world.decide(me, groupId, true),
  refuseGroup: (me, { groupId }) => world.decide(me, groupId, false),
}

/** Tries everything, and says what came of it. */
async function tryAll(me: TestCandidate, target: Target) {
  const state = async () => [await world.offer(target.id), await world.group(target.groupId)]
  const before = await state()
  const answers: Record<string, number> = {}
  for (const [name, attempt] of Object.entries(attempts))
    answers[name] = (await attempt(me, target)).statusCode
  expect(await state()).toEqual(before)
  return {
    answers,
    events: [...(await world.events(target.id)), ...(await world.events(target.groupId, 'group'))],
    listed: await world.list(me),
    history: (await read(me, '/v2/users/offers/history?isSelected=false')).json<object>(),
  }
}

const NOTHING = {
  answers: Object.fromEntries(Object.keys(attempts).map((name) => [name, 404])),
  events: [],
  listed: [],
  history: { offerItems: [], groupItems: [] },
}

describe('what did not reach the person is not there, and nothing they try changes it', () => {
  test('[OFR-13] offers to somebody else', async () => {
    const [me, owner] = [await addCandidate(server), await addCandidate(server)]
    const { groupId } = await world.sendGroup(owner)
    const id = await world.send(owner)
    expect(await tryAll(me, { id, groupId })).toEqual(NOTHING)
    const { companyId } = await world.offer(id)
    expect((await read(me, `/users/offers/${owner.userId}/${companyId}`)).statusCode).toBe(404)
  })

  test.each([
    ['[BIZ-3] offers that are not delivered yet', { deliverAt: new Date('2026-11-16T01:00:00.001Z') }],
    ['[TRUST-7] offers that were taken back', { undoneAt: new Date('2026-11-10T03:01:00Z') }],
  ])('%s', async (_, columns) => {
    const me = await addCandidate(server)
    const { groupId } = await world.sendGroup(me, 2, columns)
    const id = await world.send(me, columns)
    expect(await tryAll(me, { id, groupId })).toEqual(NOTHING)
  })

  test('[PRO-14] their own offers, once they have left', async () => {
    const me = await addCandidate(server)
    const [id, { groupId }] = [await world.send(me), await world.sendGroup(me)]
    await server.db.drizzle
      .update(users)
      .set({ deletedAt: server.clock(), nameSealed: null, phoneSealed: null, phoneHash: null })
      .where(eq(users.id, me.userId))
    expect(await tryAll(me, { id, groupId })).toEqual(NOTHING)
  })

  test('an id that nobody has, a word that cannot be one, and a visitor', async () => {
    const me = await addCandidate(server)
    for (const id of [server.deps.ids.next(), 'offer', '0'])
      expect((await world.show(me, id)).statusCode).toBe(404)
    expect((await server.call('GET', '/v3/users/offers')).statusCode).toBe(401)
  })
})

test('[BIZ-3] an offer is there from the moment of its delivery', async () => {
  const me = await addCandidate(server)
  const id = await world.send(me, { deliverAt: server.clock() })
  expect((await world.list(me)).map((listed) => listed.id)).toEqual([id])
  expect((await world.accept(me, id)).statusCode).toBe(200)
})
