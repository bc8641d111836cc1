import { eq, isNotNull } from 'drizzle-orm'
import { coffeechats, coffeechatTimes, hires } from '../../../platform/db/schema/coffeechats.ts'
import { keptWords } from '../../../platform/db/schema/desk.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import type { offers } from '../../../platform/db/schema/offers.ts'
import { messageRooms, messages } from '../../../platform/db/schema/rooms.ts'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export const seoul = (text: string) => new Date(`${text}+09:00`)

/** A company and its coffee chats, for tests. */
export async function createCoffeechatWorld(server: TestApp) {
  const { drizzle } = server.db
  const companyId = await addCompany(drizzle, {
    name: '노을클라우드',
    key: '노을클라우드',
    domain: '협업 도구',
  })
  const recruiter = await addTestOperator(server, { companyId, name: '이도현', title: '채용 리드' })
  const { operatorId } = recruiter
  const call = (who: TestCandidate, method: Method, path: string, body?: unknown) =>
    server.call(method, `/users/coffeechats/${path}`, { token: who.token, body })

  /** Access tokens expire after fifteen minutes, and the clock leaps, so every call gets a new one. */
  const fromConsole = (
    { operatorId: subjectId, sessionId }: TestOperator,
    method: Method,
    path: string,
    body?: unknown,
  ) =>
    server.call(method, `/console/coffeechats${path}`, {
      token: server.signIn('operator', { subjectId, sessionId }).token,
      body,
    })

  return {
    companyId,
    operatorId,
    recruiter,

    /** Accepts the offer by the API, with questions, room and notifications. */
    async match(who: TestCandidate, given: Partial<typeof offers.$inferInsert> = {}): Promise<string> {
      const offerId = await addOffer(drizzle, {
        candidateId: who.userId,
        companyId,
        operatorId,
        position: '프론트엔드 개발자',
        incomeBasis: 5000,
        ...given,
      })
      const options = { token: who.token, body: { offerId } }
      const answer = await server.call('POST', '/v2.1/users/coffeechat', options)
      return answer.json<{ coffeechatId: string }>().coffeechatId
    },

    /** The company proposes times, whatever else its recruiter has fixed at the time. */
    async companyProposes(coffeechatId: string, ...starts: string[]): Promise<string[]> {
      const fixed = await drizzle
        .select({ id: coffeechatTimes.id })
        .from(coffeechatTimes)
        .where(isNotNull(coffeechatTimes.confirmedAt))
      const agreedOverlaps = fixed.map(({ id }) => id)
      const rows = starts.map((start) => ({
        agreedOverlaps,
        id: server.deps.ids.next(),
        coffeechatId,
        startsAt: seoul(start),
        minutes: 30,
        proposedBy: 'company' as const,
        proposedAt: server.clock(),
      }))
      await drizzle.insert(coffeechatTimes).values(rows)
      return rows.map(({ id }) => id)
    },

    /** A confirmed time of half an hour, in the past or the future. */
    async fixed(coffeechatId: string, start: string): Promise<string> {
      const confirmedAt = server.clock()
      const id = server.deps.ids.next()
      const agreed = { proposedBy: 'company', proposedAt: confirmedAt, confirmedAt } as const
      const time = { id, coffeechatId, startsAt: seoul(start), minutes: 30, ...agreed }
      await drizzle.insert(coffeechatTimes).values(time)
      return id
    },

    show: (who: TestCandidate, id: string) => call(who, 'GET', id),
    propose: (who: TestCandidate, id: string, starts: unknown, minutes?: unknown) =>
      call(who, 'POST', `${id}/times`, { startItems: starts, ...(minutes !== undefined && { minutes }) }),
    confirm: (who: TestCandidate, id: string, timeId: string, overlaps?: boolean) =>
      call(who, 'POST', `${id}/times/${timeId}/confirm`, overlaps === undefined ? undefined : { overlaps }),
    pick: (who: TestCandidate, id: string, start: string, overlaps = false) =>
      call(who, 'POST', `${id}/pick`, { startsAt: seoul(start).toISOString(), overlaps }),
    takeBack: (who: TestCandidate, id: string) => call(who, 'DELETE', `${id}/times`),
    cancel: (who: TestCandidate, id: string) => call(who, 'POST', `${id}/cancel`),
    place: (who: TestCandidate, id: string, place: unknown) => call(who, 'PATCH', `${id}/place`, { place }),
    disclosure: (who: TestCandidate, query = '') => call(who, 'GET', `disclosure${query}`),
    questions: (who: TestCandidate, id: string) => call(who, 'GET', `questions?coffeechatId=${id}`),
    outcome: (who: TestCandidate, id: string, met: unknown, pay?: unknown) =>
      call(who, 'POST', `${id}/outcome`, { met, ...(pay !== undefined && { pay }) }),
    stage: (who: TestCandidate, id: string, body: object) => call(who, 'POST', `${id}/stage`, body),
    answer: (who: TestCandidate, items: unknown) => call(who, 'POST', 'questions', { items }),

    console: {
      list: (who: TestOperator, query = '') => fromConsole(who, 'GET', query),
      show: (who: TestOperator, id: string) => fromConsole(who, 'GET', `/${id}`),
      // With the recruiter's yes, so that the tests of a file do not compete for the same hours.
      propose: (who: TestOperator, id: string, ...starts: string[]) =>
        fromConsole(who, 'POST', `/${id}/times`, {
          startItems: starts.map((start) => seoul(start).toISOString()),
          overlaps: true,
        }),
      confirm: (who: TestOperator, id: string, timeId: string, overlaps = true) =>
        fromConsole(who, 'POST', `/${id}/times/${timeId}/confirm`, { overlaps }),
      takeBack: (who: TestOperator, id: string) => fromConsole(who, 'DELETE', `/${id}/times`),
      cancel: (who: TestOperator, id: string) => fromConsole(who, 'POST', `/${id}/cancel`),
      place: (who: TestOperator, id: string, place: unknown, isUsual?: boolean) =>
        fromConsole(who, 'PATCH', `/${id}/place`, { place, ...(isUsual !== undefined && { isUsual }) }),
      outcome: (who: TestOperator, id: string, met: unknown) =>
        fromConsole(who, 'POST', `/${id}/outcome`, { met }),
      stage: (who: TestOperator, id: string, body: object) => fromConsole(who, 'POST', `/${id}/stage`, body),
      ask: (who: TestOperator, id: string, items: unknown) =>
        fromConsole(who, 'POST', `/${id}/questions`, { items }),
    },

    async chat(id: string) {
      const [row] = await drizzle.select().from(coffeechats).where(eq(coffeechats.id, id))
      return row!
    },
    times: (id: string) => drizzle.select().from(coffeechatTimes).where(eq(coffeechatTimes.coffeechatId, id)),
    async room(who: TestCandidate) {
      const [room] = await drizzle.select().from(messageRooms).where(eq(messageRooms.candidateId, who.userId))
      const said = await drizzle
        .select()
        .from(messages)
        .where(eq(messages.roomId, room!.id))
        .orderBy(messages.seq)
      return { closedAt: room!.closedAt, lines: said.map(({ body }) => body) }
    },
    /** The person's notifications about it, by key. */
    async told({ userId }: TestCandidate) {
      const rows = await drizzle.select().from(notices).where(eq(notices.userId, userId))
      return new Map(rows.map((row) => [row.dedupeKey, row]))
    },
    /** The agents' cases about one person. */
    async keptWords({ userId }: TestCandidate) {
      const rows = await drizzle.select().from(keptWords).where(eq(keptWords.candidateId, userId))
      return rows.map(({ kind, coffeechatId, subjectId }) => ({ kind, coffeechatId, subjectId }))
    },
    hires: (coffeechatId: string) => drizzle.select().from(hires).where(eq(hires.coffeechatId, coffeechatId)),
    /** The operators' notifications about one coffee chat. */
    async companyTold(coffeechatId: string) {
      const rows = await drizzle
        .select()
        .from(notices)
        .where(eq(notices.operatorId, operatorId))
        .orderBy(notices.id)
      return rows
        .filter(({ content }) => (content as { coffeechatId?: string }).coffeechatId === coffeechatId)
        .map(({ type }) => type)
    },
  }
}

export type CoffeechatWorld = Awaited<ReturnType<typeof createCoffeechatWorld>>

export const test = serverTest().extend('world', { scope: 'file' }, ({ server }) =>
  createCoffeechatWorld(server),
)
