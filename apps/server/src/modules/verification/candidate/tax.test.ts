import { expect } from 'vitest'
import { addCompany, addOffer, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import {
  applying,
  type Begun,
  type Login,
  test,
  type VerificationWorld,
} from '../testing/verification-world.ts'

const IDENTITY = '9501011234567'

type BegunTax = Begun & { sealedInput: string }

async function asking(world: VerificationWorld, phone: string, name = '홍길동', identity = IDENTITY) {
  const login = await world.registerProved(applying(phone, name))
  const answer = await ask(world, login, phone, name, identity)
  return { login, answer, attempt: answer.json<BegunTax>() }
}

const ask = (
  world: VerificationWorld,
  { accessToken }: Login,
  phone: string,
  name: string,
  identity = IDENTITY,
) => world.post('/v3/users/tax', accessToken, { name, phone, identity, loginTypeLevel: 1, telecom: 0 })

const fetchTax = (world: VerificationWorld, { accessToken }: Login, attempt: object) =>
  world.post('/v3/users/tax/verify', accessToken, attempt)

const userOf = async (world: VerificationWorld, { userId }: Login) =>
  (await world.rows('select salary_type, verified_income from users where id = $1', [userId]))[0]

test('[VER-9] the tax office confirms the income, which then counts', async ({ world }) => {
  const { login, answer, attempt } = await asking(world, '01010000105', '오세진')
  expect([answer.statusCode, Object.keys(attempt).toSorted()]).toEqual([
    200,
    [
      'cfid',
      'expiresAt',
      'id',
      'jobIndex',
      'jti',
      'loginTypeLevel',
      'sealedInput',
      'threadIndex',
      'twoWayTimestamp',
    ],
  ])
  await world.confirm('01010000105')
  const tax = await fetchTax(world, login, attempt)
  expect([tax.statusCode, tax.json()]).toEqual([200, { salaryByTax: 8840, year: 2025, partIncome: null }])
  expect(await userOf(world, login)).toEqual({ salary_type: 'TAX', verified_income: 8840 })
  const { salaryItems } = (await world.call('GET', '/users/verify', { token: login.accessToken })).json()
  expect(salaryItems).toMatchObject({ salaryByHealth: null, salaryByTax: 8840, salaryType: 'TAX' })

  expect((await world.call('DELETE', '/users/tax', { token: login.accessToken })).statusCode).toBe(204)
  expect(await userOf(world, login)).toEqual({ salary_type: 'HEALTH', verified_income: null })
  expect(await world.rows('select * from incomes where user_id = $1', [login.userId])).toEqual([])
  expect((await world.call('DELETE', '/users/tax', { token: login.accessToken })).statusCode).toBe(204)
})

test('[VER-14] without the tax income the health income counts again', async ({ world }) => {
  const person = applying('01026000001', '김둘다')
  const login = await world.certify(person)
  const health = (await world.salary(login, login.attempt)).json<{ salaryByHealth: number }>()
  const attempt = (await ask(world, login, person.phone, person.name)).json<BegunTax>()
  await world.confirm(person.phone)
  const { salaryByTax } = (await fetchTax(world, login, attempt)).json<{ salaryByTax: number }>()
  expect(await userOf(world, login)).toEqual({ salary_type: 'TAX', verified_income: salaryByTax })
  await world.call('DELETE', '/users/tax', { token: login.accessToken })
  expect(await userOf(world, login)).toEqual({
    salary_type: 'HEALTH',
    verified_income: health.salaryByHealth,
  })
})

test('[VER-14] a newer income counts at once in every offer that waits, and changes none that was answered', async ({
  world,
}) => {
  const { login, attempt } = await asking(world, '01026000021', '오제안')
  const { drizzle } = world.db
  const companies = [
    await addCompany(drizzle, { name: '가', key: '가' }),
    await addCompany(drizzle, { name: '나', key: '나' }),
  ]
  const [open, refused] = await Promise.all(
    companies.map(async (companyId, place) =>
      addOffer(drizzle, {
        candidateId: login.userId,
        companyId,
        operatorId: await addOperator(drizzle, companyId),
        salaryMin: 8_000,
        salaryMax: 9_000,
        incomeBasis: 7_000,
        ...(place === 1 && { status: 'REFUSED', decidedAt: world.clock() }),
      }),
    ),
  )
  await world.confirm('01026000021')
  const { salaryByTax } = (await fetchTax(world, login, attempt)).json<{ salaryByTax: number }>()
  expect(salaryByTax).toBeGreaterThan(0)
  const found = await world.rows<{ id: string }>(
    'select id, income_basis, income_year, income_source from offers where candidate_id = $1',
    [login.userId],
  )
  expect(found.toSorted((a) => (a.id === open ? -1 : 1))).toEqual([
    { id: open, income_basis: salaryByTax, income_year: 2025, income_source: 'TAX' },
    { id: refused, income_basis: 7_000, income_year: null, income_source: null },
  ])
})

test('[VER-9] no tax income is no error but 0, and changes nothing', async ({ world }) => {
  const { login, attempt } = await asking(world, '01000000424')
  await world.confirm('01000000424')
  const answer = await fetchTax(world, login, attempt)
  expect([answer.statusCode, answer.json()]).toEqual([200, { salaryByTax: 0, year: 2024, partIncome: null }])
  expect(await userOf(world, login)).toEqual({ salary_type: 'HEALTH', verified_income: null })
})

test('[VER-14] the tax office’s sum of a year with a December at work is a part of one, and counts for none', async ({
  world,
}) => {
  const person = applying('01026000012', '박연말')
  const jobs = [{ company: '두들페이', start: '20231201', end: '20231229', monthlyWon: 4_000_000 }]
  await world.control('people', { ...person, jobs })
  const login = await world.certify(person)
  const attempt = (await ask(world, login, person.phone, person.name)).json<BegunTax>()
  await world.confirm(person.phone)
  const part = { year: 2023, income: 400, months: [12] }
  expect((await fetchTax(world, login, attempt)).json()).toEqual({
    salaryByTax: 0,
    year: 2023,
    partIncome: part,
  })
  expect(await userOf(world, login)).toEqual({ salary_type: 'TAX', verified_income: null })
})

const MISMATCH = {
  code: 'RESIDENT_NUMBER_MISMATCH',
  message: '주민등록번호가 일치하지 않아요. 뒷자리를 확인하고 다시 시도해 주세요.',
}

test.for([
  ['the office knows another number', '01000000420', IDENTITY],
  ['a back part that nobody has', '01026000002', '9501010000000'],
  ['another birthday than the account’s', '01026000003', '9601011234567'],
] as const)(
  '[VER-11] a wrong resident number is told as such: %s',
  async ([_case, phone, identity], { world }) => {
    const { answer } = await asking(world, phone, '홍길동', identity)
    expect([answer.statusCode, answer.json()]).toEqual([420, MISMATCH])
  },
)

test.for(['', '950101', '950101123456', '95010112345678', '951301-1234567', '950101-123456a'])(
  '[VAL-7] %o is no resident number, and the answer does not repeat it',
  async (identity, { world }) => {
    const login = world.signIn()
    const answer = await world.post('/v3/users/tax', login.token, { ...applying('01026000004'), identity })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['identity']])
    expect(withoutChance(answer.body)).not.toContain('123456')
  },
)

test('[VER-9] name and phone are the account’s own', async ({ world }) => {
  const { login } = await asking(world, '01026000005', '박본인')
  expect((await ask(world, login, '01026000006', '박본인')).json().code).toBe('VERIFY_INPUT_WRONG')
  expect((await ask(world, login, '01026000005', '남의이름')).json().code).toBe('VERIFY_INPUT_WRONG')
})

test('[VER-11] early presses, a replay and another person meet the same answers as at the career', async ({
  world,
}) => {
  const { login, attempt } = await asking(world, '01026000007')
  const other = await world.registerProved(applying('01026000008'))
  const press = async (who: Login) => (await fetchTax(world, who, attempt)).statusCode
  expect([await press(login), await press(login), await press(other)]).toEqual([409, 409, 404])
  await world.confirm('01026000007')
  expect([await press(login), await press(login)]).toEqual([200, 418])
})

test('[VER-4] after its time the tax confirmation is over as well', async ({ world }) => {
  const { login, attempt } = await asking(world, '01026000009')
  await world.confirm('01026000009')
  world.clock.advance({ seconds: 271 })
  expect((await fetchTax(world, login, attempt)).statusCode).toBe(410)
})

test('[OPS-1] begun at one process and pressed at another, early and again, it is one attempt', async ({
  world,
}) => {
  const { login, attempt } = await asking(world, '01026000010')
  const elsewhere = await world.secondProcess()
  const press = () => elsewhere('/v3/users/tax/verify', login.accessToken, attempt)
  expect((await press()).statusCode).toBe(409)
  expect((await fetchTax(world, login, attempt)).statusCode).toBe(409)
  await world.confirm('01026000010')
  expect((await press()).statusCode).toBe(200)
  expect((await fetchTax(world, login, attempt)).json().code).toBe('VERIFY_REDO')
  expect((await press()).json().code).toBe('VERIFY_REDO')
})

test('[OPS-1] [VER-4] at another process, too, it is over after its time', async ({ world }) => {
  const { login, attempt } = await asking(world, '01026000013')
  const elsewhere = await world.secondProcess()
  await world.confirm('01026000013')
  world.clock.advance({ minutes: 5 })
  const late = await elsewhere('/v3/users/tax/verify', login.accessToken, attempt)
  expect([late.statusCode, late.json().code]).toEqual([410, 'VERIFY_TIME_EXCEEDED'])
})

/** As it was, but for one character in the middle. */
function altered(sealed: string): string {
  const middle = Math.floor(sealed.length / 2)
  return `${sealed.slice(0, middle)}${sealed[middle] === 'A' ? 'B' : 'A'}${sealed.slice(middle + 1)}`
}

test('[OPS-1] [VER-10] an input that was not sealed for this attempt is worth nothing, and kills nothing', async ({
  world,
}) => {
  const phone = '01026000014'
  const before = await asking(world, phone)
  const { login } = before
  const attempt = (await ask(world, login, phone, '홍길동')).json<BegunTax>()
  const others = await asking(world, '01026000015')
  const asked = world.asked('proof-income')
  for (const sealedInput of [
    before.attempt.sealedInput,
    others.attempt.sealedInput,
    altered(attempt.sealedInput),
    'never-sealed',
  ]) {
    const answer = await fetchTax(world, login, { ...attempt, sealedInput })
    expect([answer.statusCode, answer.json().code]).toEqual([418, 'VERIFY_REDO'])
  }
  const { sealedInput: _, ...without } = attempt
  expect(Object.keys((await fetchTax(world, login, without)).json().fields)).toEqual(['sealedInput'])
  expect((await fetchTax(world, others.login, attempt)).statusCode).toBe(404)
  expect(world.asked('proof-income')).toBe(asked)
  await world.confirm(phone)
  expect((await fetchTax(world, login, attempt)).statusCode).toBe(200)
})

test('[VER-2] a career confirmation is none at the tax office, nor the other way round', async ({
  world,
}) => {
  const person = applying('01026000011')
  const login = await world.registerProved(person)
  const career = await world.begun(login, person)
  const tax = (await ask(world, login, person.phone, person.name)).json<BegunTax>()
  const { sealedInput } = tax
  expect((await fetchTax(world, login, { ...career, sealedInput })).statusCode).toBe(404)
  expect((await world.submit(login, tax)).statusCode).toBe(404)
  await world.confirm(person.phone)
  expect((await world.submit(login, career)).statusCode).toBe(200)
  expect((await fetchTax(world, login, tax)).statusCode).toBe(200)
})

const office = async (world: VerificationWorld, { accessToken }: Login) =>
  (await world.call('GET', '/users/tax', { token: accessToken })).json()

test('[VER-9] the tax office is not invited to again after a look-up, found or not, until its income is deleted', async ({
  world,
}) => {
  const person = applying('01026000023', '김한번')
  const login = await world.certify(person)
  const before = await office(world, login)
  expect(before).toMatchObject({ askedYear: null, outlook: 'FULL' })
  const attempt = (await ask(world, login, person.phone, person.name)).json<BegunTax>()
  expect(await office(world, login)).toEqual(before)
  await world.confirm(person.phone)
  await fetchTax(world, login, attempt)
  expect(await office(world, login)).toEqual({ ...before, askedYear: before.year })
  await world.call('DELETE', '/users/tax', { token: login.accessToken })
  expect(await office(world, login)).toEqual(before)

  const none = await asking(world, '01000000424')
  await world.confirm('01000000424')
  await fetchTax(world, none.login, none.attempt)
  expect(await office(world, none.login)).toEqual({
    year: before.year,
    askedYear: before.year,
    outlook: 'NO_CAREER',
  })
})

test('[VER-9] a person with nothing but a December at work is told before the number is asked for', async ({
  world,
}) => {
  const person = applying('01026000022', '박섣달')
  const jobs = [{ company: '두들페이', start: '20231201', end: '20231229', monthlyWon: 4_000_000 }]
  await world.control('people', { ...person, jobs })
  expect(await office(world, await world.certify(person))).toMatchObject({ outlook: 'OUTSIDE_JOBS' })
})
