import { expect } from 'vitest'
import { PATIENT } from '../../../testing/patient.ts'
import { holdDeadlines } from '../../../testing/test-deadlines.ts'
import { applying, test, type VerificationWorld } from '../testing/verification-world.ts'

/** A person who has been asked to confirm. */
async function waiting(world: VerificationWorld, phone: string) {
  const person = applying(phone)
  const login = await world.register(person)
  const attempt = await world.begun(login, person)
  const press = async () => {
    const answer = await world.submit(login, attempt)
    return [answer.statusCode, answer.json().code]
  }
  return { person, login, attempt, press }
}

const stateOf = async (world: VerificationWorld, id: string) =>
  (
    await world.rows('select state, inputs_sealed, early_presses from verification_attempts where id = $1', [
      id,
    ])
  )[0]

const CAREER = 'nhis-join'
const CAREER_PATH = `/codef/v1/kr/public/pp/${CAREER}`

test('[VER-11] pressed before the confirmation: not yet, a warning, then it is over', async ({ world }) => {
  const { person, press, attempt } = await waiting(world, '01022000001')
  expect(await press()).toEqual([409, 'VERIFY_NOT_COMPLETED'])
  expect(await press()).toEqual([409, 'VERIFY_NOT_COMPLETED_TWICE'])
  expect(await press()).toEqual([403, 'VERIFY_LOAD_FAILED'])
  expect(await stateOf(world, attempt.id)).toMatchObject({ state: 'DEAD', inputs_sealed: null })
  await world.confirm(person.phone)
  expect(await press()).toEqual([403, 'VERIFY_LOAD_FAILED'])
})

test('[VER-11] two early presses do no harm when the third comes after the confirmation', async ({
  world,
}) => {
  const { person, login, attempt, press } = await waiting(world, '01022000002')
  await press()
  await press()
  await world.confirm(person.phone)
  expect((await world.submit(login, attempt)).statusCode).toBe(200)
})

test('[VER-4] a press after four and a half minutes is told so without asking the provider', async ({
  world,
}) => {
  const { person, press, attempt } = await waiting(world, '01022000003')
  await world.confirm(person.phone)
  world.clock.advance({ seconds: 270 })
  const before = world.asked(CAREER)
  expect(await press()).toEqual([410, 'VERIFY_TIME_EXCEEDED'])
  expect(world.asked(CAREER)).toBe(before)
  expect(await stateOf(world, attempt.id)).toMatchObject({ state: 'EXPIRED', inputs_sealed: null })
})

test('[VER-2] a confirmation works once', async ({ world }) => {
  const { person, login, attempt, press } = await waiting(world, '01022000004')
  await world.confirm(person.phone)
  expect((await world.submit(login, attempt)).statusCode).toBe(200)
  expect(await press()).toEqual([418, 'VERIFY_REDO'])
  const salary = await world.salary(login, attempt)
  expect(salary.statusCode).toBe(200)
  expect((await world.salary(login, attempt)).statusCode).toBe(418)
})

test("[VER-2] another person's confirmation is not found, and stays theirs", async ({ world }) => {
  const mine = await waiting(world, '01022000005')
  const theirs = await waiting(world, '01022000006')
  await world.confirm(theirs.person.phone)
  const stolen = await world.submit(mine.login, theirs.attempt)
  expect([stolen.statusCode, stolen.json().code]).toEqual([404, 'NOT_FOUND'])
  expect((await world.salary(mine.login, theirs.attempt)).statusCode).toBe(404)
  expect((await world.submit(theirs.login, theirs.attempt)).statusCode).toBe(200)
})

test.for([{ id: 'x' }, { id: "' or true --" }, { cfid: 'another' }])(
  '[VER-2] a made-up name of a confirmation is not found: %o',
  async (made, { world }) => {
    const { login, attempt } = await waiting(world, `0102200010${Object.values(made)[0]!.length % 10}`)
    const answer = await world.submit(login, { ...attempt, ...made })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  },
)

test('[VER-2] what the browser sends back of the two-way state is not believed', async ({ world }) => {
  const { person, login, attempt } = await waiting(world, '01022000007')
  await world.confirm(person.phone)
  const tampered = { ...attempt, jti: 'another', twoWayTimestamp: 1, jobIndex: 7, threadIndex: 7 }
  expect((await world.submit(login, tampered)).statusCode).toBe(200)
})

test('[VER-2] five presses at the same moment fetch once', async ({ world }) => {
  const { person, login, attempt } = await waiting(world, '01022000008')
  await world.confirm(person.phone)
  await world.control('fault', { path: CAREER_PATH, hangMs: 20_000 })
  const before = world.asked(CAREER)
  const statuses: number[] = []
  const presses = Array.from({ length: 5 }, async () =>
    statuses.push((await world.submit(login, attempt)).statusCode),
  )
  await expect.poll(() => statuses, PATIENT).toEqual([409, 409, 409, 409])
  await world.sandbox.untilHanging(20_000)
  await world.control('clock', { advanceMs: 20_000 })
  await Promise.all(presses)
  expect(statuses).toEqual([409, 409, 409, 409, 200])
  expect(world.asked(CAREER) - before).toBe(1)
})

test('[VER-2] a salary call during the submit waits for it, and fetches nothing itself', async ({
  world,
}) => {
  const { person, login, attempt } = await waiting(world, '01022000009')
  await world.confirm(person.phone)
  await world.control('fault', { path: CAREER_PATH, hangMs: 30_000 })
  const before = world.asked(CAREER)
  const submitted = world.submit(login, attempt)
  await world.sandbox.untilHanging(30_000)
  const salary = world.salary(login, attempt)
  await world.untilPremiumsAwaited()
  await world.control('clock', { advanceMs: 30_000 })
  expect([(await submitted).statusCode, (await salary).statusCode]).toEqual([200, 200])
  expect(world.asked(CAREER) - before).toBe(1)
})

test('[VER-2] asking anew ends the older confirmation, whichever was confirmed', async ({ world }) => {
  const first = await waiting(world, '01022000010')
  const second = await world.begun(first.login, first.person)
  await world.confirm(first.person.phone)
  expect(await first.press()).toEqual([403, 'VERIFY_LOAD_FAILED'])
  expect((await world.submit(first.login, second)).statusCode).toBe(200)
})

test('[VER-2] of requests at the same moment one confirmation stays open', async ({ world }) => {
  const { person, login } = await waiting(world, '01022000011')
  await Promise.all(Array.from({ length: 3 }, () => world.begin(login, person)))
  const open = await world.rows(
    'select id from verification_attempts where user_id = $1 and finished_at is null',
    [login.userId],
  )
  expect(open).toHaveLength(1)
})

test('[VER-2] cancelled on the phone', async ({ world }) => {
  const { person, press } = await waiting(world, '01022000012')
  await world.control('deny', { phone: person.phone })
  expect(await press()).toEqual([403, 'VERIFY_LOAD_FAILED'])
})

test("[VER-2] somebody else's phone cannot be verified under one's own login", async ({ world }) => {
  const { login } = await waiting(world, '01022000013')
  const answer = await world.begin(login, applying('01022000014'))
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'VERIFY_INPUT_WRONG'])
})

test('[VER-15] a provider that hangs is given up within ten seconds', async ({ world }) => {
  const person = applying('01022000015')
  const login = await world.register(person)
  await world.control('fault', { path: CAREER_PATH, hangMs: 60_000 })
  const deadlines = holdDeadlines()
  const asking = world.begin(login, person)
  await world.sandbox.untilHanging(60_000)
  deadlines.runOut()
  const answer = await asking
  expect([answer.statusCode, answer.json().code]).toEqual([418, 'VERIFY_REDO'])
  expect(deadlines.within.every((ms) => ms < 10_000)).toBe(true)
})

test('[VER-2] a career that was fetched waits for the submit, whatever the provider says by then', async ({
  world,
}) => {
  const { person, login, attempt } = await waiting(world, '01022000020')
  await world.confirm(person.phone)
  await world.salary(login, attempt)
  world.clock.advance({ minutes: 6 })
  const before = world.asked(CAREER)
  expect((await world.submit(login, attempt)).statusCode).toBe(200)
  expect(world.asked(CAREER)).toBe(before)
})

test('[VER-2] facts of a confirmation are gone once they were taken over', async ({ world }) => {
  const { person, login, attempt } = await waiting(world, '01022000018')
  await world.confirm(person.phone)
  await world.submit(login, attempt)
  await world.salary(login, attempt)
  const [row] = await world.rows<{ facts: unknown }>(
    'select facts from verification_attempts where id = $1',
    [attempt.id],
  )
  expect(row!.facts).toEqual({ careers: 'TAKEN', incomes: 'TAKEN' })
})
