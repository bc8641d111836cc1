import { createECDH, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { operators } from '../../../platform/db/schema/operators.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { mailsTo } from '../../../testing/test-mails.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { createDeliveryWorld } from '../testing/delivery-world.ts'
import { createNotificationsWorld } from '../testing/notifications-world.ts'
import { tellDigests } from './tell-digests.ts'

const test = worldTest(async () => {
  const delivery = await createDeliveryWorld()
  const notifications = await createNotificationsWorld(delivery.server)

  return {
    ...delivery,
    ...notifications,
    mails: (who: TestOperator) => mailsTo(delivery.server, who.email),
    /** The operator allows a browser of their login to ring. */
    async ringsAt(who: TestOperator) {
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const keys = { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
      const endpoint = `${delivery.pushAddress}/console/${randomBytes(6).toString('hex')}`
      const answer = await notifications.asOperator(who, 'POST', '/push', { endpoint, keys })
      expect(answer.statusCode).toBe(204)
      return endpoint
    },
    /** Somebody matches with the team's recruiter. */
    async match(team: Awaited<ReturnType<typeof notifications.team>>, name?: string) {
      const me = await notifications.person(name)
      const offerId = await notifications.offer(team, me, { expiryDay: '2026-11-30' })
      return { me, offerId, coffeechatId: await notifications.accept(me, offerId) }
    },
  }
})

test.beforeEach(({ world }) => {
  world.server.clock.set('2026-11-16T10:00:00+09:00')
  world.status.push = 201
  world.pushes.length = 0
})

describe('[BIZ-7] what is new reaches for whoever is away', () => {
  test('one mail tells all that is due, once, by two processes, and names nobody', async ({ world }) => {
    const team = await world.team()
    await world.match(team)
    await world.match(team, '고도담')
    await Promise.all([world.deliver(), world.deliver()])
    await world.deliver()
    const mails = await world.mails(team.recruiter)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('보낸 어택으로 커피챗이 연결됐어요 (2건)')
    expect(mails[0]).toContain('콘솔에서 보기:\nhttps://coffee.example/console/notices')
    expect(mails[0]).not.toMatch(/문서하|고도담/)
    expect(await world.mails(team.colleague)).toEqual([])
  })

  test('what comes soon after a mail is gathered into one more', async ({ world }) => {
    const team = await world.team()
    await world.match(team)
    await world.deliver()
    for (const minutes of [1, 1, 8]) {
      await world.match(team)
      await world.deliver()
      world.server.clock.advance({ minutes })
    }
    expect(await world.mails(team.recruiter)).toHaveLength(1)
    await world.deliver()
    const mails = await world.mails(team.recruiter)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain('(3건)')
  })

  test('each browser rings once, and leads to the thing', async ({ world }) => {
    const team = await world.team()
    await world.ringsAt(team.recruiter)
    await world.ringsAt(team.recruiter)
    await world.match(team)
    await Promise.all([world.deliver(), world.deliver()])
    await world.deliver()
    expect(world.pushes).toHaveLength(2)
  })

  test('a push that failed is tried again; a browser that is gone is forgotten', async ({ world }) => {
    const team = await world.team()
    await world.ringsAt(team.recruiter)
    await world.match(team)
    world.status.push = 500
    await world.deliver()
    await world.deliver()
    expect(world.pushes).toHaveLength(1)
    world.server.clock.advance({ minutes: 1 })
    world.status.push = 410
    await world.deliver()
    await world.match(team)
    world.server.clock.advance({ minutes: 11 })
    await world.deliver()
    expect(world.pushes).toHaveLength(2)
  })

  test('signing out silences the browser', async ({ world }) => {
    const team = await world.team()
    await world.ringsAt(team.recruiter)
    await world.server.db.pool.query(
      `update sessions set ended_at = now(), end_reason = 'LOGOUT' where id = $1`,
      [team.recruiter.sessionId],
    )
    await world.match(team)
    await world.deliver()
    expect(world.pushes).toHaveLength(0)
  })

  test('whoever read it in the console, or sits before it, is left alone', async ({ world }) => {
    const team = await world.team()
    const stream = await world.listen(team.recruiter)
    await stream.until((heard) => heard.length > 0)
    await world.match(team)
    await world.deliver()
    expect(await world.mails(team.recruiter)).toEqual([])
    const { items } = await world.centre(team.recruiter)
    await world.asOperator(team.recruiter, 'PATCH', '/notices/read', { ids: [items[0]!.id] })
    world.server.clock.advance({ minutes: 10 })
    await world.deliver()
    expect(await world.mails(team.recruiter)).toEqual([])
    stream.cut()
  })

  test('whoever sits there and does not look is told after three minutes', async ({ world }) => {
    const team = await world.team()
    const stream = await world.listen(team.recruiter)
    await stream.until((heard) => heard.length > 0)
    await world.match(team)
    world.server.clock.advance({ seconds: 40 })
    await world.deliver()
    expect(await world.mails(team.recruiter)).toEqual([])
    world.server.clock.advance({ minutes: 3 })
    await world.deliver()
    expect(await world.mails(team.recruiter)).toHaveLength(1)
    stream.cut()
  })

  test('a colleague who sits there keeps nobody else’s mail back', async ({ world }) => {
    const team = await world.team()
    const stream = await world.listen(team.colleague)
    await stream.until((heard) => heard.length > 0)
    await world.match(team)
    await world.deliver()
    expect(await world.mails(team.recruiter)).toHaveLength(1)
    stream.cut()
  })

  test('quiet hours are waited for, and what is over by then is not told', async ({ world }) => {
    const team = await world.team()
    world.server.clock.set('2026-11-16T23:00:00+09:00')
    await world.match(team)
    const { me, coffeechatId } = await world.match(team, '고도담')
    await world.deliver()
    expect(await world.mails(team.recruiter)).toEqual([])
    // The centre does not wait: whoever looks at night finds both.
    expect((await world.centre(team.recruiter)).unread).toBe(2)
    await world.asPerson(me, 'POST', `/users/coffeechats/${coffeechatId}/cancel`)
    world.server.clock.set('2026-11-17T07:59:00+09:00')
    await world.deliver()
    expect(await world.mails(team.recruiter)).toEqual([])
    world.server.clock.set('2026-11-17T08:00:00+09:00')
    await world.deliver()
    const mails = await world.mails(team.recruiter)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('보낸 어택으로 커피챗이 연결됐어요.')
    expect(mails[0]).toContain('커피챗이 취소됐어요.')
  })

  test('own quiet hours, and none', async ({ world }) => {
    const team = await world.team()
    world.server.clock.set('2026-11-16T23:00:00+09:00')
    const { kinds, digest } = (await world.asOperator(team.recruiter, 'GET', '/notices/settings')).json()
    const quiet = { on: false, from: 22, until: 8 }
    await world.asOperator(team.recruiter, 'PUT', '/notices/settings', { kinds, quiet, digest })
    await world.match(team)
    await world.deliver()
    expect(await world.mails(team.recruiter)).toHaveLength(1)
  })

  test('a kind that goes by mail to nobody, or to nothing at all', async ({ world }) => {
    const team = await world.team()
    await world.ringsAt(team.recruiter)
    const settings = (await world.asOperator(team.recruiter, 'GET', '/notices/settings')).json()
    const kinds = [{ kind: 'MATCH', channels: ['SCREEN'] }]
    await world.asOperator(team.recruiter, 'PUT', '/notices/settings', { ...settings, kinds })
    await world.match(team)
    await world.deliver()
    expect([await world.mails(team.recruiter), world.pushes]).toEqual([[], []])
    expect((await world.centre(team.recruiter)).unread).toBe(1)
  })

  test('whoever no longer works there is not written to', async ({ world }) => {
    const team = await world.team()
    const { drizzle } = world.server.db
    const gone = { disabledAt: world.server.clock() }
    await drizzle.update(operators).set(gone).where(eq(operators.id, team.recruiter.operatorId))
    await world.match(team)
    await world.deliver()
    await world.deliver()
    expect(await world.mails(team.recruiter)).toEqual([])
  })
})

describe('[BIZ-7] the morning’s digest', () => {
  const digestOf = async (world: { mails: (who: TestOperator) => Promise<string[]> }, who: TestOperator) =>
    (await world.mails(who)).filter((mail) => mail.includes('모았어요'))

  test('one mail of yesterday and today, at nine, once, by two processes, and names nobody', async ({
    world,
  }) => {
    const team = await world.team()
    await world.match(team)
    const me = await world.person('고도담')
    const offerId = await world.offer(team, me, { expiryDay: '2026-11-17' })
    await world.asPerson(me, 'POST', `/users/offers/counter/${offerId}`, { amount: 7800, note: '' })
    await world.server.db.pool.query(
      `update pipeline_cards set remind_on = '2026-11-17', reminds_id = $1 where candidate_id = $2`,
      [team.recruiter.operatorId, me.userId],
    )
    world.server.clock.set('2026-11-17T08:59:00+09:00')
    await tellDigests(world.server.deps)
    expect(await digestOf(world, team.recruiter)).toEqual([])
    world.server.clock.set('2026-11-17T09:00:00+09:00')
    await Promise.all([tellDigests(world.server.deps), tellDigests(world.server.deps)])
    world.server.clock.set('2026-11-17T10:10:00+09:00')
    await tellDigests(world.server.deps)
    const mails = await digestOf(world, team.recruiter)
    expect(mails).toHaveLength(1)
    for (const line of [
      '오늘 다시 보기로 한 분이 1명이에요.\nhttp',
      '/console/pipeline?mine=1',
      '되물은 연봉 1건이 답을 기다려요.',
      '정해야 할 커피챗이 1건 있어요.',
      '오늘 마감되는 어택이 1건이에요.',
      '어제 커피챗 매칭 1건, 연봉 되묻기 1건의 소식이 있었어요.',
    ])
      expect(mails[0]).toContain(line)
    expect(mails[0]).not.toMatch(/문서하|고도담/)
  })

  test('none where there is nothing to say, none at the weekend, none where it is switched off', async ({
    world,
  }) => {
    const [idle, weekend, off] = [await world.team(), await world.team(), await world.team()]
    const settings = (await world.asOperator(off.recruiter, 'GET', '/notices/settings')).json()
    const digest = { on: false, hour: 9, weekdaysOnly: true }
    await world.asOperator(off.recruiter, 'PUT', '/notices/settings', { ...settings, digest })
    await world.match(off)
    world.server.clock.set('2026-11-17T09:05:00+09:00')
    await tellDigests(world.server.deps)
    expect([await digestOf(world, idle.recruiter), await digestOf(world, off.recruiter)]).toEqual([[], []])
    await world.match(weekend)
    world.server.clock.set('2026-11-21T09:05:00+09:00')
    await tellDigests(world.server.deps)
    expect(await digestOf(world, weekend.recruiter)).toEqual([])
  })
})
