import { and, eq, like } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect } from 'vitest'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { incomes } from '../../../platform/db/schema/profiles.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { createCoffeechatWorld, seoul } from '../../coffeechats/testing/coffeechat-world.ts'

/** A company in 처우 협의 asks for a proof; the person answers, or not (PROOF-6). */

const NOW = '2026-11-16T14:05:00'
const INCOME = 5_271
const ASKED = { kind: 'INCOME_AT_LEAST', purpose: '연봉 구간을 정하는 데만 써요.' }

async function createRequestWorld(server: TestApp) {
  const chats = await createCoffeechatWorld(server)
  const { drizzle } = server.db
  const as = ({ operatorId, sessionId }: TestOperator, path: string, body?: unknown) =>
    server.call(body === undefined ? 'GET' : 'POST', `/console/${path}`, {
      token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
      body,
    })
  const mine = (me: TestCandidate, path: string, body?: unknown) =>
    server.call(body === undefined ? 'GET' : 'POST', `/users/${path}`, { token: me.token, body })
  return {
    ...chats,
    as,
    mine,
    async talking(stage = 'TERMS') {
      const me = await addCandidate(server)
      await drizzle.insert(incomes).values({
        userId: me.userId,
        year: 2025,
        source: 'HEALTH',
        amount: INCOME,
        months: Array.from({ length: 12 }, (_, month) => month + 1),
        verifiedAt: seoul('2026-11-03T10:00:00'),
      })
      const coffeechatId = await chats.match(me)
      await chats.console.stage(chats.recruiter, coffeechatId, {
        stage,
        onDay: '2026-11-16',
        hire: null,
        seen: 0,
      })
      return { me, coffeechatId, at: `coffeechats/${coffeechatId}/proof-requests` }
    },
    async asked() {
      const talk = await this.talking()
      const { requestItems } = (await as(chats.recruiter, talk.at, ASKED)).json<{
        requestItems: { id: string }[]
      }>()
      return { ...talk, id: requestItems[0]!.id }
    },
    async told(type: string, subject: string) {
      const rows = await drizzle
        .select({ id: notices.id })
        .from(notices)
        .where(and(eq(notices.type, type), like(notices.dedupeKey, `%${subject}%`)))
      return rows.length
    },
  }
}

const test = serverTest().extend('world', { scope: 'file' }, async ({ server, clock }) => {
  clock.set(seoul(NOW))
  return createRequestWorld(server)
})

const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ code?: string }>().code]

describe('[PROOF-6] the company', () => {
  test('asks once at a time, in 처우 협의 alone; of two colleagues at once one is first', async ({
    world,
  }) => {
    const { recruiter, as } = world
    const early = await world.talking('INTERVIEW')
    expect(outcome(await as(recruiter, early.at, ASKED))).toEqual([409, 'PROOF_REQUEST_TOO_EARLY'])
    const { me, at, coffeechatId } = await world.talking()
    expect((await as(recruiter, at)).json()).toEqual({ requestItems: [], canAsk: true })
    const both = await Promise.all([as(recruiter, at, ASKED), as(recruiter, at, ASKED)])
    expect(both.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'PROOF_REQUEST_OPEN'],
    ])
    const { items } = (await world.mine(me, 'proof-requests')).json<{ items: { id: string }[] }>()
    expect(items).toMatchObject([{ coffeechatId, ...ASKED, state: 'OPEN', operator: { name: '이도현' } }])
    expect(await world.told('PROOF_REQUEST', items[0]!.id)).toBe(1)
    expect(outcome(await as(recruiter, at, { ...ASKED, kind: 'INCOME_EXACT' }))[0]).toBe(400)
    expect(outcome(await as(recruiter, at, { ...ASKED, purpose: '  ' }))[0]).toBe(400)
  })

  test('withdraws before an answer, and asks three times at most', async ({ world }) => {
    const { recruiter, as } = world
    const { me, at, id } = await world.asked()
    expect((await as(recruiter, `proof-requests/${id}/withdraw`, {})).json()).toMatchObject({
      requestItems: [{ state: 'WITHDRAWN' }],
      canAsk: true,
    })
    expect(outcome(await world.mine(me, `proof-requests/${id}/decline`, {}))).toEqual([
      409,
      'PROOF_REQUEST_MOVED_ON',
    ])
    for (const more of [1, 2]) {
      const [newest] = (await as(recruiter, at, ASKED)).json<{ requestItems: { id: string }[] }>()
        .requestItems
      const answer = await as(recruiter, `proof-requests/${newest!.id}/withdraw`, {})
      expect(answer.json<{ canAsk: boolean }>().canAsk).toBe(more < 2)
    }
    expect(outcome(await as(recruiter, at, ASKED))).toEqual([409, 'PROOF_REQUESTS_USED'])
  })

  test('of another company, or another person, finds nothing', async ({ world, server }) => {
    const { at, id } = await world.asked()
    const companyId = await addCompany(server.db.drizzle, { name: '바다랩', key: '바다랩' })
    const stranger = await addTestOperator(server, { companyId })
    const other = await addCandidate(server)
    for (const answer of [
      await world.as(stranger, at),
      await world.as(stranger, at, ASKED),
      await world.as(stranger, `proof-requests/${id}/withdraw`, {}),
      await world.mine(other, `proof-requests/${id}`),
      await world.mine(other, `proof-requests/${id}/answer`, { kind: 'INCOME_AT_LEAST', amount: 500 }),
      await world.mine(other, `proof-requests/${id}/decline`, {}),
    ])
      expect(answer.statusCode).toBe(404)
  })
})

describe('[PROOF-6] the person', () => {
  test('answers with a proof of their choice; the console reads that it holds, and no figure', async ({
    world,
  }) => {
    const { recruiter, as, mine } = world
    const { me, at, id } = await world.asked()
    expect(
      outcome(await mine(me, `proof-requests/${id}/answer`, { kind: 'INCOME_AT_LEAST', amount: 5_500 })),
    ).toEqual([409, 'PROOF_NOT_VERIFIED'])
    const answered = await mine(me, `proof-requests/${id}/answer`, { kind: 'INCOME_AT_LEAST', amount: 4_500 })
    const { proofId } = answered.json<{ proofId: string }>()
    expect((await mine(me, `proofs/${proofId}`)).json()).toMatchObject({
      receiver: '노을클라우드',
      state: 'RUNNING',
      untilDay: '2026-11-30',
      name: null,
    })
    const seen = await as(recruiter, at)
    expect(seen.json()).toMatchObject({
      requestItems: [
        {
          state: 'ANSWERED',
          answer: { kind: 'INCOME_AT_LEAST', state: 'RUNNING', source: 'HEALTH', lookedUpOn: '2026-11-03' },
        },
      ],
      canAsk: true,
    })
    expect(seen.body).not.toMatch(/5[,.]?271|4[,.]?500|5[,.]?000/)
    expect(await world.told('PROOF_SENT', id)).toBe(1)
    // Answered in another tab.
    expect(
      outcome(await mine(me, `proof-requests/${id}/answer`, { kind: 'INCOME_AT_LEAST', amount: 4_000 })),
    ).toEqual([409, 'PROOF_REQUEST_MOVED_ON'])
    expect((await mine(me, 'proofs')).json<{ items: unknown[] }>().items).toHaveLength(1)

    await mine(me, `proofs/${proofId}/take-back`, {})
    const gone = { source: null, lookedUpOn: null, untilDay: null, link: null }
    expect((await as(recruiter, at)).json()).toMatchObject({
      requestItems: [{ answer: { kind: 'INCOME_AT_LEAST', state: 'TAKEN_BACK', ...gone } }],
    })
  })

  test('declines quietly: nobody is told, no reason is kept, and nobody asks again', async ({ world }) => {
    const { recruiter, as, mine } = world
    const { me, at, id, coffeechatId } = await world.asked()
    for (const _ of [1, 2])
      expect((await mine(me, `proof-requests/${id}/decline`, {})).json()).toMatchObject({ state: 'DECLINED' })
    expect((await as(recruiter, at)).json()).toMatchObject({
      requestItems: [{ state: 'DECLINED', answer: null }],
      canAsk: false,
    })
    expect(await world.told('PROOF_SENT', id)).toBe(0)
    expect(outcome(await as(recruiter, at, ASKED))).toEqual([409, 'PROOF_REQUESTS_USED'])
    // The talk about the terms goes on.
    const pact = await as(recruiter, `coffeechats/${coffeechatId}/pact`)
    expect(pact.json()).toMatchObject({ canDraft: true })
  })

  test('answers and is withdrawn at the same moment: one of them wins', async ({ world }) => {
    const { recruiter, as, mine } = world
    const { me, id } = await world.asked()
    const both = await Promise.all([
      mine(me, `proof-requests/${id}/answer`, { kind: 'INCOME_AT_LEAST', amount: 5_000 }),
      as(recruiter, `proof-requests/${id}/withdraw`, {}),
    ])
    expect(both.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [409, 'PROOF_REQUEST_MOVED_ON'],
    ])
    const { items } = (await mine(me, 'proofs')).json<{ items: unknown[] }>()
    expect(items).toHaveLength(both[0].statusCode === 200 ? 1 : 0)
  })

  test('of a coffee chat that was called off has nothing to answer', async ({ world }) => {
    const { me, id, coffeechatId } = await world.asked()
    await world.mine(me, `coffeechats/${coffeechatId}/cancel`, {})
    expect((await world.mine(me, `proof-requests/${id}`)).json()).toMatchObject({ state: 'WITHDRAWN' })
    expect(
      outcome(await world.mine(me, `proof-requests/${id}/answer`, { kind: 'INCOME_AT_LEAST', amount: 500 })),
    ).toEqual([409, 'PROOF_REQUEST_MOVED_ON'])
  })
})
