import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { incomes } from '../../../platform/db/schema/profiles.ts'
import { addCareer } from '../../../testing/test-career.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import type { TestApp } from '../../../testing/test-app.ts'

export type OwnProof = ApiResult<'POST /users/proofs'>

type Record = { name?: string; phone?: string; amount?: number; months?: number }

/** A person whose record says an income of 5,240 in 2025 and a job of eight years and some months at 온새미상회. */
export async function addProvable(
  server: TestApp,
  { amount = 5_240, months = 103, ...person }: Record = {},
): Promise<TestCandidate> {
  const me = await addCandidate(server, person)
  await addCareer(server, me, { months })
  await server.db.drizzle.insert(incomes).values({
    userId: me.userId,
    year: 2025,
    source: 'HEALTH',
    amount,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    verifiedAt: server.clock(),
  })
  return me
}

export const USUAL = {
  kind: 'INCOME_AT_LEAST',
  amount: 5_000,
  receiver: '조약돌은행',
  days: 30,
  withName: false,
} as const

/** The answer to making one; `key` repeats an intention. */
export const tryMaking = (server: TestApp, { token }: TestCandidate, wanted: object = {}, key?: string) =>
  server.call('POST', '/users/proofs', {
    token,
    body: { ...USUAL, ...wanted },
    ...(key && { headers: { 'idempotency-key': key } }),
  })

export async function make(server: TestApp, me: TestCandidate, wanted: object = {}): Promise<OwnProof> {
  const answer = await tryMaking(server, me, wanted)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<OwnProof>()
}

/** The same person days later, when the token of before is over. */
export const later = (server: TestApp, me: TestCandidate): TestCandidate => ({
  ...me,
  token: server.signIn('candidate', { subjectId: me.userId }).token,
})

/** The path of a proof's page. */
export const pathOf = ({ link }: Pick<OwnProof, 'link'>): string => new URL(link!).pathname

/** A proof as a program fetches it. */
export async function fetchToken(server: TestApp, proof: Pick<OwnProof, 'link'>): Promise<string> {
  const answer = await server.app.inject({
    url: pathOf(proof),
    headers: { accept: 'application/dc+sd-jwt' },
  })
  return answer.body
}

export const takeBack = (server: TestApp, { token }: TestCandidate, { id }: Pick<OwnProof, 'id'>) =>
  server.call('POST', `/users/proofs/${id}/take-back`, { token })

/** The parts of a compact token that are text. */
export function readToken(token: string) {
  const [jwt = '', ...disclosures] = token.split('~').slice(0, -1)
  const [header, payload] = jwt.split('.').map((part) => Buffer.from(part, 'base64url').toString())
  return {
    header: JSON.parse(header!) as { [name: string]: unknown },
    payload: JSON.parse(payload!) as { [name: string]: unknown } & {
      status: { status_list: { idx: number; uri: string } }
    },
    disclosures: disclosures.map((one) => Buffer.from(one, 'base64url').toString()),
  }
}
