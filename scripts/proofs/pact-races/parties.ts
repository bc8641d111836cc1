import { randomUUID } from 'node:crypto'
import type { createApp } from '../../../apps/server/src/app.ts'
import type { Deps } from '../../../apps/server/src/deps.ts'
import { candidate, operator } from '../../../apps/server/src/modules/sessions/core/owner.ts'
import { insertSession } from '../../../apps/server/src/modules/sessions/core/store.ts'
import { operators } from '../../../apps/server/src/platform/db/schema/operators.ts'
import { addCandidate, addCompany, addOffer } from '../../../apps/server/src/platform/db/testing/test-rows.ts'
import { terms } from '../../../packages/domain/src/pacts/testing/pact-case.ts'
import { hold, type Json } from '../proof.ts'
import type { World } from './world.ts'

/** A company with a recruiter and a signer, and people who negotiate with it, on both processes. */

const DAY_MS = 86_400_000
export const NEXT_WORDS = '교육비 연 3,000,000원'

type Role = 'candidate' | 'operator'
export type Someone = { role: Role; id: string; sessionId: string; phone: string }
export type Answer = { status: number; json: Json }

export type Parties = ReturnType<typeof createParties>
export type Pact = { id: string; coffeechatId: string; person: Someone }

const dayAfter = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)

export function createParties(
  { services, outside }: World,
  deps: Deps,
  app: Awaited<ReturnType<typeof createApp>>,
) {
  const { drizzle, pool } = deps.db
  const { secrets } = deps
  let companies = 0

  /** A new token for each call, because one lasts fifteen minutes. */
  async function call(
    who: Someone,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { body, process = 0 }: { body?: object; process?: number } = {},
  ): Promise<Answer> {
    const login = { subjectId: who.id, sessionId: who.sessionId }
    const token = app.tokens.issue(who.role, login, { isProved: true })
    const answer = await fetch(`${services[process]!.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, json: text === '' ? null : JSON.parse(text) }
  }

  /** The same for a step that has to succeed. */
  async function done(...[who, method, path, body]: [Someone, 'POST' | 'PATCH' | 'GET', string, object?]) {
    const { status, json } = await call(who, method, path, body && { body })
    hold(status === 200, `${method} ${path}: ${status}`, json)
    return json
  }

  async function addOperator(companyId: string, name: string, phone = ''): Promise<Someone> {
    const [id, sessionId] = [deps.ids.next(), deps.ids.next()]
    const now = deps.clock()
    const row = { id, companyId, name, role: 'RECRUITER', passwordHash: '', createdAt: now } as const
    await drizzle.insert(operators).values({ ...row, title: '인사', email: `${id}@example.com` })
    await insertSession(drizzle, { id: sessionId, owner: operator(id), device: '증명', now })
    return { role: 'operator', id, sessionId, phone }
  }

  async function openCompany() {
    const companyId = await addCompany(drizzle, { name: '노을클라우드', key: '노을클라우드' })
    const recruiter = await addOperator(companyId, '이도현')
    const signer = await addOperator(companyId, '강세아', `0107777${String(++companies).padStart(4, '0')}`)
    await done(recruiter, 'POST', '/console/pact-settings/signers', { signerIds: [signer.id] })
    return { companyId, recruiter, signer }
  }
  type Company = Awaited<ReturnType<typeof openCompany>>

  async function addPerson(number: number): Promise<Someone> {
    const phone = `0109${String(number).padStart(7, '0')}`
    const [id, sessionId] = [deps.ids.next(), deps.ids.next()]
    await addCandidate(drizzle, {
      id,
      nameSealed: secrets.seal('한지우', 'users.name_sealed'),
      phoneSealed: secrets.seal(phone, 'users.phone_sealed'),
      phoneHash: secrets.mac('phone', phone),
      phoneProvedAt: deps.clock(),
      birthdaySealed: secrets.seal('19940517', 'users.birthday_sealed'),
    })
    await insertSession(drizzle, { id: sessionId, owner: candidate(id), device: '증명', now: deps.clock() })
    return { role: 'candidate', id, sessionId, phone }
  }

  return {
    call,
    done,
    openCompany,
    /** The taps on a phone. */
    async confirm({ phone }: Someone) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${outside}/control/confirm`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ phone }),
      })
      hold(answer.ok, '휴대폰에 서명할 것이 없어요.', await answer.text())
    },
    /** The first version lies before a new person, and the second is drafted. */
    async negotiate(
      { companyId, recruiter, signer }: Company,
      number: number,
    ): Promise<Pact & { revision: number }> {
      const person = await addPerson(number)
      const now = deps.clock()
      const offerId = await addOffer(drizzle, {
        candidateId: person.id,
        companyId,
        operatorId: recruiter.id,
        position: '프론트엔드 개발자',
        incomeBasis: 5000,
        salaryMin: 6_700,
        salaryMax: 7_200,
        bonusMin: 300,
        bonusMax: 700,
        signingBonus: 500,
        createdAt: now,
        deliverAt: now,
        expiryDay: dayAfter(7),
      })
      const { coffeechatId } = await done(person, 'POST', '/v2.1/users/coffeechat', { offerId })
      const stage = { stage: 'TERMS', onDay: dayAfter(0), hire: null, seen: 0 }
      await done(recruiter, 'POST', `/console/coffeechats/${coffeechatId}/stage`, stage)
      const begun = await done(recruiter, 'POST', `/console/coffeechats/${coffeechatId}/pact`)
      const at = `/console/pacts/${begun.id}`
      const first = { ...terms, startsOn: dayAfter(40) }
      const saved = await done(recruiter, 'PATCH', `${at}/draft`, {
        terms: first,
        revision: begun.draft.revision,
      })
      await done(recruiter, 'POST', `${at}/send`, {
        revision: saved.draft.revision,
        days: 7,
        signerId: signer.id,
      })
      const next = await done(recruiter, 'POST', `${at}/draft`)
      const changed = { terms: { ...first, other: NEXT_WORDS }, revision: next.draft.revision }
      const { draft } = await done(recruiter, 'PATCH', `${at}/draft`, changed)
      return { id: begun.id, coffeechatId, person, revision: draft.revision }
    },
    rows: async (text: string, ...values: unknown[]): Promise<Json[]> =>
      (await pool.query(text, values)).rows,
  }
}
