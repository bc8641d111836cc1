import { eq } from 'drizzle-orm'
import { test as base } from 'vitest'
import { emptyTerms, type Terms } from '@coffeeattack/domain/pacts/terms'
import { createDeps } from '../../../deps.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offerCounters, type offers } from '../../../platform/db/schema/offers.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { closing } from '../../../testing/closing.ts'
import { serverTest } from '../../../testing/server-test.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'
import { createCoffeechatWorld, seoul } from '../../coffeechats/testing/coffeechat-world.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a company of these tests offers: the prototype's figures. */
export const OFFER = {
  salaryMin: 6_700,
  salaryMax: 7_200,
  bonusMin: 300,
  bonusMax: 700,
  signingBonus: 500,
} as const satisfies Partial<typeof offers.$inferInsert>

export const REASON = '올해 쓸 수 있는 금액이 300만 원까지예요.'

/** Whole, and as good as the offer but for the signing bonus. */
export const TERMS: Terms = {
  ...emptyTerms,
  base: 7_200,
  bonus: { min: 300, max: 700 },
  signing: 300,
  mealsMonthly: 20,
  startsOn: '2027-01-04',
  place: '서울 성동구 성수이로 24',
  work: '프론트엔드 개발',
  hours: '1일 8시간, 1주 40시간',
  rest: '하루 1시간',
  holidays: '토·일과 공휴일',
  leave: '근로기준법 제60조',
  payDay: 25,
  reasons: { signing: REASON },
}

export const BIRTHDAY = '19940517'

export const NOW = '2026-11-16T14:05:00'

export type ShownPact = {
  id: string
  state: string
  draft: { terms: Terms; revision: number } | null
  versionItems: {
    number: number
    fingerprint: string
    end: string | null
    readAt: string | null
    untilDay: string
  }[]
  requestItems: { text: string; closedAt: string | null }[]
  candidateSignature: { name: string } | null
  companySignature: { name: string } | null
  signing: { state: string; problem: { title: string } | null } | null
  seal: { at: string; isReady: boolean } | null
}

/** A company whose recruiter drafts and whose named colleague signs, and people in 처우 협의 with it. */
export async function createPactWorld(server: TestApp) {
  const chats = await createCoffeechatWorld(server)
  const { companyId, recruiter } = chats
  const signer = await addTestOperator(server, { companyId, name: '강세아', title: '인사 총괄' })
  const { pool } = server.db

  const asOperator = (who: TestOperator, method: Method, path: string, body?: unknown) =>
    server.call(method, `/console${path}`, {
      token: server.signIn('operator', { subjectId: who.operatorId, sessionId: who.sessionId }).token,
      body,
    })
  const asPerson = (who: TestCandidate, method: Method, path: string, body?: unknown) =>
    server.call(method, `/users/pacts${path}`, {
      token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
      body,
    })
  const pactOf = (answer: { statusCode: number; body: string }): ShownPact => {
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return JSON.parse(answer.body) as ShownPact
  }

  const world = {
    ...chats,
    signer,
    asOperator,
    asPerson,
    pactOf,
    nameSigner: () =>
      asOperator(recruiter, 'POST', '/pact-settings/signers', { signerIds: [signer.operatorId] }),

    /** A person of a name and phone of their own, matched and in 처우 협의. */
    async talking(given: Partial<typeof offers.$inferInsert> = {}) {
      const me = await addCandidate(server, {
        birthdaySealed: server.deps.secrets.seal(BIRTHDAY, 'users.birthday_sealed'),
      })
      const coffeechatId = await chats.match(me, { ...OFFER, ...given })
      await chats.console.stage(recruiter, coffeechatId, {
        stage: 'TERMS',
        onDay: '2026-11-16',
        hire: null,
        seen: 0,
      })
      return { me, coffeechatId }
    },
    begin: (coffeechatId: string, by = recruiter) =>
      asOperator(by, 'POST', `/coffeechats/${coffeechatId}/pact`),
    save: (pact: ShownPact, terms: Terms, revision = pact.draft!.revision) =>
      asOperator(recruiter, 'PATCH', `/pacts/${pact.id}/draft`, { terms, revision }),
    send: (
      pact: ShownPact,
      { revision = pact.draft?.revision ?? 0, days = 7, signerId = signer.operatorId } = {},
    ) => asOperator(recruiter, 'POST', `/pacts/${pact.id}/send`, { revision, days, signerId }),

    /** The first version lies before the person. */
    async sent(given: Partial<typeof offers.$inferInsert> = {}, terms = TERMS) {
      const { me, coffeechatId } = await world.talking(given)
      const begun = pactOf(await world.begin(coffeechatId))
      const saved = pactOf(await world.save(begun, terms))
      const pact = pactOf(await world.send(saved))
      return { me, coffeechatId, pact }
    },
    /** A further version, like the last one but for what is given. */
    async sendNext(pact: ShownPact, terms: Terms) {
      const begun = pactOf(await asOperator(recruiter, 'POST', `/pacts/${pact.id}/draft`))
      return world.send(pactOf(await world.save(begun, terms)))
    },
    show: (pact: ShownPact, by = recruiter) => asOperator(by, 'GET', `/pacts/${pact.id}`),
    showMine: (me: TestCandidate, pact: ShownPact) => asPerson(me, 'GET', `/${pact.id}`),

    async raise(offerId: string, amount: number) {
      await server.db.drizzle.insert(offerCounters).values({
        offerId,
        amount,
        askedAt: seoul(NOW),
        wasMin: 6_000,
        wasMax: 6_800,
        answer: 'RAISED',
        answeredAt: seoul(NOW),
        answeredBy: recruiter.operatorId,
      })
    },
    /** The keys of what an operator or a person was told of pacts. */
    async toldOfPacts(who: TestCandidate | TestOperator) {
      const column = 'userId' in who ? notices.userId : notices.operatorId
      const id = 'userId' in who ? who.userId : who.operatorId
      const rows = await server.db.drizzle.select().from(notices).where(eq(column, id)).orderBy(notices.id)
      return rows.filter(({ type }) => type.startsWith('PACT')).map(({ dedupeKey }) => dedupeKey)
    },
    async rows<Row extends object>(text: string, ...values: unknown[]) {
      return (await pool.query<Row & Record<string, unknown>>(text, values)).rows
    },
  }
  return world
}

export type PactWorld = Awaited<ReturnType<typeof createPactWorld>>

export const test = serverTest().extend('world', { scope: 'file' }, async ({ server, clock }) => {
  clock.set(seoul(NOW))
  const world = await createPactWorld(server)
  await world.nameSigner()
  return world
})

const SIGNERS_PHONE = '01077770001'

/** The same with phones on which people sign. */
async function createSigningWorld(server: TestApp, sandbox: TestSandbox) {
  const world = await createPactWorld(server)
  await world.nameSigner()
  const control = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${sandbox.base}/control/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  const confirm = (phone: string) => control('confirm', { phone })
  const contact = (version: number) => ({ version, contact: { phone: SIGNERS_PHONE, birthday: '19800101' } })
  return {
    ...world,
    birthday: BIRTHDAY,
    caller: {
      kind: 'operator',
      role: 'recruiter',
      address: null,
      companyId: world.companyId,
      operatorId: world.recruiter.operatorId,
      sessionId: world.recruiter.sessionId,
    } satisfies OperatorCaller as OperatorCaller,
    contact,
    confirm,
    refuse: (phone: string) => control('deny', { phone }),
    /** What the institution does with the next request to this phone. */
    meets: (phone: string, sign: string) => control('signing', { phone, case: sign }),
    async textOn(phone: string): Promise<string> {
      const answer = await fetch(`${sandbox.base}/phone/${phone}/screen`)
      const { documents } = (await answer.json()) as { documents: { text: string }[] }
      return documents.at(-1)!.text
    },
    /** The person signs the newest version on the phone. */
    async sign(me: TestCandidate, pact: ShownPact, version = 1) {
      await world.asPerson(me, 'POST', `/${pact.id}/signing`, { version })
      await confirm(me.phone)
      return world.asPerson(me, 'GET', `/${pact.id}/signing`)
    },
    /** The company's request is signed on the phone, and nobody has looked yet. */
    async askSigner(pact: ShownPact, version = 1) {
      await world.asOperator(world.signer, 'POST', `/pacts/${pact.id}/signing`, contact(version))
      await confirm(SIGNERS_PHONE)
    },
    async countersign(pact: ShownPact, version = 1) {
      await world.asOperator(world.signer, 'POST', `/pacts/${pact.id}/signing`, contact(version))
      await confirm(SIGNERS_PHONE)
      return world.asOperator(world.signer, 'GET', `/pacts/${pact.id}/signing`)
    },
  }
}

export type SigningWorld = Awaited<ReturnType<typeof createSigningWorld>>
type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>

export const signingTest = base
  .extend('clock', { scope: 'file' }, () => createTestClock(seoul(NOW)))
  .extend('sandbox', { scope: 'file' }, ({ clock }, scope) => closing(startTestSandbox(clock), scope))
  .extend('server', { scope: 'file' }, ({ clock, sandbox }, scope) =>
    closing(createTestApp({ clock, settings: sandbox.environment }), scope),
  )
  // Another process on the same database.
  .extend('other', { scope: 'file' }, async ({ server }) => ({
    deps: await createDeps(server.settings, server.deps),
  }))
  .extend('world', { scope: 'file' }, ({ server, sandbox }) => createSigningWorld(server, sandbox))
