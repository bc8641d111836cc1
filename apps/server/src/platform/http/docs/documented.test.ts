import { type Call, splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { openapi } from '@coffeeattack/contract/openapi'
import { expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestKey } from '../../../modules/handover/testing/test-key.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { addCompany } from '../../db/testing/test-rows.ts'

/** The document holds what the service really answers: every call is asked badly in every way that its door knows. */

const test = serverTest().extend('companyId', { scope: 'file' }, ({ server }) =>
  addCompany(server.db.drizzle),
)

const NOBODY = '00000000-0000-4000-8000-000000000000'
const TOO_MUCH = JSON.stringify({ body: 'x'.repeat(1024 * 1024) })

type Asking = { headers?: Record<string, string>; search?: string; payload?: string }

const json = { 'content-type': 'application/json' }
const badly: Readonly<Record<string, Asking>> = {
  bare: {},
  'with half a token': { headers: { authorization: 'Bearer half.a.token' } },
  'with a query that cannot be kept': { search: '?q=%00' },
  'with broken JSON': { headers: json, payload: '{"a":' },
  'with a list': { headers: json, payload: '[]' },
  'in another format': { headers: { 'content-type': 'text/plain' }, payload: 'x' },
  'with too much': { headers: json, payload: TOO_MUCH },
  'with a short key': { headers: { ...json, 'idempotency-key': 'short' }, payload: '{}' },
}

async function tokenFor(server: TestApp, { auth, roles }: Call, companyId: string): Promise<string | null> {
  if (roles) {
    const role = roles[0]!.toUpperCase() as 'RECRUITER' | 'AGENT' | 'ADMIN'
    return (await addTestOperator(server, { role, companyId: role === 'RECRUITER' ? companyId : null })).token
  }
  if (auth === 'api-key') return addTestKey(server, companyId)
  if (auth === 'candidate' || auth === 'optional') return (await addCandidate(server)).token
  return auth === 'none' || auth === 'operator-refresh' ? null : server.signIn(auth).token
}

test(
  'every refusal of the door stands in the document of its call',
  { timeout: 240_000 },
  async ({ server, clock, companyId }) => {
    const { paths } = openapi(calls, '1')
    const seen = new Set<number>()
    const untold: string[] = []
    for (const [key, call] of Object.entries(calls as Record<string, Call>)) {
      const { method, path } = splitKey(key)
      const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const { responses } = operation as { responses: Record<string, unknown> }
      // A new minute and a new login for each call, so that no limit and no sign-out hides other refusals.
      clock.advance({ minutes: 1 })
      let login: Promise<string | null> | undefined
      for (const [how, { headers = {}, search = '', payload }] of Object.entries(badly)) {
        // A GET has no body to be wrong, and no use for a key.
        if (payload !== undefined && method === 'GET') continue
        const token = how === 'bare' ? null : await (login ??= tokenFor(server, call, companyId))
        // A stream that is opened does not end.
        if (call.events && token !== null && !headers['authorization']) continue
        const answer = await server.app.inject({
          method,
          url: `/api${path.replaceAll(/:\w+/g, NOBODY)}${search}`,
          headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers },
          ...(payload !== undefined && { payload }),
        })
        // What went through may have ended the login.
        if (answer.statusCode < 400) login = undefined
        seen.add(answer.statusCode)
        if (!(answer.statusCode in responses))
          untold.push(`${key} ${how}: ${answer.statusCode} ${answer.body}`)
      }
    }
    expect(untold).toEqual([])
    for (const status of [400, 401, 404, 413, 415]) expect(seen).toContain(status)
  },
)
