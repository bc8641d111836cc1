import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { incomes } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'

const test = serverTest({ settings: { SALARY_SEASON: '2026' } })

type Item = { type: string; year: number; salary?: number; additionReward?: number }
const show = async (server: TestApp, who: TestCandidate) =>
  (await server.call('GET', '/v2/users/salary', { token: who.token })).json<{
    salaryType: string
    salaryItems: Item[]
  }>()
const post = (server: TestApp, who: TestCandidate, body: unknown) =>
  server.call('POST', '/v2/users/salary', { token: who.token, body })
const save = (server: TestApp, who: TestCandidate, ...salaryItems: unknown[]) =>
  post(server, who, { salaryType: 'HEALTH', salaryItems })

const contract = (year: number, salary: number) => ({ type: 'INPUT', year, salary })
const hope = (salary: number, year = 2026) => ({ type: 'HOPE', year, salary })
const reward = (additionReward: number, year = 2025) => ({ type: 'REWARD', year, additionReward })

const row = async (server: TestApp, { userId }: TestCandidate) =>
  (await server.db.drizzle.select().from(users).where(eq(users.id, userId)))[0]!

async function verify(
  server: TestApp,
  { userId }: TestCandidate,
  source: 'HEALTH' | 'TAX',
  year: number,
  amount: number,
  months: number[] | null = null,
) {
  const verifiedAt = server.clock()
  await server.db.drizzle.insert(incomes).values({ userId, source, year, amount, months, verifiedAt })
}

describe('[PRO-12] salaries by year', () => {
  test('a new person has none', async ({ server }) => {
    expect(await show(server, await addCandidate(server))).toEqual({
      season: 2026,
      salaryType: 'HEALTH',
      salaryItems: [],
    })
  })

  test('contracts of three years, the hope and a reward are saved, and companies search by the hope', async ({
    server,
  }) => {
    const me = await addCandidate(server)
    const given = [hope(6500), ...[2024, 2025, 2026].map((year) => contract(year, 3 * year)), reward(300)]
    const answer = await save(server, me, ...given.toReversed())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      season: 2026,
      salaryType: 'HEALTH',
      salaryItems: expect.arrayContaining(given),
    })
    expect(await show(server, me)).toEqual(answer.json())
    expect(answer.json().salaryItems).toHaveLength(5)
    expect(await row(server, me)).toMatchObject({ hopeSalary: 6500, verifiedIncome: null })
  })

  test('a year that is sent again is replaced, the others stay, zero empties one', async ({ server }) => {
    const me = await addCandidate(server)
    await save(server, me, contract(2025, 5100), contract(2026, 5200), reward(300))
    await save(server, me, contract(2026, 5400))
    expect((await show(server, me)).salaryItems).toEqual([
      contract(2025, 5100),
      contract(2026, 5400),
      reward(300),
    ])
    await save(server, me, contract(2025, 0), reward(0))
    expect((await show(server, me)).salaryItems).toEqual([contract(2026, 5400)])
  })

  test('a doubled salary is saved: the person confirmed it before sending', async ({ server }) => {
    const me = await addCandidate(server)
    expect((await save(server, me, contract(2025, 3000), contract(2026, 6000))).statusCode).toBe(200)
  })

  test.for([
    ['a year of none', contract(2023, 5000), 'salaryItems.0.year', '2024, 2025, 2026년만 입력할 수 있어요.'],
    ['a year to come', contract(2027, 5000), 'salaryItems.0.year', '2024, 2025, 2026년만 입력할 수 있어요.'],
    ['a hope for last year', hope(6000, 2025), 'salaryItems.0.year', '2026년만 입력할 수 있어요.'],
    ['a reward of this year', reward(300, 2026), 'salaryItems.0.year', '2025년만 입력할 수 있어요.'],
    [
      '[VAL-15] a contract of 2,400',
      contract(2025, 2400),
      'salaryItems.0.salary',
      '2,400만원 이하의 계약 연봉은 입력할 수 없습니다.',
    ],
    ['[VAL-15] a hope of 1', hope(1), 'salaryItems.0.salary', '2,400만원 이하의 연봉은 입력할 수 없습니다.'],
    ['a hope of nothing', hope(0), 'salaryItems.0.salary', '희망 연봉을 입력해 주세요.'],
  ] as const)(
    '%s is refused with its sentence and changes nothing',
    async ([, item, path, sentence], { server }) => {
      const me = await addCandidate(server)
      const refused = await save(server, me, item)
      expect(refused.statusCode).toBe(400)
      expect(refused.json().fields).toMatchObject({ [path]: sentence })
      expect(await show(server, me)).toEqual({ season: 2026, salaryType: 'HEALTH', salaryItems: [] })
    },
  )

  test('the same year twice is refused', async ({ server }) => {
    const refused = await save(server, await addCandidate(server), contract(2025, 5000), contract(2025, 6000))
    expect(refused.json().fields).toEqual({ 'salaryItems.1.year': '같은 해를 두 번 입력했어요.' })
  })

  test('[VAL-15] 2,401 counts, and above 200,000 the ceiling counts', async ({ server }) => {
    const me = await addCandidate(server)
    await save(server, me, contract(2025, 2401), contract(2026, 200_001), hope(9_999_999), reward(200_001))
    expect(
      (await show(server, me)).salaryItems.map(({ salary, additionReward }) => salary ?? additionReward),
    ).toEqual([200_000, 2401, 200_000, 200_000])
    expect((await row(server, me)).hopeSalary).toBe(200_000)
  })

  test.for([
    ['a text', { type: 'INPUT', year: 2025, salary: '5000' }],
    ['half a 만원', contract(2025, 5000.5)],
    ['less than nothing', contract(2025, -5000)],
    ['nothing', { type: 'INPUT', year: 2025, salary: null }],
    ['a list', { type: 'INPUT', year: 2025, salary: [5000] }],
    ['an unknown type', { type: 'BONUS', year: 2025, salary: 5000 }],
    ['a year as text', { type: 'INPUT', year: '2025', salary: 5000 }],
    ['a reward under the wrong name', { type: 'REWARD', year: 2025, salary: 300 }],
  ])('%s is refused', async ([, item], { server }) => {
    const me = await addCandidate(server)
    expect((await save(server, me, contract(2026, 5200), item)).statusCode).toBe(400)
    expect((await show(server, me)).salaryItems).toEqual([])
  })

  test('the years move with the season', async () => {
    const later = await createTestApp({ settings: { SALARY_SEASON: '2027' } })
    const me = await addCandidate(later)
    const body = (year: number) => ({ salaryType: 'HEALTH', salaryItems: [contract(year, 5000)] })
    const status = async (year: number) =>
      (await later.call('POST', '/v2/users/salary', { token: me.token, body: body(year) })).statusCode
    expect([await status(2024), await status(2025), await status(2027)]).toEqual([400, 200, 200])
    await later.close()
  })
})

describe('[PRO-12] the source of the income', () => {
  const choose = (server: TestApp, who: TestCandidate, salaryType: string) =>
    post(server, who, { salaryType, salaryItems: [contract(2026, 5200)] })

  test('the tax office or the health insurance can be chosen, and companies search by the chosen income', async ({
    server,
  }) => {
    const me = await addCandidate(server, { verifiedIncome: 5200 })
    await verify(server, me, 'HEALTH', 2024, 4000)
    await verify(server, me, 'HEALTH', 2025, 5200)
    await verify(server, me, 'TAX', 2025, 5340)
    expect((await choose(server, me, 'TAX')).json().salaryType).toBe('TAX')
    expect(await row(server, me)).toMatchObject({ salaryType: 'TAX', verifiedIncome: 5340 })
    await choose(server, me, 'HEALTH')
    expect(await row(server, me)).toMatchObject({ salaryType: 'HEALTH', verifiedIncome: 5200 })
  })

  test('[VER-14] an office whose income is older can’t be chosen', async ({ server }) => {
    const me = await addCandidate(server, { verifiedIncome: 5200 })
    await verify(server, me, 'HEALTH', 2025, 5200)
    await verify(server, me, 'TAX', 2024, 5900)
    const refused = await choose(server, me, 'TAX')
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { salaryType: '더 새로운 해의 소득이 있어서 그 소득으로 계산해요.' },
    ])
    expect(await row(server, me)).toMatchObject({ salaryType: 'HEALTH', verifiedIncome: 5200 })
  })

  test.for([
    ['nothing', null, null],
    ['zero won', 0, null],
    ['a single month', 397, [12]],
  ] as const)('one of %s can’t be chosen, and nothing is saved', async ([, amount, months], { server }) => {
    const me = await addCandidate(server, { verifiedIncome: 5200 })
    if (amount !== null) await verify(server, me, 'TAX', 2024, amount, months && [...months])
    const refused = await choose(server, me, 'TAX')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ salaryType: '0원인 연봉 정보는 선택할 수 없어요.' })
    expect(await show(server, me)).toEqual({ season: 2026, salaryType: 'HEALTH', salaryItems: [] })
    expect((await row(server, me)).verifiedIncome).toBe(5200)
  })

  test('an unknown source is refused', async ({ server }) => {
    expect((await choose(server, await addCandidate(server), 'BANK')).statusCode).toBe(400)
  })
})

describe('[PRO-12] the hope with its job', () => {
  const body = { hopeSalary: 6500, jobLabel: '개발', jobSubLabel: ' 프론트엔드 개발자 ' }

  test('is saved for the season and the search, and other values stay', async ({ server }) => {
    const me = await addCandidate(server, { jobLabel: '기타', jobSubLabel: '화면 만들기' })
    await save(server, me, contract(2026, 5200), hope(6000))
    expect((await post(server, me, body)).json().salaryItems).toEqual([hope(6500), contract(2026, 5200)])
    expect(await row(server, me)).toMatchObject({
      hopeSalary: 6500,
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
    })
  })

  test.for([
    ['[VAL-15] 2,400', { ...body, hopeSalary: 2400 }],
    ['nothing', { ...body, hopeSalary: 0 }],
    ['a text', { ...body, hopeSalary: '6500' }],
    ['no job', { hopeSalary: 6500, jobSubLabel: '프론트엔드 개발자' }],
    ['an empty job', { ...body, jobLabel: ' ' }],
    ['a list for a body', [body]],
  ])('%s is refused and changes nothing', async ([, given], { server }) => {
    const me = await addCandidate(server)
    expect((await post(server, me, given)).statusCode).toBe(400)
    expect(await row(server, me)).toMatchObject({ hopeSalary: null, jobLabel: null })
  })
})

test('the person comes from the token, never from the body', async ({ server }) => {
  const me = await addCandidate(server)
  const other = await addCandidate(server)
  await post(server, me, {
    salaryType: 'HEALTH',
    salaryItems: [{ ...contract(2026, 5200), userId: other.userId }],
    userId: other.userId,
  })
  expect((await show(server, me)).salaryItems).toEqual([contract(2026, 5200)])
  expect((await show(server, other)).salaryItems).toEqual([])
  expect((await server.call('GET', '/v2/users/salary')).statusCode).toBe(401)
})

test('a person who has left is refused', async ({ server }) => {
  const gone = await addCandidate(server)
  await server.db.pool.query('delete from users where id = $1', [gone.userId])
  expect((await save(server, gone, contract(2026, 5200))).statusCode).toBe(401)
  expect((await server.call('GET', '/v2/users/salary', { token: gone.token })).statusCode).toBe(401)
})

test('many tabs at once leave one value for each year', async ({ server }) => {
  const me = await addCandidate(server)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => save(server, me, contract(2026, 5000 + tab), hope(6000 + tab))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  const [hoped, agreed] = (await show(server, me)).salaryItems
  expect(hoped!.salary! - agreed!.salary!).toBe(1000)
  expect((await row(server, me)).hopeSalary).toBe(hoped!.salary)
})
