import { expect } from 'vitest'
import { PATIENT } from '../../../testing/patient.ts'
import { applying, test, type VerificationWorld } from '../testing/verification-world.ts'

const PREMIUMS = '/codef/v1/kr/public/pp/nhis-insurance'

/** A person who has been asked to confirm. Every test sees its premiums end, so that none meets another's fault. */
async function waiting(world: VerificationWorld, phone: string, fault?: object) {
  const person = applying(phone)
  const login = await world.register(person)
  if (fault) await world.control('fault', { path: PREMIUMS, ...fault })
  return { person, login, attempt: await world.begun(login, person) }
}

test('[VER-12] premiums that fail leave the career and are told as a salary that could not be loaded', async ({
  world,
}) => {
  const { person, login, attempt } = await waiting(world, '01028000001', { code: 'CF-12003' })
  await world.confirm(person.phone)
  expect((await world.submit(login, attempt)).statusCode).toBe(200)
  const salary = await world.salary(login, attempt)
  expect([salary.statusCode, salary.json().code]).toEqual([403, 'VERIFY_LOAD_FAILED'])
})

test('[VER-12] premiums that are late are told as a salary that is still pending, and taken later', async ({
  world,
}) => {
  const { person, login, attempt } = await waiting(world, '01028000002', { hangMs: 120_000 })
  await world.confirm(person.phone)
  expect((await world.submit(login, attempt)).statusCode).toBe(200)
  const asking = world.salary(login, attempt)
  await world.untilPremiumsAwaited()
  world.clock.advance({ seconds: 12 })
  const pending = await asking
  expect([pending.statusCode, pending.json().code]).toEqual([409, 'VERIFY_NOT_COMPLETED'])
  await world.control('clock', { advanceMs: 120_000 })
  expect((await world.salary(login, attempt)).statusCode).toBe(200)
})

test('[VER-12] premiums that can no longer come are not waited for', async ({ world }) => {
  const { person, login, attempt } = await waiting(world, '01028000003')
  await world.confirm(person.phone)
  await world.submit(login, attempt)
  const factsOf = () => world.rows('select facts from verification_attempts where id = $1', [attempt.id])
  await expect.poll(factsOf, PATIENT).toMatchObject([{ facts: { incomes: expect.any(Array) as unknown[] } }])
  // As if the process that waited for them had ended.
  await world.db.pool.query(`update verification_attempts set facts = facts - 'incomes' where id = $1`, [
    attempt.id,
  ])
  world.clock.advance({ seconds: 300 })
  const salary = await world.salary(login, attempt)
  expect([salary.statusCode, salary.json().code]).toEqual([403, 'VERIFY_LOAD_FAILED'])
})

/** Somebody with these jobs, from nothing to a verified income. */
async function earning(world: VerificationWorld, phone: string, jobs: object[], taxWon: object = {}) {
  const person = applying(phone, '김입사')
  await world.control('people', { ...person, jobs, taxWon })
  const login = await world.certify(person)
  const salary = (await world.salary(login, login.attempt)).json<object>()
  return { login, salary }
}

const hired = (start: string, end: string | null = null) => ({
  company: '두들페이',
  start,
  end,
  monthlyWon: 4_000_000,
})

const countedOf = async (world: VerificationWorld, userId: string) =>
  (await world.rows('select verified_income from users where id = $1', [userId]))[0]

test('[VER-14] a December is no year: whoever was hired in it is spoken for by the newest full year', async ({
  world,
}) => {
  const { login, salary } = await earning(world, '01028000004', [hired('20231201')])
  expect(salary).toMatchObject({ salaryByHealth: 4800, year: 2025, partIncome: null })
  expect(await countedOf(world, login.userId)).toEqual({ verified_income: 4800 })
  const months = await world.rows('select year, months from incomes where user_id = $1 order by year', [
    login.userId,
  ])
  expect(months).toMatchObject([{ year: 2023, months: [12] }, { year: 2024 }, { year: 2025 }])
})

test('[VER-14] without a full year the part is told as it is, and stands for nothing: no raise, no band, no peer', async ({
  world,
}) => {
  const { login, salary } = await earning(world, '01028000005', [hired('20230301', '20230831')])
  const part = { year: 2023, income: 2400, months: [3, 4, 5, 6, 7, 8] }
  expect(salary).toMatchObject({ salaryByHealth: null, salaryByTax: null, partIncome: part })
  expect(await countedOf(world, login.userId)).toEqual({ verified_income: null })
  const { accessToken: token, userId } = login
  const seen = (await world.call('GET', `/users/profile/${userId}`, { token })).json<{ income: object }>()
  expect(seen.income).toEqual({ kind: 'hidden' })
  const mine = (await world.call('GET', '/v3/users/profile', { token })).json()
  expect(mine).toMatchObject({ verifiedIncome: null, completeness: { healthSalary: true } })
})

test('[VER-14] a job left in the spring leaves the year before it as the newest full one', async ({
  world,
}) => {
  const { salary } = await earning(world, '01028000006', [hired('20210101', '20230428')])
  expect(salary).toMatchObject({ salaryByHealth: 4800, year: 2022, partIncome: null })
})
