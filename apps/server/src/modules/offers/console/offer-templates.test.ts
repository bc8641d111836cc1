import { TEMPLATE } from '@coffeeattack/domain/offers/template'
import { describe, expect } from 'vitest'
import { type ComposeWorld, test } from '../testing/compose-world.ts'

type Template = { id: string; name: string; message: string; operatorName: string }
const MESSAGE = '안녕하세요, {회사}예요. {직무}로 {경력} 쌓은 경험을 봤어요.'

const add = (world: ComposeWorld, token: string, name: string, message = MESSAGE) =>
  world.call('POST', '/console/offer-templates', { token, body: { name, message } })
const change = (world: ComposeWorld, token: string, id: string, body: object) =>
  world.call('PATCH', `/console/offer-templates/${id}`, { token, body })
const drop = (world: ComposeWorld, token: string, id: string) =>
  world.call('DELETE', `/console/offer-templates/${id}`, { token })
const list = async (world: ComposeWorld, token: string) =>
  (await world.call('GET', '/console/offer-templates', { token })).json<{ items: Template[] }>().items
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  (JSON.parse(body) as { code?: string }).code,
]

describe('[BIZ-13] templates', () => {
  test('belong to a company: colleagues share them, others see none', async ({ world }) => {
    const one = await world.recruiter()
    const colleague = await world.recruiter(one.companyId)
    const stranger = await world.recruiter()
    const made = (await add(world, one.token, ' 결제 백엔드 ')).json<Template>()
    await add(world, colleague.token, '가벼운 인사')
    expect(made).toMatchObject({ name: '결제 백엔드', message: MESSAGE })
    expect((await list(world, colleague.token)).map(({ name }) => name)).toEqual([
      '가벼운 인사',
      '결제 백엔드',
    ])
    expect(await list(world, stranger.token)).toEqual([])
    const body = { name: '남의 것', message: MESSAGE }
    expect(outcome(await change(world, stranger.token, made.id, body))).toEqual([404, 'NOT_FOUND'])
    expect(outcome(await drop(world, stranger.token, made.id))).toEqual([404, 'NOT_FOUND'])
    const changed = await change(world, colleague.token, made.id, { name: '정산', message: '{회사}예요' })
    expect(changed.json()).toMatchObject({ id: made.id, name: '정산', message: '{회사}예요' })
    expect((await drop(world, colleague.token, made.id)).statusCode).toBe(204)
    expect((await list(world, one.token)).map(({ name }) => name)).toEqual(['가벼운 인사'])
  })

  test('have a unique name and known variables only', async ({ world }) => {
    const { token } = await world.recruiter()
    const [first, second] = await Promise.all([add(world, token, '인사'), add(world, token, '인사')])
    expect([outcome(first), outcome(second)].toSorted()).toEqual([
      [200, undefined],
      [409, 'NAME_TAKEN'],
    ])
    const other = (await add(world, token, '다른 인사')).json<Template>()
    expect(outcome(await change(world, token, other.id, { name: '인사', message: MESSAGE }))).toEqual([
      409,
      'NAME_TAKEN',
    ])
    const wrong = await add(world, token, '이름 부르기', '{이름} 님 안녕하세요')
    expect(wrong.json()).toMatchObject({ fields: { message: '채울 수 없는 말이에요: {이름}' } })
    expect(outcome(await add(world, token, '긴 글', '가'.repeat(1_001)))).toEqual([400, 'INVALID_INPUT'])
  })

  test(`are at most ${TEMPLATE.max}, also for two concurrent saves`, async ({ world }) => {
    const { token, companyId, operatorId } = await world.recruiter()
    await world.db.pool.query(
      `insert into offer_templates (id, company_id, name, message, created_by, created_at, changed_at)
       select gen_random_uuid(), $1, '양식 ' || n, '안녕하세요', $2, now(), now() from generate_series(1, $3::int) n`,
      [companyId, operatorId, TEMPLATE.max - 1],
    )
    const answers = await Promise.all([add(world, token, '마지막'), add(world, token, '하나 더')])
    expect(answers.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'TEMPLATES_FULL'],
    ])
  })

  test('do not exist for agents', async ({ world }) => {
    const { token } = await world.agent()
    expect((await add(world, token, '인사')).statusCode).toBe(403)
  })
})

test('[BIZ-13] an unknown variable never reaches a candidate', async ({ world }) => {
  const { token } = await world.recruiter()
  const person = await world.candidate()
  const answer = await world.send(token, person.userId, { message: '{직무}님, 커피 한 잔 어떠세요?' })
  expect(answer.json()).toMatchObject({ fields: { message: '채우지 못한 말이 있어요: {직무}' } })
})
