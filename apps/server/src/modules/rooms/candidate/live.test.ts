import { describe, expect } from 'vitest'
import { createApp } from '../../../app.ts'
import { addOffer } from '../../../platform/db/testing/test-rows.ts'
import { closing } from '../../../testing/closing.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { addressOf, type Heard, openTestStream, type TestStream } from '../../../testing/test-stream.ts'
import { tellOffers } from '../../offers/jobs/remind-of-offers.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { insertSession } from '../../sessions/core/store.ts'
import { test as base } from '../testing/rooms-world.ts'

/** Two processes on one database, each with its own streams and listener. */

const test = base
  .extend('second', { scope: 'file' }, ({ server }, scope) => closing(createApp(server.deps), scope))
  .extend('me', async ({ server }) => {
    const me = await addCandidate(server)
    // A process without a listener checks every login in the database.
    const login = { id: me.sessionId, owner: candidate(me.userId), device: 'Mac', now: server.clock() }
    await insertSession(server.db.drizzle, login)
    return me
  })
  .extend('roomId', ({ world, me }) => world.agentRoom(me))

const listen = async (server: TestApp, me: TestCandidate, app = server.app, lastEventId?: string) =>
  openTestStream(await addressOf(app), { token: tokenOf(server, me), lastEventId })
const tokenOf = (server: TestApp, { userId, sessionId }: TestCandidate) =>
  server.signIn('candidate', { subjectId: userId, sessionId }).token
const listenAs = async (server: TestApp, { operatorId, sessionId }: TestOperator, app = server.app) =>
  openTestStream(await addressOf(app), {
    path: '/console/stream',
    token: server.signIn('operator', { subjectId: operatorId, sessionId }).token,
  })
const words = (heard: readonly Heard[]) =>
  heard.filter(({ name }) => name === 'message').map(({ data }) => data['message'])
const told = (stream: TestStream, name: string) => stream.heard.filter((event) => event.name === name)
const count = (n: number) => (heard: readonly Heard[]) => words(heard).length >= n

describe('[MSG-1] live', () => {
  test('a message reaches both sides on every device with the unread count', async ({
    server,
    world,
    second,
    me,
    roomId,
  }) => {
    const [phone, desktop, console] = [
      await listen(server, me),
      await listen(server, me, second),
      await listenAs(server, world.agent, second),
    ]
    await world.send(me, roomId, '안녕하세요')
    // The unread count is the one at that moment.
    await phone.until(count(1))
    await world.reply(world.agent, roomId, '반가워요')
    for (const stream of [phone, desktop, console]) await stream.until(count(2))
    expect(told(phone, 'message').map(({ data }) => [data['from'], data['message'], data['unread']])).toEqual(
      [
        ['me', '안녕하세요', 0],
        ['them', '반가워요', 1],
      ],
    )
    expect(words(desktop.heard)).toEqual(['안녕하세요', '반가워요'])
    expect(told(console, 'message').map(({ data }) => data['from'])).toEqual(['them', 'me'])
    for (const stream of [phone, desktop, console]) stream.cut()
  })

  test('reading on one side shows on the other and on own devices', async ({
    server,
    world,
    second,
    me,
    roomId,
  }) => {
    const [phone, desktop, console] = [
      await listen(server, me),
      await listen(server, me, second),
      await listenAs(server, world.agent),
    ]
    await world.reply(world.agent, roomId, '하나')
    await world.mine(me, 'POST', `/${roomId}/read`, { seq: 1 })
    const isTold = (name: string) => (heard: readonly Heard[]) => heard.some((event) => event.name === name)
    await desktop.until(isTold('unread'))
    await console.until(isTold('read'))
    expect(told(desktop, 'unread').at(-1)!.data).toEqual({ roomId, unread: 0 })
    expect(told(console, 'read').at(-1)!.data).toEqual({ roomId, seq: 1 })
    for (const stream of [phone, desktop, console]) stream.cut()
  })

  test('all recruiters of a company get its rooms’ events, and nobody else', async ({
    server,
    world,
    second,
    me,
    roomId,
  }) => {
    const { roomId: matched } = await world.matchedRoom(me)
    const [own, colleague, agent] = [
      await listenAs(server, world.recruiter),
      await listenAs(server, world.colleague, second),
      await listenAs(server, world.agent),
    ]
    await world.send(me, matched, '궁금한 게 있어요')
    await own.until(count(1))
    await colleague.until(count(1))
    await world.send(me, roomId, '에이전트께')
    await agent.until(count(1))
    expect([own, colleague, agent].map(({ heard }) => words(heard))).toEqual([
      ['궁금한 게 있어요'],
      ['궁금한 게 있어요'],
      ['에이전트께'],
    ])
    for (const stream of [own, colleague, agent]) stream.cut()
  })

  test('an offer is announced on arrival, once', async ({ server, world, me, roomId, clock }) => {
    const stream = await listen(server, me)
    const { agent } = world
    const offer = { candidateId: me.userId, companyId: world.companyId, operatorId: agent.operatorId }
    const at = (minutes: number) => new Date(clock().getTime() + minutes * 60_000)
    const offerId = await addOffer(server.db.drizzle, {
      ...offer,
      createdAt: at(0),
      deliverAt: at(5),
      expiryDay: '2099-01-01',
    })
    await tellOffers(server.deps)
    clock.advance({ minutes: 5 })
    await Promise.all([tellOffers(server.deps), tellOffers(server.deps)])
    await tellOffers(server.deps)
    await world.reply(agent, roomId, '보셨나요?')
    await stream.until(count(1))
    expect(told(stream, 'offer').map(({ data }) => data)).toEqual([{ id: offerId, offerGroupId: null }])
    stream.cut()
  })

  test('closing a room is announced', async ({ server, world, me, roomId }) => {
    const stream = await listen(server, me)
    await world.console(world.agent, 'PATCH', `rooms/${roomId}`, { isClosed: true })
    await stream.until((heard) => heard.some(({ name }) => name === 'room'))
    expect(words(stream.heard)).toEqual(['대화를 마쳤어요.'])
    stream.cut()
  })
})

describe('[MSG-1] nothing lost, nothing twice, in order', () => {
  test('with two processes, writers on both sides and a reader on each', async ({
    server,
    world,
    second,
    me,
    roomId,
  }) => {
    const readers = [
      await listen(server, me, server.app),
      await listen(server, me, second),
      await listenAs(server, world.agent, second),
    ]
    const both = Array.from({ length: 30 }, (_, n) =>
      n % 2 ? world.send(me, roomId, `${n}`) : world.reply(world.agent, roomId, `${n}`),
    )
    const seqs = (await Promise.all(both)).map((answer) => answer.json<{ seq: number }>().seq)
    expect(seqs.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
    for (const reader of readers) {
      const heard = await reader.until(count(30))
      const numbers = heard.filter(({ name }) => name === 'message').map(({ data }) => data['seq'])
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
      const ids = heard.map(({ id }) => Number(id))
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      expect(new Set(ids).size).toBe(ids.length)
      reader.cut()
    }
  })

  test('a cut-off stream continues where it was, also in another process', async ({
    server,
    world,
    second,
    me,
    roomId,
  }) => {
    const first = await listen(server, me)
    for (const text of ['1', '2', '3']) await world.reply(world.agent, roomId, text)
    const seen = await first.until(count(3))
    first.cut()
    const secondOfThem = seen.filter(({ name }) => name === 'message')[1]!
    for (const text of ['4', '5']) await world.reply(world.agent, roomId, text)
    const again = await listen(server, me, second, secondOfThem.id!)
    await again.until(count(3))
    expect(again.heard[0]).toMatchObject({ name: 'ready', data: { isResumed: true } })
    expect(words(again.heard)).toEqual(['3', '4', '5'])
    again.cut()
  })

  test('with repeated cuts during writing every message comes exactly once', async ({
    server,
    world,
    second,
    me,
    roomId,
  }) => {
    const heard: Heard[] = []
    const writing = (async () => {
      for (let n = 0; n < 40; n += 1) await world.reply(world.agent, roomId, `${n}`)
    })()
    let lastEventId = '1'
    for (let turn = 0; words(heard).length < 40; turn += 1) {
      const stream = await listen(server, me, turn % 2 ? server.app : second, lastEventId)
      await stream.until((now) => now.length > 1 + (turn % 4)).catch(() => {})
      stream.cut()
      const fresh = stream.heard.filter(({ name }) => name !== 'ready')
      heard.push(...fresh)
      lastEventId = fresh.at(-1)?.id ?? lastEventId
    }
    await writing
    expect(words(heard)).toEqual(Array.from({ length: 40 }, (_, n) => `${n}`))
  })

  test('after a long absence or with an unknown number the rooms are reloaded', async ({
    server,
    world,
    me,
    roomId,
  }) => {
    await world.reply(world.agent, roomId, '1')
    for (const lastEventId of ['999999', undefined, 'abc']) {
      const stream = await listen(server, me, server.app, lastEventId)
      await stream.until((heard) => heard.length > 0)
      expect(stream.heard).toEqual([{ id: '2', name: 'ready', data: { isResumed: false } }])
      stream.cut()
    }
    await server.db.pool.query('delete from stream_events where audience_id = $1 and seq = 1', [me.userId])
    const late = await listen(server, me, server.app, '0')
    await late.until((heard) => heard.length > 0)
    expect(late.heard[0]!.data).toEqual({ isResumed: false })
    late.cut()
    const intime = await listen(server, me, server.app, '1')
    await intime.until(count(1))
    expect(intime.heard[0]!.data).toEqual({ isResumed: true })
    intime.cut()
  })

  test('a listener whose connection was killed catches up', async ({ server, world, me, roomId }) => {
    const stream = await listen(server, me)
    await stream.until((heard) => heard.length > 0)
    await world.reply(world.agent, roomId, '전')
    await stream.until(count(1))
    const kill = () =>
      server.db.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'coffee-attack-streams' and datname = current_database()`)
    const killed = await kill()
    expect(killed.rowCount).toBeGreaterThan(0)
    // Sent while nobody listens.
    await world.reply(world.agent, roomId, '사이')
    await stream.until(count(2))
    await kill()
    await kill()
    await world.reply(world.agent, roomId, '후')
    await stream.until(count(3))
    expect(words(stream.heard)).toEqual(['전', '사이', '후'])
    stream.cut()
  })
})

test('[BIZ-2] opening the stream updates the last activity, at most once an hour', async ({
  server,
  me,
  clock,
}) => {
  const lastActive = async () => {
    const { rows } = await server.db.pool.query<{ at: Date }>(
      'select last_active_at as at from users where id = $1',
      [me.userId],
    )
    return rows[0]!.at.getTime()
  }
  const start = await lastActive()
  const visit = async (minutes: number) => {
    clock.advance({ minutes })
    const stream = await listen(server, me)
    stream.cut()
    return ((await lastActive()) - start) / 60_000
  }
  expect([await visit(59), await visit(1), await visit(59), await visit(1)]).toEqual([0, 60, 60, 120])
})
