import { type OperatorRole, operatorRoles } from '@coffeeattack/domain/operators/role'
import { describe, expect } from 'vitest'
import type { operatorRoles as columnRoles } from '../../platform/db/schema/operators.ts'
import { addCompany } from '../../platform/db/testing/test-rows.ts'
import { serverTest } from '../server-test.ts'
import type { TestApp } from '../test-app.ts'
import { addTestOperator } from '../test-operator.ts'
import { builtCalls, type OperatorCall, operatorCalls, withIds } from './operator-calls.ts'

const test = serverTest()
  .extend('companyId', { scope: 'file' }, ({ server }) => addCompany(server.db.drizzle))
  .extend('built', { scope: 'file' }, ({ server }) => builtCalls(server))

/** Somebody new each time: some of the calls end the login that makes them. */
const tokenOf = async (server: TestApp, companyId: string, role: OperatorRole) =>
  (
    await addTestOperator(server, {
      role: role.toUpperCase() as (typeof columnRoles)[number],
      companyId: role === 'recruiter' ? companyId : null,
    })
  ).token

async function outcome(server: TestApp, { method, path }: OperatorCall, token?: string) {
  const answer = await server.call(method, withIds(path), token === undefined ? {} : { token })
  const { code = '' } = answer.body === '' ? {} : answer.json<{ code?: string }>()
  return `${answer.statusCode} ${code}`.trim()
}

test('[BIZ-1] every call of the console says who may make it, and most are built', ({ built }) => {
  expect(operatorCalls.filter(({ roles }) => !roles || roles.length === 0)).toEqual([])
  expect(built.length).toBeGreaterThan(25)
})

describe('[BIZ-1] the roles of the contract are the permissions', () => {
  test.for(operatorRoles)(
    '%s: 403 on exactly the calls of others',
    { timeout: 180_000 },
    async (role, { server, companyId, built }) => {
      const wrong: string[] = []
      for (const call of built) {
        const isAllowed = call.roles?.includes(role) ?? false
        // A stream that may be opened does not end.
        if (isAllowed && call.events) continue
        const got = await outcome(server, call, await tokenOf(server, companyId, role))
        if ((got === '403 FORBIDDEN') === isAllowed) wrong.push(`${call.key}: ${got}`)
        if (/^(401|5)/.test(got)) wrong.push(`${call.key}: ${got}`)
      }
      expect(wrong).toEqual([])
    },
  )

  test(
    'candidates, partners, refresh tokens and visitors are nobody here',
    { timeout: 180_000 },
    async ({ server, built }) => {
      const tokens = [
        server.signIn('candidate').token,
        server.signIn('partner').token,
        server.signIn('operator-refresh').token,
        undefined,
      ]
      const wrong: string[] = []
      for (const call of built)
        for (const token of tokens) {
          const got = await outcome(server, call, token)
          if (got !== '401 UNAUTHORIZED') wrong.push(`${call.key}: ${got}`)
        }
      expect(wrong).toEqual([])
    },
  )
})
