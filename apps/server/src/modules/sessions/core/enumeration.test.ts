import { describe, expect } from 'vitest'
import { hashPassword } from '../../../platform/crypto/passwords.ts'
import { statementsOf } from '../../../platform/db/testing/test-plans.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addEnrolledOperator, TEST_PASSWORD } from '../../../testing/test-operator.ts'
import { addPartner } from '../../partners/testing/test-partner.ts'

const test = serverTest({ settings: { TRUST_PROXY: 'loopback' } })

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

const DOORS = ['/console/auth/sign-in', '/partners/auth/sign-in'] as const

const wrongTry = (server: TestApp, door: string, email: string, address: string) =>
  server.call('POST', door, {
    body: { email, password: 'wrong password' },
    headers: { 'x-forwarded-for': address },
  })

/** A known and an unknown address. */
async function both(server: TestApp, door: string, given: { passwordHash?: string } = {}) {
  const add = door.startsWith('/console') ? addEnrolledOperator : addPartner
  return { known: (await add(server, given)).email, unknown: `nobody-${++addresses}@example.com` }
}

describe('[SAFE-3] accounts cannot be enumerated', () => {
  test.for(DOORS)('%s: ten tries get the same answer, word for word', async (door, { server }) => {
    const { known, unknown } = await both(server, door)
    const answers = async (email: string) => {
      const address = newAddress()
      const seen = []
      for (let time = 0; time < 10; time++) {
        const { statusCode, body, headers } = await wrongTry(server, door, email, address)
        seen.push([statusCode, body, headers['retry-after'], headers['set-cookie']])
      }
      return seen
    }
    const seen = await answers(unknown)
    expect(seen.map(([status]) => status)).toEqual([400, 400, 400, 400, 400, 429, 429, 429, 429, 429])
    expect(await answers(known)).toEqual(seen)
  })

  test.for(DOORS)('%s: each try makes the same queries', async (door, { server }) => {
    const { known, unknown } = await both(server, door)
    const asked = async (email: string) => {
      const address = newAddress()
      const seen = []
      for (let time = 0; time < 7; time++) {
        const sent = await statementsOf(() => wrongTry(server, door, email, address))
        seen.push(sent.map(({ text }) => text))
      }
      return seen
    }
    const seen = await asked(unknown)
    expect(seen.every((statements) => statements.length > 0)).toBe(true)
    expect(await asked(known)).toEqual(seen)
  })

  // Unknown addresses verify a password too, because a faster answer would reveal them.
  test.for(DOORS)('%s: with as much work, by the median of seven tries', async (door, { server }) => {
    const { known, unknown } = await both(server, door, { passwordHash: await hashPassword(TEST_PASSWORD) })
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    // The time of this process, so that other work on the machine does not count.
    for (let time = 0; time < 7; time++)
      for (const [who, email] of [
        ['known', known],
        ['unknown', unknown],
      ] as const) {
        const began = process.cpuUsage()
        await wrongTry(server, door, email, newAddress())
        times[who].push(process.cpuUsage(began).user)
      }
    const middle = (of: number[]) => of.toSorted((a, b) => a - b)[3]!
    const ratio = middle(times.known) / middle(times.unknown)
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  test('a reset request gets the same answer, before any lookup', async ({ server }) => {
    const { known, unknown } = await both(server, DOORS[0])
    const client = await server.db.pool.connect()
    await client.query('begin')
    await client.query('lock table operators in access exclusive mode')
    for (const email of [known, unknown]) {
      const answer = await server.call('POST', '/console/auth/password-reset', {
        body: { email },
        headers: { 'x-forwarded-for': newAddress() },
      })
      expect([answer.statusCode, answer.body]).toEqual([202, ''])
    }
    await client.query('commit')
    client.release()
  })
})
