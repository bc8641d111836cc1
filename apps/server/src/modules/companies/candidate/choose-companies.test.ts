import { companyKey } from '@coffeeattack/domain/companies/name'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { blocks, companyAliases } from '../../../platform/db/schema/companies.ts'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

test.beforeAll(async ({ server }) => {
  const doodle = await addCompany(server.db.drizzle, {
    name: '두들페이',
    key: '두들페이',
    logo: '/logos/doodle-pay.svg',
  })
  await server.db.drizzle
    .insert(companyAliases)
    .values({ companyId: doodle, key: 'doodlepay', name: 'Doodle Pay' })
})

type Mode = 'interest' | 'restrict'
const show = (server: TestApp, who: TestCandidate, mode: Mode) =>
  server.call('GET', `/users/companies/${mode}`, { token: who.token })
const choose = (server: TestApp, who: TestCandidate, mode: Mode, companyItems: unknown) =>
  server.call('PATCH', `/users/companies/${mode}`, { token: who.token, body: { companyItems } })
const select = (server: TestApp, who: TestCandidate, id: string, userSelect: unknown) =>
  server.call('PATCH', `/v2/users/select/${id}`, { token: who.token, body: { userSelect } })

const some = (count: number) => Array.from({ length: count }, (_, index) => `회사${index + 1}`)
const chosen = async (server: TestApp, who: TestCandidate, mode: Mode = 'interest') =>
  (await show(server, who, mode))
    .json<{ companyItems: { name: string }[] }>()
    .companyItems.map(({ name }) => name)

/** As it was possible before there was a limit. */
async function likedBefore(server: TestApp, who: TestCandidate, names: readonly string[]) {
  await server.db.pool.query(
    `insert into company_choices (user_id, mode, company_key, name, position)
     select $1, 'INTEREST', name, name, place from unnest($2::text[]) with ordinality as named (name, place)`,
    [who.userId, names],
  )
}

describe('[PRO-11] liked companies', () => {
  test('are kept in their order, with logo and state of those we know', async ({ server }) => {
    const me = await addCandidate(server)
    const answer = await choose(server, me, 'interest', ['반달랩스', ' ㈜두들페이 ', 'Doodle Pay'])
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      companyItems: [
        { name: '반달랩스', logo: null, active: false },
        { name: '㈜두들페이', logo: '/logos/doodle-pay.svg', active: true },
        { name: 'Doodle Pay', logo: '/logos/doodle-pay.svg', active: true },
      ],
      userSelect: ['반달랩스', '㈜두들페이', 'Doodle Pay'],
    })
    expect((await show(server, me, 'interest')).json()).toEqual(answer.json())
  })

  test('one company stands there once, under its first spelling', async ({ server }) => {
    const me = await addCandidate(server)
    await choose(server, me, 'interest', ['두들페이(주)', '두들 페이', '두들페이 주식회사'])
    expect(await chosen(server, me)).toEqual(['두들페이(주)'])
  })

  test('[VAL-14] six are allowed, a seventh is refused with its sentence and changes nothing', async ({
    server,
  }) => {
    const me = await addCandidate(server)
    expect((await choose(server, me, 'interest', some(6))).statusCode).toBe(200)
    const refused = await choose(server, me, 'interest', some(7))
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'INTEREST_COMPANY_LIMIT'])
    expect(refused.json().fields).toEqual({
      companyItems: '나의 관심회사는 최대 6개까지 선택할 수 있어요!',
    })
    expect(await chosen(server, me)).toEqual(some(6))
  })

  test('[VAL-14] who selected more before keeps as many, and falls back to six with fewer', async ({
    server,
  }) => {
    const me = await addCandidate(server)
    await likedBefore(server, me, some(8))
    expect((await choose(server, me, 'interest', some(9))).json().fields).toEqual({
      companyItems: '나의 관심회사는 최대 8개까지 선택할 수 있어요!',
    })
    expect((await choose(server, me, 'interest', [...some(7), '새 회사'])).statusCode).toBe(200)
    expect((await choose(server, me, 'interest', some(5))).statusCode).toBe(200)
    expect((await choose(server, me, 'interest', some(7))).statusCode).toBe(409)
  })

  test('[VAL-14] of the lists of many tabs at once one stays, whole', async ({ server }) => {
    const me = await addCandidate(server)
    const lists = Array.from({ length: 10 }, (_, tab) => some(6).map((name) => `${name}의 탭 ${tab}`))
    const answers = await Promise.all(lists.map((names) => choose(server, me, 'interest', names)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(lists.map(() => 200))
    expect(lists).toContainEqual(await chosen(server, me))
  })

  test('an empty list takes all back', async ({ server }) => {
    const me = await addCandidate(server)
    await choose(server, me, 'interest', some(3))
    expect((await choose(server, me, 'interest', [])).json()).toEqual({ companyItems: [], userSelect: [] })
  })

  test('can be selected by name under my own id, and under nobody else’s', async ({ server }) => {
    const me = await addCandidate(server)
    const other = await addCandidate(server)
    expect((await select(server, me, me.userId, ['두들페이', '두들페이㈜'])).json()).toEqual({
      userSelect: ['두들페이'],
    })
    expect(await chosen(server, me)).toEqual(['두들페이'])
    expect((await select(server, me, me.userId, some(7))).json().fields).toEqual({
      userSelect: '나의 관심회사는 최대 6개까지 선택할 수 있어요!',
    })
    for (const id of [other.userId, server.deps.ids.next(), 'me'])
      expect((await select(server, me, id, ['반달랩스'])).statusCode).toBe(404)
    expect(await chosen(server, other)).toEqual([])
  })
})

const blocksOf = async (server: TestApp, { userId }: TestCandidate) => {
  const found = await server.db.drizzle.select().from(blocks).where(eq(blocks.candidateId, userId))
  return found.map(({ companyKey: key }) => key).toSorted()
}

describe('[PRO-11] restricted companies', () => {
  test('have no limit and stand beside the liked ones', async ({ server }) => {
    const me = await addCandidate(server)
    await choose(server, me, 'interest', ['반달랩스'])
    const answer = await choose(server, me, 'restrict', some(40))
    expect(answer.statusCode).toBe(200)
    expect(answer.json().userSelect).toEqual(['반달랩스'])
    expect(await chosen(server, me, 'restrict')).toEqual(some(40))
    expect(await chosen(server, me)).toEqual(['반달랩스'])
  })

  test('[OFR-13] are on the block list from then on, however they are written, and leave it again', async ({
    server,
  }) => {
    const me = await addCandidate(server)
    await choose(server, me, 'interest', ['노을클라우드'])
    await choose(server, me, 'restrict', ['(주) 두들 페이', 'Bandal Labs Co., Ltd.'])
    expect(await blocksOf(server, me)).toEqual(['bandallabs', '두들페이'])
    await choose(server, me, 'restrict', ['두들페이'])
    expect(await blocksOf(server, me)).toEqual(['두들페이'])
  })

  test('[OFR-13] the current employer stays blocked whatever is chosen', async ({ server, clock }) => {
    const me = await addCandidate(server)
    const now = clock()
    await server.db.drizzle.insert(careers).values({
      id: server.deps.ids.next(),
      userId: me.userId,
      company: '두들페이(주)',
      companyKey: companyKey('두들페이(주)'),
      startedOn: '2023-09-01',
      verifiedAt: now,
      updatedAt: now,
    })
    await choose(server, me, 'restrict', ['두들페이', '반달랩스'])
    await choose(server, me, 'restrict', [])
    expect(await blocksOf(server, me)).toEqual(['두들페이'])
  })
})

test('[BIZ-12] what stays chosen keeps the moment in which it was', async ({ server, clock }) => {
  const me = await addCandidate(server)
  const first = clock()
  await choose(server, me, 'interest', ['반달랩스', '달그락'])
  clock.advance({ minutes: 1 })
  await choose(server, me, 'interest', ['두들페이', '㈜반달랩스'])
  const { rows } = await server.db.pool.query(
    'select name, chosen_at as at from company_choices where user_id = $1 order by position',
    [me.userId],
  )
  expect(rows).toEqual([
    { name: '두들페이', at: clock() },
    { name: '㈜반달랩스', at: first },
  ])
})

describe('who asks, and for what', () => {
  test('a stranger and somebody who has left', async ({ server }) => {
    expect((await server.call('GET', '/users/companies/interest')).statusCode).toBe(401)
    const gone = await addCandidate(server)
    await server.db.pool.query('delete from users where id = $1', [gone.userId])
    expect((await choose(server, gone, 'interest', ['두들페이'])).statusCode).toBe(401)
  })

  test('a third list is not found', async ({ server }) => {
    const me = await addCandidate(server)
    expect((await show(server, me, 'friends' as Mode)).statusCode).toBe(404)
  })

  test.for([
    ['no list', '두들페이'],
    ['nothing', null],
    ['a number', [7]],
    ['an object', [{ name: '두들페이' }]],
    ['an empty name', ['두들페이', ' ']],
    ['signs alone', ['두들페이', '★★']],
    ['a text too long', ['가'.repeat(101)]],
    ['three hundred and one', some(301)],
  ])('%s is refused and changes nothing', async ([, companyItems], { server }) => {
    const me = await addCandidate(server)
    await choose(server, me, 'restrict', ['반달랩스'])
    const refused = await choose(server, me, 'restrict', companyItems)
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'INVALID_INPUT'])
    expect(await chosen(server, me, 'restrict')).toEqual(['반달랩스'])
  })

  test('unknown fields are ignored', async ({ server }) => {
    const me = await addCandidate(server)
    const other = await addCandidate(server)
    const body = { companyItems: ['반달랩스'], userId: other.userId, active: true }
    await server.call('PATCH', '/users/companies/interest', { token: me.token, body })
    expect([await chosen(server, me), await chosen(server, other)]).toEqual([['반달랩스'], []])
  })
})
