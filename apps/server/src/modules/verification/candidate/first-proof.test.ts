import { describe, expect, vi } from 'vitest'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { provePhone } from '../../sessions/core/prove-phone.ts'
import { openSession } from '../../sessions/core/token-pairs.ts'
import {
  type Applying,
  applying,
  type Login,
  test,
  type VerificationWorld,
} from '../testing/verification-world.ts'

type World = VerificationWorld

const outcome = async (answer: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await answer
  const { code = '' } = body === '' ? {} : (JSON.parse(body) as { code?: string })
  return `${statusCode} ${code}`.trim()
}

const refresh = (world: World, { refreshToken }: Login) =>
  outcome(world.call('GET', '/auth/refresh', { token: refreshToken }))

/** What the attack was after: read everything, read the salary, take the e-mail over, delete the account. */
async function looted(world: World, { accessToken: token }: Login): Promise<string[]> {
  return [
    await outcome(world.call('GET', '/users/export', { token })),
    await outcome(world.call('GET', '/v2/users/salary', { token })),
    await outcome(world.call('PATCH', '/users/email', { token, body: { email: 'thief@example.com' } })),
    await outcome(world.call('DELETE', '/v3/users', { token, body: { reason: '서비스를 쓰지 않아요' } })),
  ]
}
const all = (said: string) => Array.from({ length: 4 }, () => said)

async function certified(world: World, login: Login, person: Applying): Promise<Login> {
  const attempt = await world.begun(login, person)
  await world.confirm(person.phone)
  return (await world.submit(login, attempt)).json<Login>()
}

const kakaoOf = async (world: World, userId: string) =>
  (await world.rows<{ kakao_sub: string | null }>('select kakao_sub from users where id = $1', [userId]))[0]!
    .kakao_sub

/** A login of somebody who came to the account without a proof, beside the others. */
const anotherLogin = (world: World, userId: string) =>
  world.db
    .transaction((tx) => openSession(tx, candidate(userId), { userAgent: 'Firefox/1' }, world.deps, 'FORM'))
    .then((pair) => ({ userId, ...pair }))

describe('[SAFE-1] a phone that somebody else typed first is nobody’s until it is proved', () => {
  const thieves: Record<string, (world: World, victim: Applying) => Promise<Login>> = {
    async 'messenger first'(world, victim) {
      const { accessToken } = await world.signInByMessenger('장도둑', '01090000001')
      return (await world.create(victim, {}, accessToken)).json<Login>()
    },
    'token first': (world, victim) => world.register(victim),
  }
  const people = { 'messenger first': '01022000001', 'token first': '01022000002' } as const

  test.for(['messenger first', 'token first'] as const)(
    '%s: until then the login opens nothing, and with the code it is over',
    async (variant, { world }) => {
      const victim = applying(people[variant], '이피해')
      const thief = await thieves[variant]!(world, victim)
      expect(await looted(world, thief)).toEqual(all('403 PHONE_UNPROVED'))

      const mine = await world.signInByCode(victim.phone)
      expect(mine.userId).toBe(thief.userId)
      expect(await looted(world, thief)).toEqual(all('401 UNAUTHORIZED'))
      expect(await refresh(world, thief)).toBe('401 LOGIN_EXPIRED')

      const { accessToken: token } = await certified(world, mine, victim)
      expect(await looted(world, thief)).toEqual(all('401 UNAUTHORIZED'))
      expect((await world.call('GET', '/users/export', { token })).json().account[0].name).toBe('이피해')
    },
  )

  test('the thief’s messenger opens an account of its own from then on, with nothing of hers in it', async ({
    world,
  }) => {
    const victim = applying('01022000003', '박피해')
    const messenger = () => world.signInByMessenger('정도둑', '01090000002')
    const thief = await messenger()
    await world.create(victim, {}, thief.accessToken)
    const mine = await certified(world, await world.signInByCode(victim.phone), victim)
    expect(mine.userId).toBe(thief.userId)
    const again = await messenger()
    expect(again.userId).not.toBe(mine.userId)
    expect(await looted(world, again)).toEqual(all('403 PHONE_UNPROVED'))
    expect(await kakaoOf(world, mine.userId)).toBeNull()
  })

  test('an identity verification is a proof as well: all other logins and a foreign messenger are out', async ({
    world,
  }) => {
    const victim = applying('01022000004', '최피해')
    const messenger = () => world.signInByMessenger('한도둑', '01090000003')
    const thief = await messenger()
    await world.create(victim, {}, thief.accessToken)
    const mine = await anotherLogin(world, thief.userId)
    const attempt = await world.begun(mine, victim)
    await world.confirm(victim.phone)
    // Whichever call presses first; nothing is certified yet.
    expect((await world.salary(mine, attempt)).statusCode).toBe(200)

    expect(await looted(world, thief)).toEqual(all('401 UNAUTHORIZED'))
    expect(await refresh(world, thief)).toBe('401 LOGIN_EXPIRED')
    expect((await messenger()).userId).not.toBe(mine.userId)
    expect((await world.submit(mine, attempt)).statusCode).toBe(200)
  })
})

describe('[SAFE-1] whoever proves the phone', () => {
  test('needs no new token: the one of the form works as soon as the phone is proved', async ({ world }) => {
    const person = applying('01022000005', '오그대')
    const login = await world.register(person)
    const my = () => outcome(world.call('GET', '/v3/users/my', { token: login.accessToken }))
    expect(await my()).toBe('403 PHONE_UNPROVED')
    await certified(world, login, person)
    expect(await my()).toBe('200')
  })

  test('keeps the messenger account that they came with, and no other login', async ({ world }) => {
    const person = applying('01022000006', '문메신')
    const messenger = () => world.signInByMessenger('문메신', person.phone)
    const first = await messenger()
    await world.create(person, {}, first.accessToken)
    const elsewhere = await messenger()
    await certified(world, first, person)
    expect(await refresh(world, elsewhere)).toBe('401 LOGIN_EXPIRED')
    expect((await messenger()).userId).toBe(first.userId)
  })

  test('brings the messenger account that waited for the code, and cuts the one that was there', async ({
    world,
  }) => {
    const victim = applying('01022000007', '서기다')
    const thief = await world.signInByMessenger('남도둑', '01090000004')
    await world.create(victim, {}, thief.accessToken)
    const stolen = await kakaoOf(world, thief.userId)
    const { state, answer } = await world.byMessenger('서기다', victim.phone, { agree: 'phone_number' })
    expect(answer.statusCode).toBe(409)
    const mine = await world.signInByCode(victim.phone, { state })
    expect(mine.userId).toBe(thief.userId)
    expect(await kakaoOf(world, mine.userId)).not.toBe(stolen)
    expect((await world.signInByMessenger('서기다', victim.phone)).userId).toBe(mine.userId)
    expect((await world.signInByMessenger('남도둑', '01090000004')).userId).not.toBe(mine.userId)
  })

  test('later proofs throw nobody out', async ({ world }) => {
    const first = await world.signInByCode('01022000008')
    world.clock.advance({ minutes: 1 })
    const second = await world.signInByCode('01022000008')
    expect(second.userId).toBe(first.userId)
    expect(await refresh(world, first)).toBe('200')
  })
})

/** A proof that has done everything but commit; answers the way to let it. */
async function heldProof(world: World, userId: string, sessionId: string | null) {
  const [holds, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const proof = world.db.transaction(async (tx) => {
    await provePhone(tx, { userId, sessionId }, world.clock())
    holds.resolve()
    await held.promise
  })
  await holds.promise
  return async () => {
    await untilLockAwaited(world.db)
    held.resolve()
    await proof
  }
}

describe('[SAFE-1] at the same moment', () => {
  test('a code and an identity verification: the one that was first keeps its login alone', async ({
    world,
  }) => {
    const person = applying('01022000009', '양동시')
    const form = await world.register(person)
    const attempt = await world.begun(form, person)
    await world.confirm(person.phone)
    const [submitted, byCode] = await Promise.all([
      world.submit(form, attempt),
      world.signInByCode(person.phone),
    ])
    expect(await refresh(world, byCode)).toBe('200')
    const wasFirst = submitted.statusCode === 200
    expect(await refresh(world, form)).toBe(wasFirst ? '200' : '401 LOGIN_EXPIRED')
  })

  test('of two proofs one is the first, and the second ends nothing', async ({ world }) => {
    const login = await world.register(applying('01022000010', '노두번'))
    const { userId } = login
    const { sessionId } = world.deps.tokens.read('candidate', login.accessToken)
    const commit = await heldProof(world, userId, sessionId)
    const second = world.db.transaction((tx) => provePhone(tx, { userId, sessionId: null }, world.clock()))
    await commit()
    await second
    expect(await refresh(world, login)).toBe('200')
  })

  test('a messenger login that the proof did not see does not outlive it', async ({ world }) => {
    const victim = applying('01022000011', '변피해')
    const messenger = () => world.signInByMessenger('강도둑', '01090000005')
    const thief = await messenger()
    await world.create(victim, {}, thief.accessToken)
    const commit = await heldProof(world, thief.userId, null)
    const late = messenger()
    await commit()
    expect((await late).userId).not.toBe(thief.userId)
  })

  test('a form that was on its way when the login ended changes nothing', async ({ world }) => {
    const victim = applying('01022000012', '하피해')
    const thief = await world.register(victim)
    const commit = await heldProof(world, thief.userId, null)
    const late = world.create(applying('01090000006', '윤도둑'), {}, thief.accessToken)
    await commit()
    expect((await late).statusCode).toBe(401)
    const [row] = await world.rows('select phone_hash from users where id = $1', [thief.userId])
    expect(row).toEqual({ phone_hash: world.deps.secrets.mac('phone', victim.phone) })
  })
})

test('[SAFE-1] another phone on an account is unproved again: every login ends, the one that changed it begins anew', async ({
  world,
}) => {
  const thief = await world.signInByCode('01090000007')
  const victim = applying('01022000013', '권피해')
  expect(await outcome(world.call('GET', '/users/export', { token: thief.accessToken }))).toBe('200')
  const moved = (await world.create(victim, {}, thief.accessToken)).json<Login>()
  expect(moved.userId).toBe(thief.userId)
  // His own tokens say that a phone was proved: they are over as soon as the process heard of it.
  const reads = () => outcome(world.call('GET', '/users/export', { token: thief.accessToken }))
  await vi.waitFor(async () => expect(await reads()).toBe('401 UNAUTHORIZED'), PATIENT)
  expect(await looted(world, thief)).toEqual(all('401 UNAUTHORIZED'))
  expect(await refresh(world, thief)).toBe('401 LOGIN_EXPIRED')
  expect(await looted(world, moved)).toEqual(all('403 PHONE_UNPROVED'))

  const mine = await world.signInByCode(victim.phone)
  expect(mine.userId).toBe(thief.userId)
  expect(await looted(world, moved)).toEqual(all('401 UNAUTHORIZED'))
  expect(await outcome(world.call('GET', '/users/export', { token: mine.accessToken }))).toBe('200')
})
