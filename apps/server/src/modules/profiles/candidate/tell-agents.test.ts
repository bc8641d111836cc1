import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { addOperator } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { saveForm } from '../testing/form-world.ts'
import { addWhole, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

test.beforeEach(async ({ server }) => {
  server.clock.set('2026-11-16T10:00:00+09:00')
})

const save = (server: TestApp, me: Whole, body: object, who: { token: string } = me) =>
  saveForm(server, who, body)

describe('isSlack', () => {
  const told = async (server: TestApp, me: Whole) =>
    (await server.db.drizzle.select().from(notices)).filter(
      ({ content }) => (content as { userId?: string }).userId === me.userId,
    )

  test('tells each agent who still works here, once a day', async ({ server, me, clock }) => {
    const db = server.db.drizzle
    const agents = [await addOperator(db), await addOperator(db)]
    const left = await addOperator(db)
    await db.update(operators).set({ disabledAt: clock() }).where(eq(operators.id, left))
    await Promise.all([
      save(server, me, { isSlack: true }),
      save(server, me, { isSlack: true }),
      save(server, me, { agent: true, isSlack: true }),
    ])
    const first = await told(server, me)
    expect(first.map(({ operatorId }) => operatorId).toSorted()).toEqual(agents.toSorted())
    expect(first[0]).toMatchObject({ type: 'PROFILE_SAVED', content: { userId: me.userId }, userId: null })
    clock.advance({ hours: 24 })
    await save(server, me, { isSlack: true }, server.signIn('candidate', { subjectId: me.userId }))
    expect(await told(server, me)).toHaveLength(4)
  })

  test('tells nobody when it is not asked for, or when the form was refused', async ({ server, me }) => {
    await save(server, me, { isSlack: false, agent: true })
    await save(server, me, { agent: true })
    await save(server, me, { isSlack: true, careerItems: [{ id: server.deps.ids.next() }] })
    expect(await told(server, me)).toEqual([])
  })
})
