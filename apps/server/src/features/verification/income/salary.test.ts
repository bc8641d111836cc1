import { expect } from 'vitest'
import { applying, type VerificationWorld, test } from '../verification-world.ts'
import { PATIENT } from '../../../testing/patient.ts'

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
