import { describe, expect } from 'vitest'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { type CoffeechatWorld, seoul, test } from '../testing/coffeechat-world.ts'

async function meet(server: TestApp, world: CoffeechatWorld) {
  const me = await addCandidate(server)
  const id = await world.match(me)
  const shown = async () => (await world.show(me, id)).json<object>()
  return { me, id, shown }
}
const iso = (text: string) => seoul(text).toISOString()

describe('[TRUST-4] cancelling', () => {
  test('ends the times, the reminders and the room with the company; the offer stays matched', async ({
    server,
    world,
    clock,
  }) => {
    const { me, id, shown } = await meet(server, world)
    const [timeId] = await world.companyProposes(id, '2026-11-20T16:00:00')
    await world.confirm(me, id, timeId!)
    expect((await world.cancel(me, id)).json()).toMatchObject({
      status: 'CANCELLED',
      cancelledAt: clock().toISOString(),
      confirmedTime: null,
    })
    expect(await world.room(me)).toMatchObject({ closedAt: clock() })
    expect((await world.room(me)).lines.at(-1)).toBe('노을클라우드 커피챗이 취소됐어요.')
    expect((await world.told(me)).get(`COFFEECHAT:${timeId}:DAY_BEFORE`)?.droppedAt).toEqual(clock())
    const before = await shown()
    expect((await world.cancel(me, id)).statusCode).toBe(200)
    expect(await world.companyTold(id)).toEqual([
      'OFFER_MATCHED',
      'COFFEECHAT_CONFIRMED',
      'COFFEECHAT_CANCELLED',
    ])
    const answers = [
      await world.propose(me, id, [iso('2026-11-20T16:00:00')]),
      await world.confirm(me, id, timeId!),
      await world.takeBack(me, id),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [409, 'CONFLICT']),
    )
    expect(await shown()).toEqual(before)
  })

  test('the room stays open while another coffee chat with the company goes on', async ({
    server,
    world,
  }) => {
    const { me, id } = await meet(server, world)
    const other = await world.match(me)
    await world.cancel(me, id)
    expect((await world.room(me)).closedAt).toBeNull()
    await world.cancel(me, other)
    expect((await world.room(me)).closedAt).not.toBeNull()
  })
})
