import { coffeechatOutcomes, coffeechats, coffeechatTimes } from '../../../platform/db/schema/coffeechats.ts'
import { addCompany, addOffer } from '../../../platform/db/testing/test-rows.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { bringUp } from '../core/kept-words.ts'

/** The agents' list of words not kept, and what brings one up. */

type Word = {
  id: string
  kind: string
  name: string | null
  company: string | null
  candidate: { id: string }
  startAt: string | null
  said: { candidate: string; company: string } | null
  isSettled: boolean
  roomId: string | null
  recruiter: string | null
  pay: { name: string; value: string }[]
  lines: { side: string; name: string; body: string }[]
  figure: string | null
  finding: string | null
  handler: { name: string } | null
}
export type Words = { items: Word[]; openCount: number; nextCursor: string | null }

export const list = async (server: TestApp, token: string, query = '') =>
  (await server.call('GET', `/console/kept-words${query}`, { token })).json<Words>()
export const countOf = async (server: TestApp, token: string) =>
  (await server.call('GET', '/console/counts', { token })).json<{ keptWords: number }>().keptWords
export const act = (
  server: TestApp,
  token: string,
  id: string,
  what: string,
  body: object | undefined = what === 'done' ? { finding: null } : undefined,
) => server.call('POST', `/console/kept-words/${id}/${what}`, { token, body })

/** A coffee chat that has been, with a fixed time. */
export async function met(server: TestApp, { userId }: TestCandidate) {
  const { db, deps, clock } = server
  const companyId = await addCompany(db.drizzle, { name: '노을클라우드', key: deps.ids.next() })
  const recruiter = await addTestOperator(server, { companyId, name: '서하늘' })
  const { operatorId } = recruiter
  const parties = { candidateId: userId, companyId, operatorId }
  const offerId = await addOffer(db.drizzle, {
    ...parties,
    status: 'MATCHED',
    selectedAt: clock(),
    decidedAt: clock(),
  })
  const [coffeechatId, timeId] = [deps.ids.next(), deps.ids.next()]
  await db.drizzle.insert(coffeechats).values({ ...parties, id: coffeechatId, offerId, createdAt: clock() })
  const startsAt = new Date('2026-11-13T14:00+09:00')
  const proposal = {
    minutes: 30,
    proposedBy: 'company',
    proposedAt: startsAt,
    confirmedAt: startsAt,
  } as const
  await db.drizzle.insert(coffeechatTimes).values({ id: timeId, coffeechatId, startsAt, ...proposal })
  return { coffeechatId, timeId, operatorId, companyId, offerId, recruiter }
}

export const say = (
  { db, clock }: TestApp,
  timeId: string,
  side: 'candidate' | 'company',
  answer: 'MET' | 'THEY_MISSED',
) =>
  db.drizzle
    .insert(coffeechatOutcomes)
    .values({ timeId, side, met: answer, at: clock() })
    .onConflictDoUpdate({
      target: [coffeechatOutcomes.timeId, coffeechatOutcomes.side],
      set: { met: answer },
    })

export const up = (server: TestApp, word: Parameters<typeof bringUp>[1]) =>
  bringUp(server.db.drizzle, word, { ids: server.deps.ids, now: server.clock() })

/** Who twice did not come. */
export const missedTwice = (server: TestApp, { userId }: TestCandidate) =>
  up(server, { kind: 'MISSED_TWICE', candidateId: userId, coffeechatId: null, subjectId: userId })
