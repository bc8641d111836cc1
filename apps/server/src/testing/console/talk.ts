import { coffeechatTimes } from '../../platform/db/schema/coffeechats.ts'
import type { TestApp } from '../test-app.ts'
import type { TestCandidate } from '../test-candidate.ts'
import type { Viewer } from './market.ts'

/** Written by somebody who does not think of what a question gives away. */
const WORDS =
  '재택이 되나요? 답은 010-8765-4321이나 canary.bird@example.com, 카톡 canary.bird 로 주세요. https://canary.example/portfolio'

/** The person asks without a name, and says what they would meet for: both with every contact in it (OFR-16, OFR-17). */
export async function talkWithoutName(
  server: TestApp,
  { token }: TestCandidate,
  viewer: Viewer,
): Promise<void> {
  const said = async (path: string, body: object) => {
    const answer = await server.call('POST', `/users/offers/${path}/${viewer.offerId}`, { token, body })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
  }
  await said('ask', { message: WORDS, clientId: server.deps.ids.next() })
  await said('counter', { amount: 7_200, note: WORDS })
  const rooms = await server.call('GET', '/console/rooms', { token: viewer.token })
  viewer.roomId = rooms.json<{ items: { id: string }[] }>().items[0]!.id
}

/** They were to meet an hour ago; each tells something else of it (KEEP-3). */
export async function tellDifferently(
  server: TestApp,
  { token }: TestCandidate,
  viewer: Viewer,
): Promise<void> {
  const { db, deps, clock } = server
  const ago = (minutes: number) => new Date(clock().getTime() - minutes * 60_000)
  const { coffeechatId } = viewer
  await db.drizzle.insert(coffeechatTimes).values({
    id: deps.ids.next(),
    coffeechatId: coffeechatId!,
    startsAt: ago(60),
    minutes: 30,
    proposedBy: 'company',
    proposedAt: ago(180),
    confirmedAt: ago(170),
  })
  const path = `coffeechats/${coffeechatId}/outcome`
  await server.call('POST', `/users/${path}`, { token, body: { met: 'THEY_MISSED' } })
  await server.call('POST', `/console/${path}`, { token: viewer.token, body: { met: 'MET' } })
}
