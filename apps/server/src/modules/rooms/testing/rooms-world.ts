import { companyKey } from '@coffeeattack/domain/companies/name'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { openRoom } from '../core/store.ts'

type Shown = {
  id: string
  seq: number
  from: string
  message: string
  isRead: boolean
  clientId: string | null
} & Record<string, unknown>

/** A company with two recruiters, two agents and rooms, for tests. */
export async function createRoomsWorld(server: TestApp, name = '노을클라우드') {
  const { db, deps, clock } = server
  const companyId = await addCompany(db.drizzle, { name, key: companyKey(name) })
  const recruiter = await addTestOperator(server, { companyId, name: '이도현' })
  const colleague = await addTestOperator(server, { companyId, name: '박서준' })
  const agent = await addTestOperator(server, { name: '정하린' })
  const otherAgent = await addTestOperator(server, { name: '최민서' })

  /** Access tokens expire after fifteen minutes, and the clock leaps, so every call gets a new one. */
  const console = (
    { operatorId: subjectId, sessionId }: TestOperator,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) =>
    server.call(method, `/console/${path}`, {
      token: server.signIn('operator', { subjectId, sessionId }).token,
      body,
    })
  const mine = (who: TestCandidate, method: 'GET' | 'POST', path: string, body?: unknown) =>
    server.call(method, `/users/message${path}`, {
      token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
      body,
    })

  return {
    companyId,
    recruiter,
    colleague,
    agent,
    otherAgent,
    console,
    mine,

    /** Accepts an offer of the company, which opens a room with a first line. */
    async matchedRoom({ userId, token }: TestCandidate): Promise<{ roomId: string; coffeechatId: string }> {
      const { operatorId } = recruiter
      const offer = { candidateId: userId, companyId, operatorId, position: '프론트엔드 개발자' }
      const offerId = await addOffer(db.drizzle, offer)
      const options = { token, body: { offerId } }
      const answer = await server.call('POST', '/v2.1/users/coffeechat', options)
      const { coffeechatId } = answer.json<{ coffeechatId: string }>()
      const { rows } = await db.pool.query<{ id: string }>(
        'select id from message_rooms where candidate_id = $1 and company_id = $2',
        [userId, companyId],
      )
      return { roomId: rows[0]!.id, coffeechatId }
    },
    /** An open offer of the company's recruiter. */
    offerTo: ({ userId }: TestCandidate, given: Partial<Parameters<typeof addOffer>[1]> = {}) =>
      addOffer(db.drizzle, {
        candidateId: userId,
        companyId,
        operatorId: recruiter.operatorId,
        position: '프론트엔드 개발자',
        ...given,
      }),
    /** Asks an anonymous question about an offer. */
    ask: (who: TestCandidate, offerId: string, message: string, clientId?: string) =>
      server.call('POST', `/users/offers/ask/${offerId}`, {
        token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
        body: { message, ...(clientId && { clientId }) },
      }),
    accept: (who: TestCandidate, offerId: string) =>
      server.call('POST', '/v2.1/users/coffeechat', {
        token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
        body: { offerId },
      }),
    refuse: (who: TestCandidate, offerId: string) =>
      server.call('PATCH', `/v2/users/offers/refuse/${offerId}`, {
        token: server.signIn('candidate', { subjectId: who.userId, sessionId: who.sessionId }).token,
        body: { refusalReason: '지금은 옮길 생각이 없어요' },
      }),
    /** An empty room with an agent. */
    agentRoom: ({ userId }: TestCandidate, { operatorId }: TestOperator = agent): Promise<string> =>
      openRoom(
        db.drizzle,
        { candidateId: userId, companyId: null, operatorId, offerId: null },
        { ids: deps.ids, now: clock() },
      ),

    send: (who: TestCandidate, roomId: string, message: string, clientId?: string) =>
      mine(who, 'POST', '', { roomId, message, ...(clientId && { clientId }) }),
    reply: (who: TestOperator, roomId: string, message: string, more: object = {}) =>
      console(who, 'POST', `rooms/${roomId}/messages`, { message, ...more }),
    messagesFor: (who: TestOperator, roomId: string) => console(who, 'GET', `rooms/${roomId}/messages`),
    async history(who: TestCandidate, roomId: string, query = '') {
      const answer = await mine(who, 'GET', `/${roomId}${query}`)
      return answer.json<{ items: Shown[]; nextCursor: string | null }>()
    },
    async rooms(who: TestCandidate) {
      const answer = await mine(who, 'GET', '/room')
      return answer.json<{ items: (Record<string, unknown> & { roomId: string })[]; unread: number }>()
    },
    close: (roomId: string) =>
      db.pool.query('update message_rooms set closed_at = $2 where id = $1', [roomId, clock()]),
  }
}

export type RoomsWorld = Awaited<ReturnType<typeof createRoomsWorld>>

export const test = serverTest().extend('world', { scope: 'file' }, ({ server }) => createRoomsWorld(server))
