import { expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

type Item = { id: string; writer: string; hiddenAt: string | null; hiddenReason: string | null; body: string }
type Queue = { items: Item[]; openCount: number; nextCursor: string | null }

const test = serverTest().extend('token', async ({ server }) => (await addTestOperator(server)).token)

test.beforeEach(async ({ server }) => {
  server.clock.advance({ hours: 2 })

  await server.db.pool.query('delete from talk_posts')
})

const queue = async (server: TestApp, token: string, query = '') =>
  (await server.call('GET', `/console/talk${query}`, { token })).json<Queue>()
const act = (server: TestApp, token: string, id: string, action: 'hide' | 'restore', reason: string) =>
  server.call('POST', `/console/talk/${id}/${action}`, { token, body: { reason } })
const isShown = async (server: TestApp, id: string) =>
  (await server.call('GET', '/talk/posts')).body.includes(id)

async function written(
  server: TestApp,
  who: TestCandidate,
  body: string,
  parentId?: string,
): Promise<string> {
  const options = { token: who.token, body: { body, ...(parentId && { parentId }) } }
  return (await server.call('POST', '/talk/posts', options)).json<{ id: string }>().id
}
async function report(server: TestApp, id: string, reasons: readonly string[]) {
  for (const reason of reasons) {
    server.clock.advance({ minutes: 1 })
    const who = await addCandidate(server)
    await server.call('POST', `/talk/posts/${id}/report`, { token: who.token, body: { reason } })
  }
}

test('[ROUTE-11] the queue shows what was reported and why, without any identity', async ({
  server,
  token,
}) => {
  const writer = await addCandidate(server, { name: '카나리' })
  const opening = await written(server, await addCandidate(server), '커피챗에서 무엇을 묻나요?')
  const id = await written(server, writer, '컨설팅 할인해요', opening)
  const elsewhere = await written(server, writer, '여기도 할인해요')
  expect(await queue(server, token)).toEqual({ items: [], openCount: 0, nextCursor: null })
  await report(server, id, ['광고예요', '사실이 아니에요', '광고예요'])
  await report(server, elsewhere, ['광고예요'])
  const answer = await server.call('GET', '/console/talk', { token })
  const { items, openCount } = answer.json<Queue>()
  expect(openCount).toBe(2)
  expect(items[0]).toMatchObject({
    id,
    body: '컨설팅 할인해요',
    answers: '커피챗에서 무엇을 묻나요?',
    hiddenAt: expect.any(String) as string,
    hiddenReason: null,
    reports: [
      { reason: '광고예요', count: 2 },
      { reason: '사실이 아니에요', count: 1 },
    ],
  })
  expect(items[1]).toMatchObject({ id: elsewhere, answers: null, hiddenAt: null })
  expect(items[0]!.writer).toMatch(/^[0-9A-F]{6}$/)
  expect(items[1]!.writer).toBe(items[0]!.writer)
  const { rows } = await server.db.pool.query<{ user_id: string }>('select user_id from talk_reports')
  for (const { user_id } of [...rows, { user_id: writer.userId }]) expect(answer.body).not.toContain(user_id)
  expect(answer.body).not.toContain('카나리')
})

test('[ROUTE-11] a post that a moderator hides leaves the list and the open queue, and the decision is in the audit trail', async ({
  server,
  token,
}) => {
  const id = await written(server, await addCandidate(server), '컨설팅 할인해요')
  await report(server, id, ['광고예요'])
  expect((await act(server, token, id, 'hide', '광고')).statusCode).toBe(204)
  expect(await isShown(server, id)).toBe(false)
  expect(await queue(server, token)).toMatchObject({ items: [], openCount: 0 })
  expect((await queue(server, token, '?status=handled')).items).toMatchObject([{ id, hiddenReason: '광고' }])
  const { rows } = await server.db.pool.query(
    'select action, detail from audit_log where subject_id = $1 order by id',
    [id],
  )
  expect(rows).toEqual([{ action: 'talk.hide', detail: { reason: '광고' } }])
})

test('[ROUTE-11] a restored post stays in spite of its old reports, and can be reported by others', async ({
  server,
  token,
}) => {
  const id = await written(server, await addCandidate(server), '우리 회사는 이래요')
  await report(server, id, ['사실이 아니에요', '사실이 아니에요', '사실이 아니에요'])
  expect(await isShown(server, id)).toBe(false)
  await act(server, token, id, 'restore', '잘못된 신고')
  expect(await isShown(server, id)).toBe(true)
  await report(server, id, ['사실이 아니에요', '사실이 아니에요'])
  expect([await isShown(server, id), (await queue(server, token)).openCount]).toEqual([true, 1])
  await report(server, id, ['사실이 아니에요'])
  expect(await isShown(server, id)).toBe(false)
})

test('[ROUTE-11] an unknown reason and an unknown post are refused', async ({ server, token }) => {
  const writer = await addCandidate(server)
  const id = await written(server, writer, '안녕하세요')
  expect((await act(server, token, id, 'hide', '마음에 안 들어서')).statusCode).toBe(400)
  expect((await act(server, token, server.deps.ids.next(), 'hide', '광고')).statusCode).toBe(404)
  await server.call('DELETE', `/talk/posts/${id}`, { token: writer.token })
  expect((await act(server, token, id, 'restore', '잘못된 신고')).statusCode).toBe(404)
})

test('[ROUTE-11] the queue has pages, the longest waiting first', async ({ server, token }) => {
  const ids: string[] = []
  for (let count = 0; count < 5; count += 1) {
    const id = await written(server, await addCandidate(server), `글 ${count}`)
    await report(server, id, ['광고예요'])
    ids.push(id)
  }
  const first = await queue(server, token, '?limit=3')
  const second = await queue(server, token, `?limit=3&cursor=${first.nextCursor}`)
  expect([first, second].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids)
  for (const id of ids) await act(server, token, id, 'hide', '도배')
  const handled = await queue(server, token, '?status=handled&limit=3')
  const rest = await queue(server, token, `?status=handled&limit=3&cursor=${handled.nextCursor}`)
  expect([...handled.items, ...rest.items]).toHaveLength(5)
})

test('[BIZ-1] recruiters cannot moderate', async ({ server }) => {
  const { rows } = await server.db.pool.query<{ id: string }>(
    `insert into companies (id, name, key, created_at) values (gen_random_uuid(), '바다랩', '바다랩', now()) returning id`,
  )
  const recruiter = await addTestOperator(server, { companyId: rows[0]!.id })
  expect((await server.call('GET', '/console/talk', { token: recruiter.token })).statusCode).toBe(403)
})
