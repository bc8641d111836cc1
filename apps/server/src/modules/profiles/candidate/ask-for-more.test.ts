import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { moreOfferRequests } from '../../../platform/db/schema/desk.ts'
import { addOperator } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const ask = (server: TestApp, who: TestCandidate, body?: unknown, id = who.userId) =>
  server.call('PATCH', `/v2/users/more/${id}`, { token: who.token, body })

const asked = async (server: TestApp, { userId }: TestCandidate) => {
  const found = await server.db.drizzle
    .select()
    .from(moreOfferRequests)
    .where(eq(moreOfferRequests.userId, userId))
    .orderBy(moreOfferRequests.createdAt, moreOfferRequests.id)
  return found.map(({ message }) => message)
}

test('[BIZ-4] a wish for more offers reaches the agents, with or without words', async ({ server }) => {
  const me = await addCandidate(server)
  const answer = await ask(server, me)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await asked(server, me)).toEqual([''])
})

test('asking again while nobody has seen to it changes the words alone', async ({ server }) => {
  const me = await addCandidate(server)
  await Promise.all(['a', 'b', 'c'].map((message) => ask(server, me, { message })))
  expect(await asked(server, me)).toHaveLength(1)
  await ask(server, me, { message: ' 핀테크 회사를 더 보고 싶어요 ' })
  await ask(server, me, {})
  expect(await asked(server, me)).toEqual(['핀테크 회사를 더 보고 싶어요'])
})

test('after an agent saw to it, a new wish is a new one', async ({ server, clock }) => {
  const me = await addCandidate(server)
  await ask(server, me, { message: '첫째' })
  const handled = { handledAt: clock(), handledBy: await addOperator(server.db.drizzle) }
  await server.db.drizzle
    .update(moreOfferRequests)
    .set(handled)
    .where(eq(moreOfferRequests.userId, me.userId))
  await ask(server, me, { message: '둘째' })
  expect(await asked(server, me)).toEqual(['첫째', '둘째'])
})

test('[VAL-16] 1000 characters fit, 1001 do not', async ({ server }) => {
  const me = await addCandidate(server)
  expect((await ask(server, me, { message: '가'.repeat(1000) })).statusCode).toBe(204)
  const refused = await ask(server, me, { message: '나'.repeat(1001) })
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { message: '1000자까지 작성 가능해요' }])
  expect(await asked(server, me)).toEqual(['가'.repeat(1000)])
})
