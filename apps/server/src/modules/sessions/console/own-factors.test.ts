import { describe, expect } from 'vitest'
import { untilLockAwaited } from '../../../platform/db/testing/test-locks.ts'
import { test } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import {
  addEnrolledOperator,
  codeOf,
  TEST_PASSWORD,
  type TestOperator,
} from '../../../testing/test-operator.ts'
import { createTestPasskey } from '../../../testing/test-passkey.ts'

type Factors = {
  authenticatorSince: string | null
  passkeys: { id: string; name: string; lastUsedAt: string | null }[]
  recoveryCodesLeft: number
}

const post = (server: TestApp, { token }: TestOperator, path: string, body: object = {}) =>
  server.call('POST', `/console/me/${path}`, { token, body: { password: TEST_PASSWORD, ...body } })
const factors = async (server: TestApp, { token }: TestOperator) =>
  (await server.call('GET', '/console/me/second-factor', { token })).json<Factors>()
const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

async function addPasskey(server: TestApp, person: TestOperator, name = '회사 노트북') {
  const passkey = createTestPasskey()
  const options = (await post(server, person, 'passkeys/options')).json<{
    challenge: string
    passkey: { challenge: string }
  }>()
  const body = { challenge: options.challenge, passkey: passkey.attest(options.passkey), name }
  const answer = await post(server, person, 'passkeys', body)
  return { answer, body, id: answer.json<Factors>().passkeys.at(-1)?.id ?? '' }
}

async function deeds(server: TestApp, { operatorId }: TestOperator): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ action: string }>(
    'select action from audit_log where subject_id = $1 order by id',
    [operatorId],
  )
  return rows.map(({ action }) => action)
}

describe('[SAFE-3] the own second factors', () => {
  test('a passkey is added under its name, and the authenticator removed', async ({ server, clock }) => {
    const person = await addEnrolledOperator(server)
    const { answer } = await addPasskey(server, person)
    expect(answer.json()).toEqual({
      authenticatorSince: clock().toISOString(),
      passkeys: [
        { id: expect.any(String), name: '회사 노트북', createdAt: clock().toISOString(), lastUsedAt: null },
      ],
      recoveryCodesLeft: 0,
    })
    const removed = await post(server, person, 'authenticator/remove')
    expect(removed.json()).toMatchObject({ authenticatorSince: null, passkeys: [{ name: '회사 노트북' }] })
    expect(await deeds(server, person)).toEqual(['operator.add-passkey', 'operator.remove-authenticator'])
  })

  test('an unnamed passkey has the name of its device', async ({ server }) => {
    const { answer } = await addPasskey(server, await addEnrolledOperator(server), ' ')
    expect(answer.json<Factors>().passkeys[0]?.name).toBe('알 수 없는 기기')
  })

  test('the last one cannot be removed, not even by two concurrent calls', async ({ server }) => {
    const person = await addEnrolledOperator(server)
    expect(outcome(await post(server, person, 'authenticator/remove'))).toEqual([409, 'LAST_SECOND_FACTOR'])
    const { id } = await addPasskey(server, person)
    // Waits until both requests have read, or wait for the lock, before either writes.
    const client = await server.db.pool.connect()
    await client.query('begin')
    await client.query('lock table audit_log in exclusive mode')
    const removals = Promise.all([
      post(server, person, 'authenticator/remove'),
      post(server, person, `passkeys/${id}/remove`),
    ])
    await untilLockAwaited(server.db, 2)
    await client.query('commit')
    client.release()
    const answers = await removals
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { authenticatorSince, passkeys } = await factors(server, person)
    expect(Number(authenticatorSince !== null) + passkeys.length).toBe(1)
  })

  test('the authenticator is replaced by a code of the new one, and old codes are refused', async ({
    server,
    clock,
  }) => {
    const person = await addEnrolledOperator(server)
    const { challenge, secret, uri } = (await post(server, person, 'authenticator/options')).json<{
      challenge: string
      secret: string
      uri: string
    }>()
    expect(uri).toContain(`secret=${secret}`)
    const wrong = await post(server, person, 'authenticator', { challenge, code: '000000' })
    expect(outcome(wrong)).toEqual([400, 'SECOND_FACTOR_INVALID'])
    clock.advance({ seconds: 60 })
    const changed = await post(server, person, 'authenticator', { challenge, code: codeOf(server, secret) })
    expect(changed.json()).toMatchObject({ authenticatorSince: clock().toISOString() })
    clock.advance({ seconds: 60 })
    const enter = async (code: string) => {
      const body = { email: person.email, password: TEST_PASSWORD }
      const asked = (await server.call('POST', '/console/auth/sign-in', { body })).json<{
        challenge: string
      }>()
      const given = { challenge: asked.challenge, code }
      return (await server.call('POST', '/console/auth/second-factor', { body: given })).statusCode
    }
    expect([await enter(codeOf(server)), await enter(codeOf(server, secret))]).toEqual([400, 200])
  })

  test('new recovery codes replace the old ones', async ({ server }) => {
    const person = await addEnrolledOperator(server)
    const renew = async () =>
      (await post(server, person, 'recovery-codes')).json<{ recoveryCodes: string[] }>().recoveryCodes
    const [before, after] = [await renew(), await renew()]
    expect(after).toHaveLength(10)
    expect(after.filter((code) => before.includes(code))).toEqual([])
    expect((await factors(server, person)).recoveryCodesLeft).toBe(10)
    const recover = async (code: string) => {
      const body = { email: person.email, password: TEST_PASSWORD }
      const asked = (await server.call('POST', '/console/auth/sign-in', { body })).json<{
        challenge: string
      }>()
      const given = { challenge: asked.challenge, code }
      return (await server.call('POST', '/console/auth/recovery-code', { body: given })).statusCode
    }
    expect([await recover(before[0]!), await recover(after[0]!)]).toEqual([400, 200])
    expect((await factors(server, person)).recoveryCodesLeft).toBe(9)
  })

  test.for([
    'passkeys/options',
    'passkeys/01939a3e-0000-7000-8000-000000000000/remove',
    'authenticator/options',
    'authenticator/remove',
    'recovery-codes',
  ])('%s asks for the password and counts wrong ones', async (path, { server }) => {
    const person = await addEnrolledOperator(server)
    const before = await factors(server, person)
    for (let time = 0; time < 5; time++) {
      const answer = await post(server, person, path, { password: 'wrong' })
      expect(answer.json()).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { password: '지금 비밀번호가 맞지 않아요' },
      })
    }
    expect(outcome(await post(server, person, path))).toEqual([429, 'SIGN_IN_LOCKED'])
    expect(await factors(server, person)).toEqual(before)
    expect(await deeds(server, person)).toEqual([])
  })

  test('a challenge belongs to its owner and works once; another’s passkey is not found', async ({
    server,
  }) => {
    const [one, other] = [await addEnrolledOperator(server), await addEnrolledOperator(server)]
    const { body, id } = await addPasskey(server, one)
    expect(outcome(await post(server, one, 'passkeys', body))).toEqual([410, 'CODE_EXPIRED'])
    const options = (await post(server, one, 'passkeys/options')).json<{
      challenge: string
      passkey: { challenge: string }
    }>()
    const stolen = {
      challenge: options.challenge,
      passkey: createTestPasskey().attest(options.passkey),
      name: '',
    }
    expect(outcome(await post(server, other, 'passkeys', stolen))).toEqual([410, 'CODE_EXPIRED'])
    expect((await post(server, other, `passkeys/${id}/remove`)).statusCode).toBe(404)
    expect((await factors(server, one)).passkeys).toHaveLength(1)
  })
})
