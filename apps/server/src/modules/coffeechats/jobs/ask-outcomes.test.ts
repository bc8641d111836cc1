import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notices, notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { failingFor } from '../../../testing/failing-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { seoul, test } from '../testing/coffeechat-world.ts'
import { askOutcomesJob } from './ask-outcomes.ts'

/** The tests start at ten in the morning of 16 November 2026; another process may have another time. */
const at = (server: TestApp, text: string) => ({ ...server.deps, clock: () => seoul(text) })
const askedKeys = async (server: TestApp, { userId }: TestCandidate) => {
  const rows = await server.db.drizzle.select().from(notices).where(eq(notices.userId, userId))
  return rows.map(({ dedupeKey }) => dedupeKey).filter((key) => key.endsWith(':OUTCOME'))
}

describe('[KEEP-1] the question about the outcome', () => {
  test('is sent to both sides once, however many processes run', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    const timeId = await world.fixed(id, '2026-11-16T16:00:00')
    await askOutcomesJob.run(at(server, '2026-11-16T16:29:59'))
    expect(await askedKeys(server, me)).toEqual([])
    for (const moment of ['2026-11-16T16:30:00', '2026-11-16T16:35:00', '2026-11-20T10:00:00'])
      await Promise.all([1, 2, 3].map(() => askOutcomesJob.run(at(server, moment))))
    expect(await askedKeys(server, me)).toEqual([`COFFEECHAT:${timeId}:OUTCOME`])
    const told = await world.told(me)
    expect(told.get(`COFFEECHAT:${timeId}:OUTCOME`)).toMatchObject({
      type: 'COFFEECHAT',
      content: { coffeechatId: id, startsAt: seoul('2026-11-16T16:00:00').toISOString() },
      dueAt: seoul('2026-11-16T16:30:00'),
    })
    const company = await world.companyTold(id)
    expect(company.filter((type) => type === 'COFFEECHAT_OUTCOME_ASKED')).toHaveLength(1)
  })

  test('[OPS-1] is sent to others when it fails for one', async ({ server, world }) => {
    const [broken, other] = [await addCandidate(server), await addCandidate(server)]
    for (const one of [broken, other]) await world.fixed(await world.match(one), '2026-11-15T16:00:00')
    const brokenRows = { table: 'notices', rows: `user_id = '${broken.userId}'` }
    await failingFor(server.db.pool, brokenRows, () =>
      expect(askOutcomesJob.run(server.deps)).rejects.toThrow('1 of the pieces'),
    )
    const asked = async () =>
      Promise.all([broken, other].map(async (one) => (await askedKeys(server, one)).length))
    expect(await asked()).toEqual([0, 1])
    await askOutcomesJob.run(server.deps)
    expect(await asked()).toEqual([1, 1])
  })

  test('is not sent after an answer or after the days', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    await world.fixed(id, '2026-11-15T16:00:00')
    await world.outcome(me, id, 'MET')
    const old = await world.match(me)
    await world.fixed(old, '2026-11-09T09:30:00')
    await askOutcomesJob.run(server.deps)
    expect(await askedKeys(server, me)).toEqual([])
    expect(await world.companyTold(id)).toContain('COFFEECHAT_OUTCOME_ASKED')
    expect(await world.companyTold(old)).not.toContain('COFFEECHAT_OUTCOME_ASKED')
  })

  test('is not sent to people who turned it off; their home page asks', async ({ server, world }) => {
    const me = await addCandidate(server)
    const id = await world.match(me)
    await world.fixed(id, '2026-11-15T16:00:00')
    const { userId } = me
    const mutedTypes = ['COFFEECHAT']
    await server.db.drizzle
      .insert(notificationSettings)
      .values({ userId, mutedTypes, updatedAt: server.clock() })
    await askOutcomesJob.run(server.deps)
    await askOutcomesJob.run(server.deps)
    expect(await askedKeys(server, me)).toEqual([])
    const asked = (await world.companyTold(id)).filter((type) => type === 'COFFEECHAT_OUTCOME_ASKED')
    expect(asked).toHaveLength(1)
  })
})
