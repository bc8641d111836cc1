import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addWhole, snapshotOf, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

const patch = (server: TestApp, me: Whole, path: string, body: unknown) =>
  server.call('PATCH', path, { token: me.token, body })
const profile = async (server: TestApp, me: Whole) =>
  (await server.call('GET', '/v3/users/profile', { token: me.token })).json()

const at = (length: number) => '가'.repeat(length)
const names = (count: number) => Array.from({ length: count }, (_, place) => `이름${place}`)

describe('[PRO-16] each on its own', () => {
  test.for<[string, object, object]>([
    ['/users/techstack', { techStackItems: [' React ', 'react', 'Go'] }, { techStackItems: ['React', 'Go'] }],
    ['/users/techstack', { techStackItems: [] }, { techStackItems: [] }],
    ['/users/hashtag', { hashtags: ['#웹 성능#결제'] }, { hashtags: ['웹성능', '결제'] }],
    ['/users/hashtag', { hashtags: [at(15), ...names(29)] }, { hashtags: [at(15), ...names(29)] }],
    ['/users/email', { email: ' me@example.com ' }, { email: 'me@example.com' }],
    ['/users/email', { email: '' }, { email: null }],
    ['/users/email', { email: null }, { email: null }],
    ['/users/ismajor', { isMajor: false }, { isMajor: false }],
    ['/users/willingness', { willingness: 'ACTIVE' }, { willingness: 'ACTIVE' }],
  ])('PATCH %s %j', async ([path, body, stored], { server, me }) => {
    const before = await profile(server, me)
    const answer = await patch(server, me, path, body)
    expect([answer.statusCode, answer.json()]).toEqual([200, stored])
    const { completeness, ...after } = await profile(server, me)
    expect(after).toEqual({ ...before, ...stored, completeness: undefined })
    expect(completeness.majorTechStack).toBe(after.techStackItems.length > 0)
  })

  test.for<[string, object, Record<string, unknown>]>([
    ['/users/techstack', { techStackItems: [at(51)] }, { 'techStackItems.0': '50자까지 작성 가능해요' }],
    ['/users/techstack', { techStackItems: [' '] }, { 'techStackItems.0': '필수 값이에요' }],
    ['/users/techstack', { techStackItems: names(51) }, { techStackItems: '50개까지 넣을 수 있어요' }],
    ['/users/techstack', { techStackItems: 'React' }, { techStackItems: expect.any(String) }],
    ['/users/hashtag', { hashtags: [at(16)] }, { hashtags: '키워드는 15자까지 쓸 수 있어요.' }],
    [
      '/users/hashtag',
      { hashtags: names(31) },
      { hashtags: '나의 업무 키워드는 최대 30개까지 추가할 수 있습니다.' },
    ],
    ['/users/hashtag', {}, { hashtags: '필수 값이에요' }],
    ['/users/email', { email: 'me' }, { email: '유효하지 않은 이메일 입니다.' }],
    ['/users/email', { email: 7 }, { email: expect.any(String) }],
    ['/users/email', { email: 'me@example.com\u0000' }, { email: expect.any(String) }],
    ['/users/ismajor', { isMajor: 'true' }, { isMajor: expect.any(String) }],
    ['/users/ismajor', { isMajor: null }, { isMajor: '필수 값이에요' }],
    ['/users/willingness', { willingness: 'MAYBE' }, { willingness: '고를 수 있는 값이 아니에요' }],
  ])(
    'PATCH %s %j is refused with its sentence and changes nothing',
    async ([path, body, fields], { server, me }) => {
      const before = await snapshotOf(server, me.userId)
      const answer = await patch(server, me, path, body)
      expect([answer.statusCode, answer.json().fields]).toEqual([400, fields])
      expect(await snapshotOf(server, me.userId)).toEqual(before)
    },
  )

  test('the e-mail address is stored sealed', async ({ server, me }) => {
    await patch(server, me, '/users/email', { email: 'secret@example.com' })
    const [row] = await server.db.drizzle.select().from(users).where(eq(users.id, me.userId))
    expect(row!.emailSealed).not.toContain('secret')
    expect(JSON.stringify(server.logged)).not.toContain('secret@example.com')
  })

  test('of somebody who has left', async ({ server, me }) => {
    await server.db.pool.query('delete from users where id = $1', [me.userId])
    expect((await patch(server, me, '/users/ismajor', { isMajor: true })).statusCode).toBe(401)
  })
})
