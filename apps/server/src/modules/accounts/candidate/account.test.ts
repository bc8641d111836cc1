import { describe, expect } from 'vitest'
import { profileViews } from '../../../platform/db/schema/candidates.ts'
import { consents } from '../../../platform/db/schema/consents.ts'
import { addCompany, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const get = (server: TestApp, who: TestCandidate, path: string) =>
  server.call('GET', path, { token: who.token })
const patch = (server: TestApp, who: TestCandidate, path: string, body: object) =>
  server.call('PATCH', path, { token: who.token, body })
const minutesAgo = (server: TestApp, minutes: number) => new Date(server.clock().getTime() - minutes * 60_000)

describe('[TRUST-2] [OFR-14] views of my profile', () => {
  type Views = { items: { company: string; role: string; at: string }[]; nextCursor: string | null }
  const views = async (server: TestApp, who: TestCandidate, query = '') =>
    (await get(server, who, `/users/views${query}`)).json<Views>()

  async function opened(server: TestApp, who: TestCandidate, by: { company?: string; at: Date }[]) {
    const db = server.db.drizzle
    for (const { company, at } of by) {
      const companyId = company ? await addCompany(db, { name: company, key: company }) : null
      const operatorId = await addOperator(db, companyId)
      const role = companyId ? 'RECRUITER' : 'AGENT'
      const id = server.deps.ids.next()
      await db.insert(profileViews).values({ id, candidateId: who.userId, operatorId, companyId, role, at })
    }
  }

  test('list company, role and time, newest first, without the operator', async ({ server }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    await opened(server, me, [
      { company: '노을클라우드', at: minutesAgo(server, 60) },
      { at: minutesAgo(server, 5) },
    ])
    await opened(server, other, [{ company: '반달랩스', at: minutesAgo(server, 1) }])
    const answer = await get(server, me, '/users/views')
    expect(answer.json()).toEqual({
      items: [
        { company: '커피어택', logo: null, role: 'agent', at: minutesAgo(server, 5).toISOString() },
        { company: '노을클라우드', logo: null, role: 'recruiter', at: minutesAgo(server, 60).toISOString() },
      ],
      nextCursor: null,
    })
  })

  test('are paged, each view once, also with equal times', async ({ server }) => {
    const me = await addCandidate(server)
    const at = minutesAgo(server, 30)
    await opened(server, me, [
      ...Array.from({ length: 5 }, (_, place) => ({ company: `회사 ${place}`, at })),
      { company: '먼저', at: minutesAgo(server, 31) },
    ])
    const names: string[] = []
    let cursor: string | null = ''
    for (let page = 0; cursor !== null; page++) {
      const found: Views = await views(server, me, `?limit=2${cursor && `&cursor=${cursor}`}`)
      names.push(...found.items.map(({ company }) => company))
      cursor = found.nextCursor
      expect(page).toBeLessThan(4)
    }
    expect(names).toHaveLength(6)
    expect(new Set(names).size).toBe(6)
    expect(names.at(-1)).toBe('먼저')
  })

  test.for(['cursor=abc', 'cursor=1_2', 'limit=0', 'limit=101', 'limit=two'])(
    '%s is refused',
    async (query, { server }) => {
      const me = await addCandidate(server)
      expect((await get(server, me, `/users/views?${query}`)).statusCode).toBe(400)
    },
  )
})

describe('[TRUST-6] my consents', () => {
  test('are all listed, newest first, and only mine', async ({ server }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const companyId = await addCompany(server.db.drizzle, { name: '달그락', key: '달그락' })
    for (const [who, kind, agreed, at] of [
      [me, 'collection', true, minutesAgo(server, 20)],
      [me, 'marketing', false, minutesAgo(server, 10)],
      [me, 'companyReveal', true, minutesAgo(server, 5)],
      [other, 'taxOffice', true, minutesAgo(server, 1)],
    ] as const)
      await server.db.drizzle.insert(consents).values({
        id: server.deps.ids.next(),
        userId: who.userId,
        kind,
        agreed,
        companyId: kind === 'companyReveal' ? companyId : null,
        at,
        version: '2026-11-01',
        screen: '/submit',
      })
    const said = { version: '2026-11-01', company: null }
    expect((await get(server, me, '/users/consents')).json()).toEqual({
      items: [
        {
          ...said,
          kind: 'companyReveal',
          agreed: true,
          company: '달그락',
          at: minutesAgo(server, 5).toISOString(),
        },
        { ...said, kind: 'marketing', agreed: false, at: minutesAgo(server, 10).toISOString() },
        { ...said, kind: 'collection', agreed: true, at: minutesAgo(server, 20).toISOString() },
      ],
    })
  })
})

describe('[TRUST-1] the disclosure level of my income', () => {
  test('is a band by default, and each level comes with what a company sees', async ({ server }) => {
    const me = await addCandidate(server, { verifiedIncome: 5430 })
    expect((await get(server, me, '/users/income-disclosure')).json()).toMatchObject({
      incomeDisclosure: 'BAND',
      preview: { kind: 'band' },
    })
    const previews = []
    for (const incomeDisclosure of ['HIDDEN', 'AT_LEAST', 'EXACT'])
      previews.push(
        (await patch(server, me, '/users/income-disclosure', { incomeDisclosure })).json().preview,
      )
    expect(previews).toEqual([
      { kind: 'hidden' },
      { kind: 'atLeast', from: 5000 },
      { kind: 'exact', income: 5430 },
    ])
    expect((await get(server, me, '/users/income-disclosure')).json().incomeDisclosure).toBe('EXACT')
  })

  test('shows nothing at any level without a verified income', async ({ server }) => {
    const me = await addCandidate(server)
    const answer = await patch(server, me, '/users/income-disclosure', { incomeDisclosure: 'EXACT' })
    expect(answer.json()).toEqual({ incomeDisclosure: 'EXACT', preview: { kind: 'hidden' } })
  })

  test('changes only mine, and unknown levels are refused', async ({ server }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    await patch(server, me, '/users/income-disclosure', { incomeDisclosure: 'HIDDEN', userId: other.userId })
    expect((await get(server, other, '/users/income-disclosure')).json().incomeDisclosure).toBe('BAND')
    for (const incomeDisclosure of ['ALL', null, 1])
      expect((await patch(server, me, '/users/income-disclosure', { incomeDisclosure })).statusCode).toBe(400)
  })
})

describe('[TRUST-5] notification settings', () => {
  type Settings = { types: { type: string; enabled: boolean }[]; quietHours: object | null }
  const path = '/users/notifications/settings'
  const settings = async (server: TestApp, who: TestCandidate) =>
    (await get(server, who, path)).json<Settings>()
  const off = ({ types }: Settings) => types.filter(({ enabled }) => !enabled).map(({ type }) => type)

  test('are everything but news, and quiet from 21 to 8, by default', async ({ server }) => {
    const me = await addCandidate(server)
    const found = await settings(server, me)
    expect(found.types).toHaveLength(19)
    expect([off(found), found.quietHours]).toEqual([['NEWS'], { from: 21, until: 8 }])
  })

  test('change only in the given fields', async ({ server }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const muted = await patch(server, me, path, { types: [{ type: 'MESSAGE', enabled: false }] })
    expect(off(muted.json())).toEqual(['MESSAGE', 'NEWS'])
    await patch(server, me, path, { quietHours: { from: 23, until: 7 } })
    expect(await settings(server, me)).toMatchObject({ quietHours: { from: 23, until: 7 } })
    await patch(server, me, path, { quietHours: null, types: [{ type: 'SURVEY', enabled: false }] })
    const found = await settings(server, me)
    expect([off(found), found.quietHours]).toEqual([['MESSAGE', 'SURVEY', 'NEWS'], null])
    await patch(server, me, path, { types: [{ type: 'MESSAGE', enabled: true }] })
    expect(off(await settings(server, me))).toEqual(['SURVEY', 'NEWS'])
    expect(off(await settings(server, other))).toEqual(['NEWS'])
  })

  test('news need a consent, which is recorded and can be withdrawn', async ({ server, clock }) => {
    const me = await addCandidate(server)
    await patch(server, me, path, { types: [{ type: 'NEWS', enabled: true }] })
    await patch(server, me, path, { types: [{ type: 'NEWS', enabled: true }] })
    expect(off(await settings(server, me))).toEqual([])
    clock.advance({ seconds: 1 })
    await patch(server, me, path, { types: [{ type: 'NEWS', enabled: false }] })
    const { items } = (await get(server, me, '/users/consents')).json<{
      items: { kind: string; agreed: boolean }[]
    }>()
    expect(items.map(({ kind, agreed }) => [kind, agreed])).toEqual([
      ['marketing', false],
      ['marketing', true],
    ])
  })

  test('concurrent changes of two tabs are both kept', async ({ server }) => {
    const me = await addCandidate(server)
    const types = ['MESSAGE', 'SURVEY', 'COFFEECHAT', 'NEW_OFFER']
    await Promise.all(types.map((type) => patch(server, me, path, { types: [{ type, enabled: false }] })))
    expect(off(await settings(server, me)).toSorted()).toEqual([...types, 'NEWS'].toSorted())
  })

  test.for([
    { types: [{ type: 'SECURITY', enabled: false }] },
    { types: [{ type: 'SPAM', enabled: true }] },
    { types: [{ type: 'MESSAGE', enabled: 'yes' }] },
    { quietHours: { from: 24, until: 8 } },
    { quietHours: { from: 21.5, until: 8 } },
    { quietHours: '21-8' },
  ])('%j is refused and changes nothing', async (body, { server }) => {
    const me = await addCandidate(server)
    expect((await patch(server, me, path, body)).statusCode).toBe(400)
    const { rows } = await server.db.pool.query('select from notification_settings where user_id = $1', [
      me.userId,
    ])
    expect(rows).toEqual([])
  })
})

test('a candidate who has left has no account', async ({ server }) => {
  const gone = await addCandidate(server)
  await server.db.pool.query('delete from users where id = $1', [gone.userId])
  for (const path of ['/users/export', '/users/income-disclosure'])
    expect((await get(server, gone, path)).statusCode).toBe(401)
  expect(
    (await patch(server, gone, '/users/income-disclosure', { incomeDisclosure: 'EXACT' })).statusCode,
  ).toBe(401)
  expect((await patch(server, gone, '/users/notifications/settings', { quietHours: null })).statusCode).toBe(
    401,
  )
  expect(
    (await server.call('DELETE', '/v3/users', { token: gone.token, body: { reason: 'x' } })).statusCode,
  ).toBe(401)
})
