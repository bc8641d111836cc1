import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { expect } from 'vitest'
import { releaseRecordsJob } from '../../modules/companies/jobs/release-records.ts'
import { deliverNotifications } from '../../modules/notifications/jobs/deliver-notifications.ts'
import { serverTest } from '../server-test.ts'
import type { TestApp } from '../test-app.ts'
import type { TestCandidate } from '../test-candidate.ts'
import { mailsTo } from '../test-mails.ts'
import { addressOf, openTestStream, type TestStream } from '../test-stream.ts'
import { addCanary, confirmPaid, traces, tracesIn } from './canary.ts'
import { createMarket, type Viewer } from './market.ts'
import { builtCalls, type OperatorCall } from './operator-calls.ts'
import { talkWithoutName, tellDifferently } from './talk.ts'
import { isReadable, type Seen, walk } from './walk.ts'

/**
 * One person whose secrets are known walks through the console as everybody there sees it (OFR-13). The tests are the
 * stages of one story, in their order.
 */

const test = serverTest()
  .extend('built', { scope: 'file' }, ({ server }) => builtCalls(server))
  .extend('canary', { scope: 'file' }, ({ server }) => addCanary(server))
  .extend('market', { scope: 'file' }, async ({ server, clock, canary }) => {
    const market = await createMarket(server, canary)
    // Past the minutes in which an offer can be taken back.
    clock.advance({ minutes: 6 })
    return market
  })
  .extend('streams', { scope: 'file' }, async ({ server, market }, { onCleanup }) => {
    const address = await addressOf(server.app)
    const { recruiter, refusedRecruiter, agent } = market.viewers
    const open = ({ token }: Viewer) => openTestStream(address, { token, path: '/console/stream' })
    const streams = await Promise.all([recruiter, refusedRecruiter, agent].map(open))
    onCleanup(() => streams.forEach((stream) => stream.cut()))
    return streams
  })

const walked = new Set<string>()

async function look(
  server: TestApp,
  market: Awaited<ReturnType<typeof createMarket>>,
  built: OperatorCall[],
  viewer: Viewer,
): Promise<Seen[]> {
  const seen = await walk(server, built, viewer, market.ids)
  for (const { key, status } of seen) if (status === 200) walked.add(key)
  return seen
}
/** Which calls let something slip, and what. */
const told = (seen: readonly Seen[]) =>
  Object.fromEntries(seen.flatMap(({ key, traces: found }) => (found.length > 0 ? [[key, found]] : [])))
const failed = (seen: readonly Seen[]) => seen.filter(({ status }) => status !== 200)

async function accept(server: TestApp, canary: TestCandidate, viewer: Viewer): Promise<string> {
  const { offerId } = viewer
  const options = { token: canary.token, body: { offerId } }
  const answer = await server.call('POST', '/v2.1/users/coffeechat', options)
  return answer.json<{ coffeechatId: string }>().coffeechatId
}

/** The terms of the match are being drafted. */
async function beginPact(server: TestApp, { coffeechatId, token }: Viewer): Promise<string> {
  const path = `/console/coffeechats/${coffeechatId}`
  const step = { stage: 'TERMS', onDay: formatDay(kstDay(server.clock())), hire: null, seen: 0 }
  await server.call('POST', `${path}/stage`, { token, body: step })
  return (await server.call('POST', `${path}/pact`, { token })).json<{ id: string }>().id
}

/** What left for the people of the console: mails, and whatever is written down to be told. */
async function letters(server: TestApp, viewers: readonly Viewer[]): Promise<string> {
  await deliverNotifications(server.deps)
  const mails = await Promise.all(viewers.map(({ email }) => mailsTo(server, email)))
  const { rows } = await server.db.pool.query(
    `select to_json(e) from stream_events e union all select to_json(n) from notices n where n.operator_id is not null`,
  )
  return JSON.stringify([mails, rows])
}

test('[OFR-17] [OFR-16] what is asked without a name reaches the company at once, and no contact with it', async ({
  server,
  clock,
  canary,
  market,
  streams,
}) => {
  const { recruiter, refusedRecruiter } = market.viewers
  for (const viewer of [recruiter, refusedRecruiter]) await talkWithoutName(server, canary, viewer)
  const [own, refused, agents] = streams as [TestStream, TestStream, TestStream]
  const isTold = (kind: string) => (heard: TestStream['heard']) =>
    heard.some(({ data }) => (data as { notice?: { kind: string } }).notice?.kind === kind)
  for (const { until } of [own, refused]) {
    await until((heard) => heard.some(({ name }) => name === 'message'))
    await until((heard) => isTold('QUESTION')([...heard]) && isTold('COUNTER')([...heard]))
  }
  expect(tracesIn(JSON.stringify([own.heard, refused.heard]))).toEqual([])
  expect(agents.heard.map(({ name }) => name)).toEqual(['ready'])
  // Whoever has the console open is given three minutes to see it there.
  clock.advance({ minutes: 4 })
  const told = await letters(server, Object.values(market.viewers))
  expect([told.includes('연봉을 되물은 분이 있어요'), tracesIn(told)]).toEqual([true, []])
  const path = `/console/rooms/${recruiter.roomId}/messages`
  const { body } = await server.call('GET', path, { token: recruiter.token })
  for (const kind of ['전화번호', '이메일', '메신저 아이디', '링크']) expect(body).toContain(`〔${kind}〕`)
})

test('[OFR-13] before a match nobody in the console reads a secret, wherever they look', async ({
  server,
  canary,
  market,
  built,
}) => {
  const seenBy = new Map<Viewer, Seen[]>()
  for (const viewer of Object.values(market.viewers)) {
    const seen = await look(server, market, built, viewer)
    expect([told(seen), failed(seen)], viewer.role).toEqual([{}, []])
    seenBy.set(viewer, seen)
  }
  // The walk led past the person: otherwise it would prove nothing.
  const { recruiter, agent, otherAgent } = market.viewers
  const meets = (viewer: Viewer) =>
    seenBy
      .get(viewer)!
      .filter(({ body }) => body.includes(canary.userId))
      .map(({ key }) => key)
  expect(meets(recruiter)).toEqual(
    expect.arrayContaining([
      'GET /console/candidates',
      'GET /console/candidates/:id',
      'GET /console/offers/:id',
      'GET /console/notices',
    ]),
  )
  expect(meets(agent)).toEqual(
    expect.arrayContaining(['GET /console/offers', 'GET /console/inquiries', 'GET /console/more-requests']),
  )
  expect(meets(otherAgent)).toEqual(expect.arrayContaining(['GET /console/curations']))
})

test('[OFR-13] no secret can be searched for', async ({ server, market }) => {
  const { token } = market.viewers.recruiter
  const hits = async (field: string, value: string) => {
    const query = new URLSearchParams({ [field]: value })
    const answer = await server.call('GET', `/console/candidates?${query}`, { token })
    const { items, total } = answer.json<{ items: object[]; total: number }>()
    return [items.length, total]
  }
  // The person wrote some of them among the keywords, where they are masked.
  const secrets = [...Object.values(traces).flat(), '87654321', '카나리님의디자인']
  const wrong: unknown[] = []
  for (const field of ['q', 'hashtags', 'techStack'])
    for (const secret of secrets.filter(({ length }) => length <= 30)) {
      const found = await hits(field, secret)
      if (found.join() !== '0,0') wrong.push([field, secret, found])
    }
  expect(wrong).toEqual([])
  expect(await hits('hashtags', '새소리')).toEqual([1, 1])
})

test('[BIZ-6] no secret is exported', async ({ server, market }) => {
  for (const [viewer, kinds] of [
    [market.viewers.agent, ['offers']],
    [market.viewers.admin, ['offers', 'companies', 'operators']],
  ] as const)
    for (const kind of kinds) {
      const options = { token: viewer.token, body: { kind, reason: '분기 보고' } }
      const answer = await server.call('POST', '/console/exports', options)
      expect([answer.statusCode, tracesIn(answer.body)]).toEqual([200, []])
    }
})

test('[OFR-17] a talk that ends in a refusal stays nameless for good', async ({
  server,
  canary,
  market,
  built,
}) => {
  const { refusedRecruiter } = market.viewers
  const answer = await server.call('PATCH', `/v2/users/offers/refuse/${refusedRecruiter.offerId}`, {
    token: canary.token,
    body: { refusalReason: '연봉이 기대보다 아쉬워요' },
  })
  expect(answer.statusCode).toBe(200)
  const seen = await look(server, market, built, refusedRecruiter)
  expect([told(seen), failed(seen)]).toEqual([{}, []])
})

test('[OFR-13] after the match the company reads what was given, and all others as little as before', async ({
  server,
  canary,
  market,
  built,
}) => {
  const { recruiter, ...others } = market.viewers
  recruiter.coffeechatId = await accept(server, canary, recruiter)
  const path = `/console/coffeechats/${recruiter.coffeechatId}`
  const chat = await server.call('GET', path, { token: recruiter.token })
  recruiter.roomId = chat.json<{ roomId: string }>().roomId
  recruiter.pactId = await beginPact(server, recruiter)
  const seen = await look(server, market, built, recruiter)
  expect(failed(seen)).toEqual([])
  expect(told(seen)).toMatchObject({
    'GET /console/pacts/:id': ['contact'],
    'GET /console/offers': ['contact', 'links'],
    'GET /console/offers/:id': ['contact', 'links'],
    'GET /console/coffeechats': ['contact'],
    'GET /console/coffeechats/:id': ['contact', 'links', 'files'],
  })
  const silent = /candidates|searches|quota|figures|sessions|operators|invitations|me$/
  expect(Object.keys(told(seen)).filter((key) => silent.test(key))).toEqual([])
  expect(Object.values(told(seen)).flat()).not.toContain('never')
  for (const viewer of Object.values(others))
    expect(told(await look(server, market, built, viewer)), viewer.role).toEqual({})
})

test('[OFR-13] an agent reads contact and links of the match they made, no file, and nothing that is nobody’s', async ({
  server,
  canary,
  market,
  built,
}) => {
  const { agent, otherAgent, admin } = market.viewers
  agent.coffeechatId = await accept(server, canary, agent)
  const seen = await look(server, market, built, agent)
  expect(failed(seen)).toEqual([])
  expect(told(seen)).toMatchObject({
    'GET /console/offers': ['contact'],
    'GET /console/coffeechats/:id': ['contact', 'links'],
  })
  const all = Object.values(told(seen)).flat()
  expect(all).not.toContain('files')
  expect(all).not.toContain('never')
  for (const viewer of [otherAgent, admin])
    expect(told(await look(server, market, built, viewer)), viewer.role).toEqual({})
})

test('[KEEP-9] what the person confirmed of the pay is read by nobody: in no call, letter, export or hand-over', async ({
  server,
  canary,
  market,
  built,
}) => {
  await confirmPaid(server, canary, market.viewers.recruiter.coffeechatId!)
  await releaseRecordsJob.run(server.deps)
  for (const viewer of Object.values(market.viewers)) {
    const seen = await look(server, market, built, viewer)
    expect(Object.values(told(seen)).flat(), viewer.role).not.toContain('never')
    expect(seen.filter(({ body }) => /paidCheck|paid-check|PAY_RECEIVED/.test(body))).toEqual([])
  }
  expect(tracesIn(await letters(server, Object.values(market.viewers)))).not.toContain('never')
  const options = { token: market.viewers.agent.token, body: { kind: 'offers', reason: '분기 보고' } }
  const { body } = await server.call('POST', '/console/exports', options)
  const { rows } = await server.db.pool.query('select to_json(e) from webhook_events e')
  expect(tracesIn(`${body}${JSON.stringify(rows)}`)).not.toContain('never')
})

test('[KEEP-3] [KEEP-5] what two tell differently is the agents’ to read: who it is, and no more', async ({
  server,
  canary,
  market,
  built,
}) => {
  const { agent, otherAgent, ...others } = market.viewers
  const readBy = async (viewer: Viewer) => told(await look(server, market, built, viewer))
  const before = await Promise.all(Object.values(others).map(readBy))
  await tellDifferently(server, canary, others.recruiter)
  const desk = 'GET /console/kept-words'
  for (const viewer of [agent, otherAgent]) {
    const seen = await look(server, market, built, viewer)
    expect(told(seen)[desk], viewer.role).toEqual(['contact'])
    const { body } = seen.find(({ key }) => key === desk)!
    expect(['카나리', '01087654', '8765-4321', 'canary'].filter((trace) => body.includes(trace))).toEqual([
      '카나리',
    ])
  }
  expect(await Promise.all(Object.values(others).map(readBy))).toEqual(before)
  expect(tracesIn(await letters(server, Object.values(market.viewers)))).toEqual([])
})

test('[PRO-14] once the person left, nobody reads anything of them any more', async ({
  server,
  canary,
  market,
  built,
}) => {
  await server.call('DELETE', '/v3/users', { token: canary.token, body: { reason: '이직했어요' } })
  for (const viewer of Object.values(market.viewers))
    expect(told(await walk(server, built, viewer, market.ids)), viewer.role).toEqual({})
})

test('every GET of the console was walked; a new one with an id in its path is added to FILLS', ({
  built,
}) => {
  const unwalked = built.filter((call) => isReadable(call) && !walked.has(call.key)).map(({ key }) => key)
  expect(unwalked).toEqual([])
})
