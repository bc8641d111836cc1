import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCoffeechatWorld, seoul, type CoffeechatWorld } from '../../coffeechats/coffeechat-world.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate } from '../../testing/test-candidate.ts'

let server: TestApp
let world: CoffeechatWorld
beforeAll(async () => {
  server = await createTestApp()
  world = await createCoffeechatWorld(server)
})
beforeEach(() => server.clock.set(seoul('2026-11-16T10:00:00')))
afterAll(() => server.close())

describe('[TRUST-4] the company calls it off', () => {
  test('the candidate is told once, the times and the room end, and the trail keeps who did it', async () => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
    await world.confirm(me, id, timeId!)

    const answer = await world.console.cancel(world.recruiter, id)
    expect(answer.json()).toMatchObject({ status: 'CANCELLED', confirmedTime: null, timeItems: [] })
    expect((await world.told(me)).get(`COFFEECHAT:${id}:CANCELLED`)).toMatchObject({ type: 'COFFEECHAT' })
    expect((await world.told(me)).get(`COFFEECHAT:${timeId}:DAY_BEFORE`)?.droppedAt).toEqual(server.clock())
    expect(await world.room(me)).toMatchObject({ closedAt: server.clock() })

    expect((await world.console.cancel(world.recruiter, id)).statusCode).toBe(200)
    const { rows } = await server.db.pool.query('select action from audit_log where subject_id = $1', [id])
    expect(rows).toEqual([{ action: 'coffeechat.cancel' }])
  })

  test('not once it has begun', async () => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
    await world.confirm(me, id, timeId!)
    server.clock.set(seoul('2026-11-20T16:00:00'))
    expect((await world.console.cancel(world.recruiter, id)).statusCode).toBe(409)
    expect((await world.chat(id)).cancelledAt).toBeNull()
  })
})
