import { Secret, TOTP } from 'otpauth'
import { operator } from '../modules/sessions/core/owner.ts'
import { insertSession } from '../modules/sessions/core/store.ts'
import { hashQuickly } from '../platform/crypto/testing/quick-hash.ts'
import { type operatorRoles, operators } from '../platform/db/schema/operators.ts'
import type { TestApp } from './test-app.ts'

export type TestOperator = { operatorId: string; sessionId: string; token: string; email: string }

type OperatorFields = Partial<typeof operators.$inferInsert> & { role?: (typeof operatorRoles)[number] }

export const TEST_PASSWORD = 'correct horse battery'
const passwordHash = hashQuickly(TEST_PASSWORD)

/** Somebody who works in the console, signed in: a recruiter of the given company, else an agent of ours. */
export async function addTestOperator(server: TestApp, given: OperatorFields = {}): Promise<TestOperator> {
  const { deps, db, clock } = server
  const operatorId = given.id ?? deps.ids.next()
  const email = given.email ?? `${operatorId}@example.com`
  await db.drizzle.insert(operators).values({
    role: given.companyId ? 'RECRUITER' : 'AGENT',
    passwordHash: await passwordHash,
    name: '이도현',
    createdAt: clock(),
    ...given,
    email,
    id: operatorId,
  })
  const sessionId = deps.ids.next()
  await insertSession(db.drizzle, {
    id: sessionId,
    owner: operator(operatorId),
    device: 'Mac · Chrome',
    now: clock(),
  })
  const { token } = server.signIn('operator', { subjectId: operatorId, sessionId })
  return { operatorId, sessionId, token, email }
}

/** What the test people's authenticator apps know. */
const TEST_SECOND_FACTOR = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The six digits that the app shows now. */
export const codeOf = (server: TestApp, secret = TEST_SECOND_FACTOR) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock().getTime() })

/** Somebody who has set up an authenticator app, so that they can sign in by the door. */
export async function addEnrolledOperator(
  server: TestApp,
  given: OperatorFields = {},
): Promise<TestOperator> {
  const { secrets } = server.deps
  return addTestOperator(server, {
    secondFactorSealed: secrets.seal(TEST_SECOND_FACTOR, 'operators.second_factor_sealed'),
    secondFactorConfirmedAt: server.clock(),
    ...given,
  })
}

type Through = { email: string; password?: string; headers?: Record<string, string> }

/** In by password and code. The clock moves on to a code that was not used before. */
export async function signInOperator(
  server: TestApp,
  { email, password = TEST_PASSWORD, headers = {} }: Through,
) {
  const post = (path: string, body: object) => server.call('POST', `/console/auth/${path}`, { body, headers })
  server.clock.advance({ seconds: 30 })
  const { challenge } = (await post('sign-in', { email, password })).json<{ challenge: string }>()
  const answer = await post('second-factor', { challenge, code: codeOf(server) })
  if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`)
  return { accessToken: answer.json<{ accessToken: string }>().accessToken, cookie: cookiesOf(answer) }
}

/** The cookies that an answer set, as a browser sends them back. */
export const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
