import { describe, expect } from 'vitest'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { seoul, test } from '../testing/coffeechat-world.ts'

test.beforeEach(({ clock }) => clock.set(seoul('2026-11-16T10:00:00')))

describe('[TRUST-4] the company cancels', () => {
  test('the candidate is notified once, times and room end, and the audit trail names the operator', async ({
    server,
    world,
    clock,
  }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
    await world.confirm(me, id, timeId!)

    const answer = await world.console.cancel(world.recruiter, id)
    expect(answer.json()).toMatchObject({ status: 'CANCELLED', confirmedTime: null, timeItems: [] })
    expect((await world.told(me)).get(`COFFEECHAT:${id}:CANCELLED`)).toMatchObject({ type: 'COFFEECHAT' })
    expect((await world.told(me)).get(`COFFEECHAT:${timeId}:DAY_BEFORE`)?.droppedAt).toEqual(clock())
    expect(await world.room(me)).toMatchObject({ closedAt: clock() })

    expect((await world.console.cancel(world.recruiter, id)).statusCode).toBe(200)
    const { rows } = await server.db.pool.query('select action from audit_log where subject_id = $1', [id])
    expect(rows).toEqual([{ action: 'coffeechat.cancel' }])
  })

  test('not once the meeting has begun', async ({ server, world, clock }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
    await world.confirm(me, id, timeId!)
    clock.set(seoul('2026-11-20T16:00:00'))
    expect((await world.console.cancel(world.recruiter, id)).statusCode).toBe(409)
    expect((await world.chat(id)).cancelledAt).toBeNull()
  })
})
