import { test as base } from 'vitest'
import { coffeechatStages } from '../../../platform/db/schema/coffeechats.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { eq } from 'drizzle-orm'
import { closing } from '../../../testing/closing.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'
import { createCoffeechatWorld, seoul } from '../../coffeechats/testing/coffeechat-world.ts'
import { inviteToPaidChecksJob } from '../jobs/invite.ts'

type Method = 'GET' | 'POST' | 'DELETE'

export const NOW = '2026-11-18T10:00:00'
export const STARTED = '2026-08-18'
export const PROMISED = 6_500

export type ShownCheck = {
  id: string
  state: string
  round: number
  startsOn: string
  lastCertificate: object | null
  result: {
    judgement: string
    reason: string | null
    figures: { promised: number; insured: number; keptFrom: number } | null
    month: string | null
    checkedOn: string
    isProvable: boolean
  } | null
}

/** People whom 노을클라우드 hired, the phones on which they confirm, and the nights on which they are asked. */
async function createPaidWorld(server: TestApp, sandbox: Awaited<ReturnType<typeof startTestSandbox>>) {
  const chats = await createCoffeechatWorld(server)
  const { drizzle, pool } = server.db

  const call = (who: TestCandidate, method: Method, path = '', body?: unknown) =>
    server.call(method, `/users/paid-checks${path}`, {
      token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
      body,
    })
  const control = (path: string, body: object) =>
    fetch(`${sandbox.base}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const world = {
    ...chats,
    call,
    confirmOn: (phone: string) => control('confirm', { phone }),

    /** Somebody of a career here, whom both sides say the company hired. */
    async hired({ phone, startsOn = STARTED }: { phone?: string; startsOn?: string } = {}) {
      const me = await addCandidate(server, {
        name: '한지우',
        ...(phone && { phone }),
        birthdaySealed: server.deps.secrets.seal('19950314', 'users.birthday_sealed'),
      })
      const coffeechatId = await chats.match(me, { expiryDay: '2099-12-31' })
      await world.hire(coffeechatId, { startsOn })
      return { me, coffeechatId }
    },

    async hire(
      coffeechatId: string,
      { startsOn = STARTED, number = 1, isAgreed = true, basePay = PROMISED },
    ) {
      const at = server.clock()
      await drizzle.insert(coffeechatStages).values({
        id: server.deps.ids.next(),
        coffeechatId,
        number,
        stage: 'HIRED',
        onDay: startsOn,
        startsOn,
        basePay,
        recordedBy: chats.operatorId,
        recordedAt: at,
        agreedAt: isAgreed ? at : null,
      })
    },

    night: () => inviteToPaidChecksJob.run(server.deps),
    list: async (who: TestCandidate) => (await call(who, 'GET')).json<{ items: ShownCheck[] }>().items,
    show: async (who: TestCandidate, id: string) => (await call(who, 'GET', `/${id}`)).json<ShownCheck>(),

    /** Invited last night. */
    async invited(given: { phone?: string; startsOn?: string } = {}) {
      const { me, coffeechatId } = await world.hired(given)
      await world.night()
      const [check] = await world.list(me)
      return { me, coffeechatId, id: check!.id }
    },
    ask: (who: TestCandidate, id: string, more: object = {}) =>
      call(who, 'POST', `/${id}/certificate`, { loginTypeLevel: 1, telecom: 0, ...more }),
    press: (who: TestCandidate, id: string, begun: object) => call(who, 'POST', `/${id}/confirm`, begun),
    /** From the tap to the result. */
    async confirmed(who: TestCandidate, id: string) {
      const begun = (await world.ask(who, id)).json<object>()
      await world.confirmOn(who.phone)
      return world.press(who, id, begun)
    },
    async toldOf(who: TestCandidate) {
      const rows = await drizzle.select().from(notices).where(eq(notices.userId, who.userId))
      return rows.filter(({ type }) => type === 'PAID_CHECK')
    },
    async rows<Row extends object>(text: string, ...values: unknown[]) {
      return (await pool.query<Row & Record<string, unknown>>(text, values)).rows
    },
  }
  return world
}

export const test = base
  .extend('clock', { scope: 'file' }, () => createTestClock(seoul(NOW)))
  .extend('sandbox', { scope: 'file' }, ({ clock }, scope) => closing(startTestSandbox(clock), scope))
  .extend('server', { scope: 'file' }, ({ clock, sandbox }, scope) =>
    closing(createTestApp({ clock, settings: sandbox.environment }), scope),
  )
  .extend('world', { scope: 'file' }, ({ server, sandbox }) => createPaidWorld(server, sandbox))
