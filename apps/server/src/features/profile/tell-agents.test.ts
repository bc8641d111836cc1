import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notices } from '../../db/schema/notices.ts'
import { operators } from '../../db/schema/operators.ts'
import { addOperator } from '../../db/test-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { saveForm } from './form-world.ts'
import { addWhole, type Whole } from './profile-world.ts'

let server: TestApp
let me: Whole
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-11-16T10:00:00+09:00')
  me = await addWhole(server)
})

const save = (body: object, who: { token: string } = me) => saveForm(server, who, body)

describe('isSlack', () => {
  const told = async () =>
    (await server.db.drizzle.select().from(notices)).filter(
      ({ content }) => (content as { userId?: string }).userId === me.userId,
    )

  test('tells each agent who still works here, once a day', async () => {
    const db = server.db.drizzle
    const agents = [await addOperator(db), await addOperator(db)]
    const left = await addOperator(db)
    await db.update(operators).set({ disabledAt: server.clock() }).where(eq(operators.id, left))
    await Promise.all([
      save({ isSlack: true }),
      save({ isSlack: true }),
      save({ agent: true, isSlack: true }),
    ])
    const first = await told()
    expect(first.map(({ operatorId }) => operatorId).toSorted()).toEqual(agents.toSorted())
    expect(first[0]).toMatchObject({ type: 'PROFILE_SAVED', content: { userId: me.userId }, userId: null })
    server.clock.advance({ hours: 24 })
    await save({ isSlack: true }, server.signIn('candidate', { subjectId: me.userId }))
    expect(await told()).toHaveLength(4)
  })

  test('tells nobody when it is not asked for, or when the form was refused', async () => {
    await save({ isSlack: false, agent: true })
    await save({ agent: true })
    await save({ isSlack: true, careerItems: [{ id: server.deps.ids.next() }] })
    expect(await told()).toEqual([])
  })
})
