import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { jobs } from '../../../platform/db/schema/catalogue.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

type Reply = { id: string; nickname: string; jobLabel: string | null; body: string; isMine: boolean }
type Post = Reply & { isDeleted: boolean; replies: Reply[] }
type Page = { items: Post[]; nextCursor: string | null }

test.beforeAll(async ({ server }) => {
  await server.db.drizzle
    .insert(jobs)
    .values({ id: server.deps.ids.next(), label: '개발', subLabel: '백엔드 개발자', key: '백엔드' })
})
test.beforeEach(async ({ server, clock }) => {
  clock.advance({ hours: 2 })
  await server.db.pool.query('delete from talk_posts')
})

const someone = (server: TestApp) => addCandidate(server, { jobLabel: '개발' })
const write = (server: TestApp, who: TestCandidate, body: string, parentId?: string) =>
  server.call('POST', '/talk/posts', { token: who.token, body: { body, ...(parentId && { parentId }) } })
async function written(server: TestApp, who: TestCandidate, body: string, parentId?: string) {
  server.clock.advance({ seconds: 1 })
  return (await write(server, who, body, parentId)).json<{ id: string; nickname: string }>()
}
const list = async (server: TestApp, query = '', token?: string) =>
  (await server.call('GET', `/talk/posts${query}`, { ...(token && { token }) })).json<Page>()
const report = (server: TestApp, who: TestCandidate, id: string, reason = '광고예요') =>
  server.call('POST', `/talk/posts/${id}/report`, { token: who.token, body: { reason } })
const remove = (server: TestApp, who: TestCandidate, id: string) =>
  server.call('DELETE', `/talk/posts/${id}`, { token: who.token })
const code = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code

test('[ROUTE-11] everybody reads threads newest first with their replies, without the writers', async ({
  server,
}) => {
  const [opener, answerer] = [await someone(server), await someone(server)]
  const first = await written(server, opener, '  연봉을 먼저 알려 주니 편해요. ')
  const second = await written(server, answerer, 'PM은 얼마나 받나요?')
  const reply = await written(server, answerer, '저도요', first.id)
  const own = await written(server, opener, '그렇죠?', first.id)

  const answer = await server.call('GET', '/talk/posts')
  const { items, nextCursor } = answer.json<Page>()
  expect(items.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(items[1]).toMatchObject({
    body: '연봉을 먼저 알려 주니 편해요.',
    jobLabel: '개발',
    isMine: false,
    isDeleted: false,
    replies: [
      { id: reply.id, body: '저도요', nickname: reply.nickname },
      { id: own.id, body: '그렇죠?' },
    ],
  })
  expect(nextCursor).toBeNull()
  for (const { userId } of [opener, answerer]) expect(answer.body).not.toContain(userId)
})

test('[ROUTE-11] a person has one name in a thread, nobody else has it there, and it is another one elsewhere', async ({
  server,
}) => {
  const [me, other] = [await someone(server), await someone(server)]
  const first = await written(server, me, '하나')
  const again = await written(server, me, '하나 더', first.id)
  const theirs = await written(server, other, '둘', first.id)
  const second = await written(server, me, '다른 이야기')
  expect(again.nickname).toBe(first.nickname)
  expect(theirs.nickname).not.toBe(first.nickname)
  expect(second.nickname).not.toBe(first.nickname)
  const mine = (await list(server, '', me.token)).items.flatMap((post) => [post, ...post.replies])
  expect(mine.filter(({ isMine }) => isMine)).toHaveLength(3)
})

test('[ROUTE-11] a job that somebody typed in is not shown', async ({ server }) => {
  await written(server, await addCandidate(server, { jobLabel: '한지우의 비서' }), '안녕하세요')
  expect((await list(server)).items[0]).toMatchObject({ jobLabel: null })
})

test('[ROUTE-11] only verified people write and report', async ({ server }) => {
  const visitor = await addCandidate(server, { certifiedAt: null })
  const { id } = await written(server, await someone(server), '안녕하세요')
  expect(code(await write(server, visitor, '안녕하세요'))).toBe('TALK_NEEDS_CAREER')
  expect(code(await report(server, visitor, id))).toBe('TALK_NEEDS_CAREER')
  expect((await server.call('POST', '/talk/posts', { body: { body: '안녕' } })).statusCode).toBe(401)
})

test.for([
  ['', '내용을 입력해 주세요'],
  ['가'.repeat(501), '500자까지 작성 가능해요'],
  ['010-1234-5678로 연락 주세요', '전화번호는 쓸 수 없어요. 모두가 보는 곳이에요'],
  ['me@example.com', '이메일 주소는 쓸 수 없어요. 모두가 보는 곳이에요'],
] as const)('[ROUTE-11] %j is refused with a sentence', async ([body, sentence], { server }) => {
  const answer = await write(server, await someone(server), body)
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { body: sentence }])
})

test('[ROUTE-11] five posts in an hour are the limit, also for posts at once and for deleted ones', async ({
  server,
  clock,
}) => {
  const me = await someone(server)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, count) => write(server, me, `${count}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
  expect(code(answers.find(({ statusCode }) => statusCode === 429)!)).toBe('TALK_TOO_MANY')
  const posted = answers.find(({ statusCode }) => statusCode === 200)!.json<{ id: string }>()
  await remove(server, me, posted.id)
  expect((await write(server, me, '또')).statusCode).toBe(429)
  clock.advance({ minutes: 61 })
  const later = server.signIn('candidate', { subjectId: me.userId })
  expect((await write(server, { ...me, ...later }, '또')).statusCode).toBe(200)
})

test('[ROUTE-11] only visible posts that open a thread can be replied to', async ({ server }) => {
  const me = await someone(server)
  const { id } = await written(server, me, '하나')
  const reply = await written(server, me, '답글', id)
  expect((await write(server, me, '답글의 답글', reply.id)).statusCode).toBe(404)
  expect((await write(server, me, '없는 글', server.deps.ids.next())).statusCode).toBe(404)
  await remove(server, me, id)
  expect((await write(server, me, '지운 글', id)).statusCode).toBe(404)
})

test('[ROUTE-11] a full thread takes no more replies', async ({ server }) => {
  const me = await someone(server)
  const { id } = await written(server, me, '하나')
  await server.db.pool.query(
    `insert into talk_posts (id, user_id, parent_id, nickname, body, created_at)
     select gen_random_uuid(), user_id, id, nickname, '답글', created_at from talk_posts, generate_series(1, 100)
     where id = $1`,
    [id],
  )
  expect(code(await write(server, await someone(server), '백한 번째', id))).toBe('TALK_THREAD_FULL')
  expect((await list(server)).items[0]!.replies).toHaveLength(100)
})

test('[ROUTE-11] a person deletes their own post; its place stays while it has replies', async ({
  server,
}) => {
  const [me, other] = [await someone(server), await someone(server)]
  const alone = await written(server, me, '혼자')
  const thread = await written(server, me, '함께')
  const reply = await written(server, other, '답글', thread.id)
  expect((await remove(server, other, thread.id)).statusCode).toBe(404)
  for (const { id } of [alone, thread]) expect((await remove(server, me, id)).statusCode).toBe(204)
  expect((await remove(server, me, alone.id)).statusCode).toBe(404)
  expect((await list(server)).items).toMatchObject([
    { id: thread.id, isDeleted: true, body: '', nickname: '', jobLabel: null, replies: [{ id: reply.id }] },
  ])
  const { rows } = await server.db.pool.query('select body from talk_posts where user_id = $1', [me.userId])
  expect(rows).toEqual([{ body: '' }, { body: '' }])
  await remove(server, other, reply.id)
  expect((await list(server)).items).toEqual([])
})

test('[PRO-14] posts of a person who left the service are hidden', async ({ server }) => {
  const me = await someone(server)
  await written(server, me, '안녕하세요')
  await server.call('DELETE', '/v3/users', { token: me.token, body: { reason: '이직했어요' } })
  expect((await list(server)).items).toEqual([])
})

test('[ROUTE-11] reports of three people hide a post; each person counts once, the writer does not', async ({
  server,
}) => {
  const writer = await someone(server)
  const { id } = await written(server, writer, '이직 컨설팅 할인해요')
  const [first, second, third] = [await someone(server), await someone(server), await someone(server)]
  for (const who of [first, first, first, second])
    expect((await report(server, who, id)).statusCode).toBe(204)
  expect((await report(server, writer, id)).statusCode).toBe(404)
  expect((await list(server)).items).toHaveLength(1)
  await report(server, third, id, '사실이 아니에요')
  expect((await list(server)).items).toEqual([])
  expect((await report(server, await someone(server), id)).statusCode).toBe(404)
  expect((await write(server, first, '답글', id)).statusCode).toBe(404)
  expect((await report(server, first, server.deps.ids.next())).statusCode).toBe(404)
})

test('[ROUTE-11] pages have no gap when posts are written between them', async ({ server }) => {
  const people = [await someone(server), await someone(server)]
  const ids: string[] = []
  for (let count = 0; count < 7; count += 1)
    ids.unshift((await written(server, people[count % 2]!, `${count}`)).id)
  const first = await list(server, '?limit=3')
  await written(server, await someone(server), '새 글')
  const second = await list(server, `?limit=3&cursor=${first.nextCursor}`)
  const third = await list(server, `?limit=3&cursor=${second.nextCursor}`)
  expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids)
  expect(third.nextCursor).toBeNull()
  expect((await list(server, '?cursor=anything')).items).toHaveLength(8)
})
