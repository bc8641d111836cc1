import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { notificationSettings } from '../../../platform/db/schema/notifications.ts'
import { offers } from '../../../platform/db/schema/offers.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'
import { type DeliveryWorld, test } from '../testing/delivery-world.ts'

test.beforeEach(async ({ world }) => {
  world.status.sms = 200
  await world.closeCircuit()
  world.server.clock.set('2026-11-16T10:00:00+09:00')
})

const person = (world: DeliveryWorld) => addCandidate(world.server)

describe('[TRUST-5] what happened reaches the phone', () => {
  test('as a text with a link, without salary or company', async ({ world }) => {
    const me = await person(world)
    const { name } = await world.offer(me)
    await world.deliver()
    const [text] = world.textsTo(me)
    expect(world.textsTo(me)).toHaveLength(1)
    expect(text).toMatch(/^\[커피어택\] 새 어택이 도착했어요\nhttps:\/\/coffee\.example\/[\w-]{22}$/)
    const token = text!.split('/').at(-1)!
    const preview = await world.server.call('GET', `/links/${token}`)
    expect(preview.json()).toMatchObject({ type: 'offer', name, status: 'WAITING' })
    await world.deliver()
    expect(world.textsTo(me)).toHaveLength(1)
  })

  test('not before it can no longer be taken back', async ({ world }) => {
    const me = await person(world)
    await world.offer(me, { deliverAt: new Date('2026-11-16T10:05:00+09:00') })
    await world.deliver()
    expect([world.textsTo(me), await world.states(me, 'CENTRE')]).toEqual([[], ['waits']])
    world.server.clock.advance({ minutes: 5 })
    await world.deliver()
    expect([world.textsTo(me).length, await world.states(me, 'CENTRE')]).toEqual([1, ['sent']])
  })

  test('three days, one day before the last day, and on it, each on its own day', async ({ world }) => {
    const me = await person(world)
    const { id } = await world.offer(me)
    await world.deliver()
    for (const [day, reminder] of [
      ['20', 'D-3'],
      ['22', 'D-1'],
      ['23', 'D-0'],
    ] as const) {
      world.server.clock.set(`2026-11-${day}T10:00:00+09:00`)
      await world.remind(me, id, reminder)
      await world.deliver()
    }
    expect(
      world
        .textsTo(me)
        .slice(1)
        .map((text) => text.split('\n')[0]),
    ).toEqual([
      '[커피어택] 어택 마감까지 3일 남았어요',
      '[커피어택] 어택 마감까지 1일 남았어요',
      '[커피어택] 어택이 오늘 밤 12시에 마감돼요',
    ])
  })

  test('times that the company proposes, with a link to the coffee chat; not one’s own tap, nor what was called off meanwhile', async ({
    world: { server, ...world },
  }) => {
    const [me, other] = [await addCandidate(server), await addCandidate(server)]
    const name = '달그락'
    const companyId = await addCompany(server.db.drizzle, { name, key: name })
    const { operatorId, token } = await addTestOperator(server, { companyId })
    const accept = async (who: typeof me) => {
      const { id } = await world.offer(who, { companyId, operatorId })
      const body = { offerId: id }
      const answer = await server.call('POST', '/v2.1/users/coffeechat', { token: who.token, body })
      return answer.json<{ coffeechatId: string }>().coffeechatId
    }
    const propose = (id: string) =>
      server.call('POST', `/console/coffeechats/${id}/times`, {
        token,
        body: { startItems: ['2026-11-20T16:00:00+09:00'] },
      })
    const [mine, off] = [await accept(me), await accept(other)]
    await world.deliver()
    for (const who of [me, other]) {
      expect(world.textsTo(who)).toEqual([])
      expect(await world.states(who, 'CENTRE')).toEqual(['dropped'])
    }

    await propose(mine)
    await propose(off)
    await server.call('POST', `/users/coffeechats/${off}/cancel`, { token: other.token })
    await world.deliver()
    expect(world.textsTo(other)).toEqual([])
    const [text] = world.textsTo(me)
    expect(text).toMatch(/^\[커피어택\] 커피챗 시간을 골라 주세요\n/)
    const preview = await server.call('GET', `/links/${text!.split('/').at(-1)}`)
    expect(preview.json()).toMatchObject({ type: 'coffeechat', id: mine, name })
    expect(await world.states(me, 'CENTRE')).toEqual(['dropped', 'sent'])
  })

  test('[OFR-19] that a place was set and a time taken back; never the place itself, and of two places in a row one', async ({
    world: { server, ...world },
  }) => {
    const me = await addCandidate(server)
    const companyId = await addCompany(server.db.drizzle, { name: '새벽상회', key: '새벽상회' })
    const { operatorId, token } = await addTestOperator(server, { companyId })
    const { id: offerId } = await world.offer(me, { companyId, operatorId })
    const accepted = await server.call('POST', '/v2.1/users/coffeechat', {
      token: me.token,
      body: { offerId },
    })
    const { coffeechatId } = accepted.json<{ coffeechatId: string }>()
    const at = `/console/coffeechats/${coffeechatId}`
    for (const text of ['서울 성동구 연무장길 7', '서울 마포구 월드컵로 1']) {
      server.clock.advance({ seconds: 1 })
      await server.call('PATCH', `${at}/place`, { token, body: { place: { kind: 'ADDRESS', text } } })
    }
    await world.deliver()
    expect(world.textsTo(me)).toEqual([expect.stringMatching(/^\[커피어택\] 커피챗 장소가 정해졌어요\n/)])

    await server.call('POST', `${at}/times`, { token, body: { startItems: ['2026-11-20T16:00:00+09:00'] } })
    await server.call('DELETE', `${at}/times`, { token })
    await world.deliver()
    expect(world.textsTo(me).at(-1)).toMatch(/^\[커피어택\] 커피챗 시간을 다시 정해요\n/)
    expect(world.textsTo(me).join('')).not.toMatch(/연무장|월드컵/)
  })

  test('[TRUST-4] of a meeting that moved only the new reminders ring, and what was told of the old time says so', async ({
    world: { server, ...world },
  }) => {
    const me = await addCandidate(server)
    const companyId = await addCompany(server.db.drizzle, { name: '산들상회', key: '산들상회' })
    const recruiter = await addTestOperator(server, { companyId })
    const { operatorId } = recruiter
    const mine = (method: 'GET' | 'POST', path: string, body?: unknown) => {
      const { token } = server.signIn('candidate', { subjectId: me.userId, sessionId: me.sessionId })
      return server.call(method, path, { token, body })
    }
    const theirs = (method: 'GET' | 'POST', path: string, body?: unknown) => {
      const login = { subjectId: operatorId, sessionId: recruiter.sessionId }
      const { token } = server.signIn('operator', login)
      return server.call(method, `/console${path}`, { token, body })
    }
    const { id: offerId } = await world.offer(me, { companyId, operatorId })
    const accepted = await mine('POST', '/v2.1/users/coffeechat', { offerId })
    const chat = `/coffeechats/${accepted.json<{ coffeechatId: string }>().coffeechatId}`
    const openTime = (answer: { json: () => unknown }) =>
      (answer.json() as { timeItems: { id: string }[] }).timeItems[0]!.id
    const at = async (moment: string) => {
      server.clock.set(`${moment}+09:00`)
      await world.deliver()
    }
    await theirs('POST', `${chat}/times`, { startItems: ['2026-11-18T16:00:00+09:00'] })
    const offered = await mine('GET', `/users${chat}`)
    await mine('POST', `/users${chat}/times/${openTime(offered)}/confirm`)
    await at('2026-11-17T16:00:00')
    await mine('POST', `/users${chat}/times`, { startItems: ['2026-11-20T10:00:00+09:00'] })
    const asked = await theirs('GET', chat)
    await theirs('POST', `${chat}/times/${openTime(asked)}/confirm`)
    for (const moment of ['17T16:01', '18T15:00', '19T10:00', '20T09:00']) await at(`2026-11-${moment}:00`)
    expect(world.textsTo(me).map((text) => text.split('\n')[0])).toEqual([
      '[커피어택] 내일 오후 4:00 커피챗이 있어요',
      '[커피어택] 커피챗 시간이 바뀌었어요',
      '[커피어택] 내일 오전 10:00 커피챗이 있어요',
      '[커피어택] 오전 10:00에 커피챗이 시작돼요',
    ])
    const { items } = (await mine('GET', '/users/notifications')).json<{
      items: { title: string; body: string }[]
    }>()
    expect(items.map(({ title, body }) => [title, body])).toEqual([
      ['커피챗이 한 시간 앞으로 다가왔어요', '11월 20일 (금) 오전 10:00 · 산들상회'],
      ['커피챗이 하루 앞으로 다가왔어요', '11월 20일 (금) 오전 10:00 · 산들상회'],
      ['커피챗 시간이 바뀌었어요', '11월 20일 (금) 오전 10:00 · 산들상회'],
      ['이 커피챗 시간은 바뀌었어요', '11월 18일 (수) 오후 4:00 → 11월 20일 (금) 오전 10:00 · 산들상회'],
    ])
    const { items: told } = (await theirs('GET', '/notices')).json<{ items: { title: string }[] }>()
    expect(told.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/ 님과의 이 커피챗 시간은 바뀌었어요$/),
    )
  })

  test('exactly once, however many workers look', async ({ world }) => {
    const people = await Promise.all(Array.from({ length: 12 }, () => person(world)))
    for (const one of people) {
      await world.offer(one)
      await world.offer(one)
    }
    await Promise.all([world.deliver(), world.deliver(), world.deliver()])
    for (const one of people) {
      expect(world.textsTo(one)).toEqual([expect.stringMatching(/^\[커피어택\] 새 어택이 2건 도착했어요\n/)])
      expect(await world.states(one, 'CENTRE')).toEqual(['sent', 'sent'])
      expect(await world.states(one, 'SMS')).toEqual(['sent'])
    }
  })
})

describe('[TRUST-5] quiet hours', () => {
  test('nothing rings at night; all of it does at eight, as one text', async ({ world }) => {
    const me = await person(world)
    world.server.clock.set('2026-11-16T21:30:00+09:00')
    await world.offer(me)
    world.server.clock.set('2026-11-17T02:00:00+09:00')
    await world.offer(me)
    for (const time of ['02:30', '07:59']) {
      world.server.clock.set(`2026-11-17T${time}:00+09:00`)
      await world.deliver()
      expect(world.textsTo(me)).toEqual([])
    }
    world.server.clock.set('2026-11-17T08:00:00+09:00')
    await world.deliver()
    expect(world.textsTo(me)).toEqual([expect.stringContaining('새 어택이 2건')])
  })

  test('hold back ringing alone: whoever is awake finds it in the centre at once, and what they read there does not ring', async ({
    world,
  }) => {
    world.server.clock.set('2026-11-16T23:00:00+09:00')
    const [asleep, awake] = [await person(world), await person(world)]
    for (const who of [asleep, awake]) {
      await world.browser(who)
      await world.offer(who)
    }
    const before = world.pushes.length
    await world.deliver()
    const centre = async (who: typeof awake) =>
      (await world.server.call('GET', '/users/notifications', { token: who.token })).json()
    const at = '2026-11-16T14:00:00.000Z'
    for (const who of [asleep, awake])
      expect(await centre(who)).toMatchObject({ unread: 1, items: [{ type: 'NEW_OFFER', at }] })
    const body = { until: world.server.clock().toISOString() }
    await world.server.call('PATCH', '/users/notifications/read', { token: awake.token, body })
    for (const [time, texts] of [
      ['17T07:59', 0],
      ['17T08:00', 1],
    ] as const) {
      world.server.clock.set(`2026-11-${time}:00+09:00`)
      await world.deliver()
      expect([world.textsTo(asleep).length, world.pushes.length - before]).toEqual([texts, texts])
    }
    expect([world.textsTo(awake), await world.states(awake, 'SMS')]).toEqual([[], ['dropped']])
  })

  test('hours that were set after it was written, and those that begin between two attempts, count too', async ({
    world,
  }) => {
    const [me, other] = [await person(world), await person(world)]
    await world.offer(me)
    const noon = { quiet: true, quietFromHour: 10, quietToHour: 14, updatedAt: world.server.clock() }
    await world.server.db.drizzle.insert(notificationSettings).values({ userId: me.userId, ...noon })
    await world.deliver()
    expect(world.textsTo(me)).toEqual([])
    world.server.clock.set('2026-11-16T14:00:00+09:00')
    await world.deliver()
    expect(world.textsTo(me)).toHaveLength(1)

    world.server.clock.set('2026-11-16T20:59:30+09:00')
    await world.offer(other)
    world.status.sms = 503
    await world.deliver()
    world.status.sms = 200
    for (const [time, sent] of [
      ['16T21:00:30', 0],
      ['17T07:59:00', 0],
      ['17T08:00:00', 1],
    ] as const) {
      world.server.clock.set(`2026-11-${time}+09:00`)
      await world.deliver()
      expect([time, world.textsTo(other).length]).toEqual([time, sent])
    }
  })
})

describe('[TRUST-5] what is no longer so is not told', () => {
  test('an offer that was answered, or whose last day passed while nobody worked', async ({ world }) => {
    const [me, late] = [await person(world), await person(world)]
    const { id } = await world.offer(me)
    await world.offer(late, { expiryDay: '2026-11-17' })
    const answered = { status: 'REFUSED', decidedAt: world.server.clock() } as const
    await world.server.db.drizzle.update(offers).set(answered).where(eq(offers.id, id))
    world.server.clock.set('2026-11-18T12:00:00+09:00')
    await world.deliver()
    expect([world.textsTo(me), world.textsTo(late)]).toEqual([[], []])
    expect([await world.states(me, 'CENTRE'), await world.states(late, 'CENTRE')]).toEqual([
      ['dropped'],
      ['dropped'],
    ])
  })

  test('yesterday’s reminder', async ({ world }) => {
    const me = await person(world)
    const { id } = await world.offer(me)
    await world.deliver()
    world.server.clock.set('2026-11-20T10:00:00+09:00')
    await world.remind(me, id, 'D-3')
    world.server.clock.set('2026-11-21T10:00:00+09:00')
    await world.deliver()
    expect([world.textsTo(me).length, await world.states(me, 'CENTRE')]).toEqual([1, ['sent', 'dropped']])
  })

  test('an offer that was answered between two attempts, or read in the centre', async ({ world }) => {
    const [me, reader] = [await person(world), await person(world)]
    const { id } = await world.offer(me)
    await world.offer(reader)
    world.status.sms = 503
    await world.deliver()
    world.status.sms = 200
    const answered = { status: 'REFUSED', decidedAt: world.server.clock() } as const
    await world.server.db.drizzle.update(offers).set(answered).where(eq(offers.id, id))
    await world.server.call('PATCH', '/users/notifications/read', {
      token: reader.token,
      body: { until: world.server.clock().toISOString() },
    })
    world.server.clock.advance({ minutes: 5 })
    await world.deliver()
    expect([world.textsTo(me), world.textsTo(reader)]).toEqual([[], []])
    expect([await world.states(me, 'SMS'), await world.states(reader, 'SMS')]).toEqual([
      ['dropped'],
      ['dropped'],
    ])
  })

  test('an offer that the person has opened by themself does not ring; the centre keeps it', async ({
    world,
  }) => {
    const me = await person(world)
    const { id } = await world.offer(me)
    const opened = { readAt: world.server.clock() }
    await world.server.db.drizzle.update(offers).set(opened).where(eq(offers.id, id))
    await world.deliver()
    expect([world.textsTo(me), await world.states(me, 'CENTRE')]).toEqual([[], ['sent']])
  })

  test('a kind that was switched off after it was written', async ({ world }) => {
    const me = await person(world)
    await world.offer(me)
    const muted = { mutedTypes: ['NEW_OFFER'], updatedAt: world.server.clock() }
    await world.server.db.drizzle.insert(notificationSettings).values({ userId: me.userId, ...muted })
    await world.deliver()
    expect([world.textsTo(me), await world.states(me, 'CENTRE')]).toEqual([[], ['dropped']])
  })
})
