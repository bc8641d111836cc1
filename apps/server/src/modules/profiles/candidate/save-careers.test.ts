import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refusedForm, saveForm } from '../testing/form-world.ts'
import { addWhole, snapshotOf, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

const save = (server: TestApp, me: Whole, body: object, who: { token: string } = me) =>
  saveForm(server, who, body)
const refused = (server: TestApp, me: Whole, body: object) => refusedForm(server, me, body)

const profile = async (server: TestApp, me: Whole) =>
  (await server.call('GET', '/v3/users/profile', { token: me.token })).json()

const myRow = async (server: TestApp, me: Whole) =>
  (await server.db.drizzle.select().from(users).where(eq(users.id, me.userId)))[0]!

describe('[PRO-1] my jobs', () => {
  test('[PRO-3] [PRO-4] job, detail and hiding change; company and dates are verified facts', async ({
    server,
    me,
  }) => {
    const [id] = me.careerIds
    const before = (await profile(server, me)).careerItems[0]
    const sent = { id, company: '다른회사', start: '2001-01-01', end: '2002-01-01' }
    const answer = await save(server, me, {
      careerItems: [{ ...sent, job: ' 웹 개발자 ', detail: '만들었어요', hide: true }],
    })
    expect(answer.json().careerItems[0]).toEqual({
      ...before,
      job: '웹 개발자',
      detail: '만들었어요',
      hide: true,
    })
    expect(
      (await save(server, me, { careerItems: [{ id, hide: false }] })).json().careerItems[0],
    ).toMatchObject({
      job: '웹 개발자',
      detail: '만들었어요',
      hide: false,
    })
  })

  test('[PRO-3] a job has 50 characters, not 51', async ({ server, me }) => {
    const [id] = me.careerIds
    const job = '가'.repeat(50)
    expect((await save(server, me, { careerItems: [{ id, job }] })).json().careerItems[0].job).toBe(job)
    expect(await refused(server, me, { careerItems: [{ id, job: `${job}나` }] })).toEqual({
      'careerItems.0.job': '50자까지 작성 가능해요',
    })
  })

  test('[PRO-4] the months that companies search by leave hidden jobs out', async ({ server, me }) => {
    await save(server, me, { careerItems: [{ id: me.careerIds[1], hide: true }] })
    expect((await myRow(server, me)).careerMonths).toBe(68)
    await save(server, me, { careerItems: [{ id: me.careerIds[1], hide: false }] })
    expect((await myRow(server, me)).careerMonths).toBe(99)
  })

  test('[OFR-13] hiding the present job does not let its employer see me', async ({ server, me }) => {
    await save(server, me, { careerItems: [{ id: me.careerIds[0], hide: true }] })
    const { rows } = await server.db.pool.query('select company_key from blocks where candidate_id = $1', [
      me.userId,
    ])
    expect(rows).toEqual([{ company_key: '모카로지스' }])
  })

  test('somebody else’s job is not found, and my own beside it stays as it was', async ({ server, me }) => {
    const other = await addWhole(server)
    const before = await Promise.all([me, other].map(({ userId }) => snapshotOf(server, userId)))
    for (const foreign of [other.careerIds[0]!, server.deps.ids.next()]) {
      const careerItems = [me.careerIds[0]!, foreign].map((id) => ({ id, detail: '내 것' }))
      expect((await save(server, me, { careerItems, agent: true })).statusCode).toBe(404)
    }
    expect(await Promise.all([me, other].map(({ userId }) => snapshotOf(server, userId)))).toEqual(before)
  })

  test('a hundred of them are one statement', async ({ server, me, clock }) => {
    const many = Array.from({ length: 98 }, (_, place) => ({
      id: server.deps.ids.next(),
      userId: me.userId,
      company: `회사 ${place}`,
      companyKey: `회사${place}`,
      startedOn: '2001-01-01',
      endedOn: '2001-02-01',
      verifiedAt: clock(),
      updatedAt: clock(),
    }))
    await server.db.drizzle.insert(careers).values(many)
    const careerItems = [...me.careerIds, ...many.map(({ id }) => id)].map((id) => ({ id, detail: id }))
    const answer = await save(server, me, { careerItems })
    expect(
      answer.json().careerItems.every((item: { id: string; detail: string }) => item.id === item.detail),
    ).toBe(true)
  })
})
