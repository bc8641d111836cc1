import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { pushSubscriptions } from '../../../platform/db/schema/notifications.ts'
import { readMarks, streamHeads } from '../../../platform/db/schema/rooms.ts'
import { sessions } from '../../../platform/db/schema/sessions.ts'
import { markPresent } from '../../../platform/streams/store.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type DeliveryWorld, test } from '../testing/delivery-world.ts'

test.beforeEach(({ world }) => {
  world.server.clock.set('2026-11-16T10:00:00+09:00')
  world.status.push = 201
})

const person = (world: DeliveryWorld) => addCandidate(world.server)
const get = async (world: DeliveryWorld, who: TestCandidate, query = '') =>
  (await world.server.call('GET', `/users/notifications${query}`, { token: who.token })).json()

describe('[TRUST-5] the centre', () => {
  test('says who and until when, leads there, and counts what is unread', async ({ world }) => {
    const me = await person(world)
    const { id, name } = await world.offer(me)
    expect(await get(world, me)).toEqual({ items: [], unread: 0, nextCursor: null })
    await world.deliver()
    expect(await get(world, me)).toEqual({
      items: [
        {
          id: expect.any(String) as string,
          type: 'NEW_OFFER',
          title: expect.stringMatching(new RegExp(`^${name}[이가] 연봉을 걸고 어택했어요$`)) as string,
          body: '11월 23일 (월) 밤 12시까지',
          to: `/my/result/${id}`,
          at: '2026-11-16T01:00:00.000Z',
          isRead: false,
        },
      ],
      unread: 1,
      nextCursor: null,
    })
  })

  test('[OFR-5] of an offer that is only a message does not speak of a salary', async ({ world }) => {
    const me = await person(world)
    const { name } = await world.offer(me, { isJustMessage: true, salaryMin: null, salaryMax: null })
    await world.deliver()
    expect((await get(world, me)).items).toMatchObject([
      {
        type: 'NEW_OFFER',
        title: expect.stringMatching(new RegExp(`^${name}[이가] 메시지를 보냈어요$`)) as string,
      },
    ])
    expect(world.textsTo(me)).toHaveLength(1)
    expect(world.textsTo(me)[0]).not.toContain('연봉')
  })

  test('what came after the person looked stays unread, and so does what others have', async ({ world }) => {
    const [me, other] = [await person(world), await person(world)]
    await world.offer(me)
    await world.offer(other)
    await world.deliver()
    const until = (await get(world, me)).items[0].at as string
    world.server.clock.advance({ minutes: 1 })
    await world.offer(me)
    await world.deliver()
    const read = await world.server.call('PATCH', '/users/notifications/read', {
      token: me.token,
      body: { until },
    })
    expect(read.json()).toEqual({ unread: 1 })
    expect((await get(world, me)).items.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
      false,
      true,
    ])
    const unread = await world.server.call('GET', '/users/notifications/unread', { token: me.token })
    expect(unread.json()).toEqual({ unread: 1 })
    expect((await get(world, other)).unread).toBe(1)
  })

  test('is read page by page, nothing twice, nobody else’s', async ({ world }) => {
    const [me, other] = [await person(world), await person(world)]
    for (let count = 0; count < 5; count++) await world.offer(me)
    await world.offer(other)
    await world.deliver()
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: { id: string }[]; nextCursor: string | null } = await get(
        world,
        me,
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      )
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5])
    expect((await get(world, other)).items).toHaveLength(1)
  })
})

describe('[MSG-1] a message while the person is away', () => {
  const later = async (world: DeliveryWorld, minutes: number) => {
    world.server.clock.advance({ minutes })
    await world.deliver()
  }

  test('rings after three unread minutes, once per stretch, without a word of it', async ({ world }) => {
    const me = await person(world)
    const { roomId, say } = await world.message(me, 2)
    await later(world, 2)
    expect(world.textsTo(me)).toEqual([])
    await later(world, 1)
    expect(world.textsTo(me)).toEqual([expect.stringMatching(/^\[커피어택\] 새 메시지가 도착했어요\nhttps:/)])
    await say()
    await later(world, 30)
    expect(world.textsTo(me)).toHaveLength(1)
    const token = world.textsTo(me)[0]!.split('/').at(-1)!
    const preview = await world.server.call('GET', `/links/${token}`)
    expect(preview.json()).toMatchObject({ type: 'message', id: roomId })

    await markRead(world, me, roomId, 3)
    await say()
    await later(world, 5)
    expect(world.textsTo(me)).toHaveLength(2)
  })

  test('not when it was read, and not while the person has the service open', async ({ world }) => {
    const [reader, watcher] = [await person(world), await person(world)]
    const room = await world.message(reader)
    await world.message(watcher)
    await markRead(world, reader, room.roomId, 1)
    world.server.clock.advance({ minutes: 3 })
    await present(world, watcher)
    await world.deliver()
    expect([world.textsTo(reader), world.textsTo(watcher)]).toEqual([[], []])
    await later(world, 3)
    expect([world.textsTo(reader).length, world.textsTo(watcher).length]).toEqual([0, 1])
  })

  async function markRead(world: DeliveryWorld, { userId }: TestCandidate, roomId: string, seq: number) {
    const mark = { roomId, readerId: userId, seq, readAt: world.server.clock() }
    await world.server.db.drizzle.insert(readMarks).values(mark)
  }

  async function present(world: DeliveryWorld, { userId }: TestCandidate) {
    const { drizzle } = world.server.db
    await drizzle.insert(streamHeads).values({ audienceId: userId, lastSeq: 0 }).onConflictDoNothing()
    await markPresent(drizzle, [userId], world.server.clock())
  }
})

test('[TRUST-8] a login from a new kind of device is told at once, even at night; the first one and known ones are not', async ({
  world,
}) => {
  const me = await person(world)
  const signIn = async (device: string) => {
    world.server.clock.advance({ minutes: 1 })
    const now = world.server.clock()
    const login = {
      id: world.server.deps.ids.next(),
      userId: me.userId,
      device,
      createdAt: now,
      lastUsedAt: now,
    }
    await world.server.db.drizzle.insert(sessions).values(login)
    await world.deliver()
    return world.textsTo(me).length
  }
  world.server.clock.set('2026-11-17T03:00:00+09:00')
  expect([await signIn('Android · Chrome'), await signIn('Android · Chrome')]).toEqual([0, 0])
  expect([await signIn('Windows · Edge'), await signIn('Windows · Edge')]).toEqual([1, 1])
  expect(world.textsTo(me)[0]).toBe('[커피어택] 새 기기에서 로그인했어요\nhttps://coffee.example/my/account')
  const { token } = world.server.signIn('candidate', { subjectId: me.userId })
  const answer = await world.server.call('GET', '/users/notifications', { token })
  expect(answer.json()).toMatchObject({
    items: [{ type: 'SECURITY', body: 'Windows · Edge', to: '/my/account' }],
  })
})

describe('[TRUST-5] browsers that may ring', () => {
  const browsersOf = (world: DeliveryWorld, { userId }: TestCandidate) =>
    world.server.db.drizzle.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

  test('do, sealed, once', async ({ world }) => {
    const me = await person(world)
    expect((await world.browser(me)).status).toBe(204)
    const before = world.pushes.length
    const { name } = await world.offer(me)
    await world.deliver()
    await world.deliver()
    expect(world.pushes).toHaveLength(before + 1)
    expect(world.pushes.at(-1)).not.toContain(name)
    expect((await world.rows(me, 'PUSH'))[0]).toMatchObject({ attempts: 1, lastError: null })
  })

  test('are forgotten once they are gone, and retried while their service is down', async ({ world }) => {
    const [me, patient] = [await person(world), await person(world)]
    await world.browser(me)
    world.status.push = 410
    await world.offer(me)
    await world.deliver()
    expect(await browsersOf(world, me)).toEqual([])
    expect((await world.rows(me, 'PUSH'))[0]!.droppedAt).not.toBeNull()

    await world.browser(patient)
    world.status.push = 503
    await world.offer(patient)
    await world.deliver()
    world.status.push = 201
    world.server.clock.advance({ minutes: 1 })
    await world.deliver()
    expect((await world.rows(patient, 'PUSH'))[0]).toMatchObject({ attempts: 2, lastError: null })
  })

  test('do not after the login ended, nor once they were silenced', async ({ world }) => {
    const [me, other] = [await person(world), await person(world)]
    await world.browser(me)
    const { endpoint } = await world.browser(other)
    const ended = { endedAt: world.server.clock(), endReason: 'LOGOUT' } as const
    await world.server.db.drizzle.update(sessions).set(ended).where(eq(sessions.id, me.sessionId))
    const silenced = await world.server.call('DELETE', '/users/push', {
      token: other.token,
      body: { endpoint },
    })
    expect(silenced.statusCode).toBe(204)
    const before = world.pushes.length
    await world.offer(me)
    await world.offer(other)
    await world.deliver()
    expect(world.pushes).toHaveLength(before)
    expect([await browsersOf(world, me), await browsersOf(world, other)]).toEqual([[], []])
  })

  test('belong to whoever allowed them last, and to nobody without a login', async ({ world }) => {
    const [me, next, ghost] = [await person(world), await person(world), await person(world)]
    await world.browser(me)
    const [mine] = await browsersOf(world, me)
    await world.browser(next)
    const { endpoint, p256dh, auth } = mine!
    const body = { endpoint, keys: { p256dh, auth } }
    expect((await world.server.call('POST', '/users/push', { token: next.token, body })).statusCode).toBe(204)
    expect([(await browsersOf(world, me)).length, (await browsersOf(world, next)).length]).toEqual([0, 2])
    expect((await world.server.call('POST', '/users/push', { token: ghost.token, body })).statusCode).toBe(
      401,
    )
    const nonsense = { endpoint: 'nonsense', keys: body.keys }
    const refused = await world.server.call('POST', '/users/push', { token: next.token, body: nonsense })
    expect(refused.statusCode).toBe(400)
  })

  test('are ten at most: those that were allowed last', async ({ world }) => {
    const me = await person(world)
    const endpoints: string[] = []
    for (let count = 0; count < 12; count++) {
      world.server.clock.advance({ seconds: 1 })
      endpoints.push((await world.browser(me)).endpoint)
    }
    const kept = (await browsersOf(world, me)).map(({ endpoint }) => endpoint)
    expect(kept.toSorted()).toEqual(endpoints.slice(2).toSorted())
  })

  test('are shown the key', async ({ world }) => {
    const me = await person(world)
    const answer = await world.server.call('GET', '/users/push', { token: me.token })
    expect(answer.json()).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) as string })
  })
})
