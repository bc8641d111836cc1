import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moreOfferRequests } from '../../db/schema/requests.ts'
import { addOperator } from '../../db/test-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../testing/test-candidate.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = (who: TestCandidate, body?: unknown, id = who.userId) =>
  server.call('PATCH', `/v2/users/more/${id}`, { token: who.token, body })

const asked = async ({ userId }: TestCandidate) => {
  const found = await server.db.drizzle
    .select()
    .from(moreOfferRequests)
    .where(eq(moreOfferRequests.userId, userId))
    .orderBy(moreOfferRequests.createdAt, moreOfferRequests.id)
  return found.map(({ message }) => message)
}

test('[BIZ-4] a wish for more offers reaches the agents, with or without words', async () => {
  const me = await addCandidate(server)
  const answer = await ask(me)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await asked(me)).toEqual([''])
})

test('asking again while nobody has seen to it changes the words alone', async () => {
  const me = await addCandidate(server)
  await Promise.all(['a', 'b', 'c'].map((message) => ask(me, { message })))
  expect(await asked(me)).toHaveLength(1)
  await ask(me, { message: ' 핀테크 회사를 더 보고 싶어요 ' })
  await ask(me, {})
  expect(await asked(me)).toEqual(['핀테크 회사를 더 보고 싶어요'])
})

test('after an agent saw to it, a new wish is a new one', async () => {
  const me = await addCandidate(server)
  await ask(me, { message: '첫째' })
  const handled = { handledAt: server.clock(), handledBy: await addOperator(server.db.drizzle) }
  await server.db.drizzle
    .update(moreOfferRequests)
    .set(handled)
    .where(eq(moreOfferRequests.userId, me.userId))
  await ask(me, { message: '둘째' })
  expect(await asked(me)).toEqual(['첫째', '둘째'])
})

test('[VAL-16] 1000 characters fit, 1001 do not', async () => {
  const me = await addCandidate(server)
  expect((await ask(me, { message: '가'.repeat(1000) })).statusCode).toBe(204)
  const refused = await ask(me, { message: '나'.repeat(1001) })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { message: '1000자까지 작성 가능해요' }])
  expect(await asked(me)).toEqual(['가'.repeat(1000)])
})
