import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { careers } from '../../db/schema/profile.ts'
import { users } from '../../db/schema/users.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { refusedForm, saveForm } from './form-world.ts'
import { addWhole, snapshotOf, type Whole } from './profile-world.ts'

let server: TestApp
let me: Whole
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  me = await addWhole(server)
})

const save = (body: object, who: { token: string } = me) => saveForm(server, who, body)
const refused = (body: object) => refusedForm(server, me, body)

const profile = async () => (await server.call('GET', '/v3/users/profile', { token: me.token })).json()

const myRow = async () => (await server.db.drizzle.select().from(users).where(eq(users.id, me.userId)))[0]!

describe('[PRO-1] my jobs', () => {
  test('[PRO-3] [PRO-4] job, detail and hiding change; company and dates are verified facts', async () => {
    const [id] = me.careerIds
    const before = (await profile()).careerItems[0]
    const sent = { id, company: '다른회사', start: '2001-01-01', end: '2002-01-01' }
    const answer = await save({
      careerItems: [{ ...sent, job: ' 웹 개발자 ', detail: '만들었어요', hide: true }],
    })
    expect(answer.json().careerItems[0]).toEqual({
      ...before,
      job: '웹 개발자',
      detail: '만들었어요',
      hide: true,
    })
    expect((await save({ careerItems: [{ id, hide: false }] })).json().careerItems[0]).toMatchObject({
      job: '웹 개발자',
      detail: '만들었어요',
      hide: false,
    })
  })

  test('[PRO-3] a job has 50 characters, not 51', async () => {
    const [id] = me.careerIds
    const job = '가'.repeat(50)
    expect((await save({ careerItems: [{ id, job }] })).json().careerItems[0].job).toBe(job)
    expect(await refused({ careerItems: [{ id, job: `${job}나` }] })).toEqual({
      'careerItems.0.job': '50자까지 작성 가능해요',
    })
  })

  test('[PRO-4] the months that companies search by leave hidden jobs out', async () => {
    await save({ careerItems: [{ id: me.careerIds[1], hide: true }] })
    expect((await myRow()).careerMonths).toBe(68)
    await save({ careerItems: [{ id: me.careerIds[1], hide: false }] })
    expect((await myRow()).careerMonths).toBe(99)
  })

  test('[OFR-13] hiding the present job does not let its employer see me', async () => {
    await save({ careerItems: [{ id: me.careerIds[0], hide: true }] })
    const { rows } = await server.db.pool.query('select company_key from blocks where candidate_id = $1', [
      me.userId,
    ])
    expect(rows).toEqual([{ company_key: '모카로지스' }])
  })

  test('somebody else’s job is not found, and my own beside it stays as it was', async () => {
    const other = await addWhole(server)
    const before = await Promise.all([me, other].map(({ userId }) => snapshotOf(server, userId)))
    for (const foreign of [other.careerIds[0]!, server.deps.ids.next()]) {
      const careerItems = [me.careerIds[0]!, foreign].map((id) => ({ id, detail: '내 것' }))
      expect((await save({ careerItems, agent: true })).statusCode).toBe(404)
    }
    expect(await Promise.all([me, other].map(({ userId }) => snapshotOf(server, userId)))).toEqual(before)
  })

  test('a hundred of them are one statement', async () => {
    const many = Array.from({ length: 98 }, (_, place) => ({
      id: server.deps.ids.next(),
      userId: me.userId,
      company: `회사 ${place}`,
      companyKey: `회사${place}`,
      startedOn: '2001-01-01',
      endedOn: '2001-02-01',
      verifiedAt: server.clock(),
      updatedAt: server.clock(),
    }))
    await server.db.drizzle.insert(careers).values(many)
    const careerItems = [...me.careerIds, ...many.map(({ id }) => id)].map((id) => ({ id, detail: id }))
    const answer = await save({ careerItems })
    expect(
      answer.json().careerItems.every((item: { id: string; detail: string }) => item.id === item.detail),
    ).toBe(true)
  })
})
