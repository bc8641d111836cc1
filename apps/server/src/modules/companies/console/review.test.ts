import { describe, expect } from 'vitest'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type JoiningWorld, newNumber, test } from '../testing/joining-world.ts'

test.beforeEach(({ world }) => void world.matches())

type Review = {
  id: string
  state: string
  stateChangedAt: string
  needsReason: boolean
  evidence: { kind: string; verdict: string }[]
  alike: { kind: string; name: string; reasons: string[] }[]
}
const show = async (world: JoiningWorld, token: string, id: string) =>
  (await world.server.call('GET', `/console/company-applications/${id}`, { token })).json<Review>()
const decide = async (world: JoiningWorld, token: string, id: string, what: string, more: object = {}) => {
  const { stateChangedAt } = await show(world, token, id)
  return world.server.call('POST', `/console/company-applications/${id}/${what}`, {
    token,
    body: { stateChangedAt, ...more },
  })
}
const stateOf = async (world: JoiningWorld, companyId: string) =>
  (
    await world.server.db.pool.query('select state, business_number from companies where id = $1', [
      companyId,
    ])
  ).rows[0]

describe('[FIRM-2] the review', () => {
  test('an approval opens the company at once, is mailed and recorded', async ({ world }) => {
    const token = await world.admin()
    const businessNumber = newNumber()
    const one = await world.applied({ businessNumber })
    await world.post('/account', { secret: one.secret, password: 'a quiet morning' })
    const { rows } = await world.server.db.pool.query<{ id: string }>(
      'select id from operators where email = $1',
      [one.email],
    )
    expect(rows).toHaveLength(1)
    expect(await stateOf(world, one.companyId)).toEqual({
      state: 'IN_REVIEW',
      business_number: businessNumber,
    })
    const list = await world.server.call('GET', '/console/company-applications?list=review', { token })
    expect(list.json<{ items: Review[] }>().items.map(({ id }) => id)).toContain(one.id)
    expect((await decide(world, token, one.id, 'approve')).json()).toMatchObject({ state: 'APPROVED' })
    expect(await stateOf(world, one.companyId)).toEqual({
      state: 'APPROVED',
      business_number: businessNumber,
    })
    expect((await mailsTo(world.server, one.email)).at(-1)).toContain('이제 후보자를 볼 수 있어요')
    const trail = await world.server.db.pool.query(
      `select 1 from audit_log where action = 'company.approve' and subject_id = $1`,
      [one.companyId],
    )
    expect(trail.rowCount).toBe(1)
  })

  test('of two admins who decide at once one does', async ({ world }) => {
    const tokens = [await world.admin(), await world.admin()]
    const one = await world.applied()
    const { stateChangedAt } = await show(world, tokens[0]!, one.id)
    const call = (what: string, token: string, more: object) =>
      world.server.call('POST', `/console/company-applications/${one.id}/${what}`, {
        token,
        body: { stateChangedAt, ...more },
      })
    const answers = await Promise.all([
      call('approve', tokens[0]!, {}),
      call('refuse', tokens[1]!, { reason: '메일과 홈페이지가 달라요' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('a refusal carries its reason, and a corrected application goes on with the same company', async ({
    world,
  }) => {
    const token = await world.admin()
    const one = await world.applied()
    expect((await decide(world, token, one.id, 'refuse', { reason: ' ' })).statusCode).toBe(400)
    await decide(world, token, one.id, 'refuse', { reason: '회사 메일로 다시 신청해 주세요.' })
    expect(await world.show(one.secret)).toMatchObject({
      state: 'REFUSED',
      reason: '회사 메일로 다시 신청해 주세요.',
    })
    expect((await mailsTo(world.server, one.email)).at(-1)).toContain('회사 메일로 다시 신청해 주세요.')
    expect((await world.firm(one.secret)).json()).toMatchObject({ state: 'IN_REVIEW' })
    expect(await stateOf(world, one.companyId)).toMatchObject({ state: 'IN_REVIEW' })
  })

  test('a question waits for its answer', async ({ world }) => {
    const token = await world.admin()
    const one = await world.applied()
    await decide(world, token, one.id, 'ask', { question: '어느 팀에서 쓰시나요?' })
    expect(await world.show(one.secret)).toMatchObject({ state: 'ASKED', question: '어느 팀에서 쓰시나요?' })
    await world.post('/answer', { secret: one.secret, answer: '인사팀이에요.' })
    expect(await show(world, token, one.id)).toMatchObject({ state: 'IN_REVIEW', answer: '인사팀이에요.' })
  })

  test('evidence that differs needs a reason', async ({ world }) => {
    const token = await world.admin()
    const one = await world.applied({ homepage: 'other.example' })
    const review = await show(world, token, one.id)
    expect(review.evidence).toContainEqual(expect.objectContaining({ kind: 'EMAIL', verdict: 'DIFFERENT' }))
    expect((await decide(world, token, one.id, 'approve')).json()).toMatchObject({
      fields: { reason: '살펴본 이유를 적어 주세요' },
    })
    const approved = await decide(world, token, one.id, 'approve', { reason: '전화로 확인했어요' })
    expect(approved.json()).toMatchObject({ state: 'APPROVED' })
  })

  test('[FIRM-1] of two applications of one number one is approved, and the other asks to join it', async ({
    world,
  }) => {
    const token = await world.admin()
    const businessNumber = newNumber()
    const [one, two] = [await world.applied({ businessNumber }), await world.applied({ businessNumber })]
    expect((await show(world, token, one.id)).alike).toContainEqual(
      expect.objectContaining({ kind: 'APPLICATION', reasons: expect.arrayContaining(['NUMBER']) }),
    )
    const answers = await Promise.all([
      decide(world, token, one.id, 'approve'),
      decide(world, token, two.id, 'approve'),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const states = [await world.show(one.secret), await world.show(two.secret)].map((it) => it['state'])
    expect(states.toSorted()).toEqual(['APPROVED', 'JOINING'])
  })

  test('a company of the same folded name or mail domain is shown beside it', async ({ world }) => {
    const token = await world.admin()
    const companyId = await addCompany(world.server.db.drizzle, { name: '솔바람소프트', key: '솔바람소프트' })
    await addTestOperator(world.server, { companyId, email: 'gaon@solbaram.example' })
    const one = await world.applied({ companyName: '(주)솔바람 소프트' }, 'nuri@solbaram.example')
    expect((await show(world, token, one.id)).alike).toContainEqual(
      expect.objectContaining({ kind: 'COMPANY', name: '솔바람소프트', reasons: ['NAME', 'DOMAIN'] }),
    )
  })

  test('registering a company whose name folds to a known one warns first', async ({ world }) => {
    const token = await world.admin()
    await addCompany(world.server.db.drizzle, { name: '노을클라우드', key: '노을클라우드' })
    const post = (more: object) =>
      world.server.call('POST', '/console/companies', { token, body: { name: '(주)노을 클라우드', ...more } })
    expect((await post({})).json()).toMatchObject({ code: 'COMPANY_ALIKE' })
    expect((await post({ isAnother: true })).statusCode).toBe(200)
  })
})
