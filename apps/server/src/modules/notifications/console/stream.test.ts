import { describe, expect } from 'vitest'
import type { TestStream } from '../../../testing/test-stream.ts'
import { expireOffersJob } from '../../offers/jobs/expire-offers.ts'
import { test } from '../testing/notifications-world.ts'

test.beforeEach(({ clock }) => {
  clock.set('2026-11-16T10:00:00+09:00')
})

type NotificationEvent = { notice: { id: string; kind: string; title: string }; shows: boolean }

const changes = ({ heard }: TestStream) =>
  heard.filter(({ name }) => name === 'changed').map(({ data }) => data['what'])
const notificationsOf = ({ heard }: TestStream) =>
  heard.filter(({ name }) => name === 'notice').map(({ data }) => data as unknown as NotificationEvent)
const hears = (stream: TestStream, ...lists: string[]) =>
  stream.until(() => lists.every((list) => changes(stream).includes(list)))

describe('[BIZ-7] an open console', () => {
  test('hears a match: its reader the words, every colleague that the lists changed, each once', async ({
    world,
  }) => {
    const team = await world.team()
    const me = await world.person()
    const offerId = await world.offer(team, me)
    const [mine, colleague] = [await world.listen(team.recruiter), await world.listen(team.colleague)]
    await world.accept(me, offerId)
    await mine.until(() => notificationsOf(mine).length === 1)
    await hears(colleague, 'offers', 'coffeechats')
    const { items } = await world.centre(team.recruiter)
    expect(notificationsOf(mine)).toEqual([{ notice: items[0], shows: true }])
    expect(changes(mine).toSorted()).toEqual(['coffeechats', 'offers'])
    expect([changes(colleague).toSorted(), notificationsOf(colleague)]).toEqual([
      ['coffeechats', 'offers'],
      [],
    ])
    for (const stream of [mine, colleague]) stream.cut()
  })

  test('another company and another agent hear nothing of it', async ({ world }) => {
    const [team, other, agent, me] = [
      await world.team(),
      await world.team(),
      await world.agent(),
      await world.person(),
    ]
    const streams = [await world.listen(other.recruiter), await world.listen(agent)] as const
    const mine = await world.listen(team.recruiter)
    await world.accept(me, await world.offer(team, me))
    await hears(mine, 'offers')
    // What comes after it has arrived: so had it, if it had been sent.
    await world.asPerson(me, 'POST', '/users/ask', { from: '/my', message: '안녕하세요' })
    await hears(streams[1], 'inquiries')
    expect(streams.map((stream) => changes(stream))).toEqual([[], ['inquiries']])
    for (const stream of [...streams, mine]) stream.cut()
  })

  test('[PRO-14] hears at once that somebody left to whom its side wrote, and nobody else does', async ({
    world,
  }) => {
    const [team, other, me] = [await world.team(), await world.team(), await world.person()]
    await world.accept(me, await world.offer(team, me))
    const [mine, theirs] = [await world.listen(team.colleague), await world.listen(other.recruiter)]
    const left = ({ heard }: TestStream) =>
      heard.filter(({ name }) => name === 'left').map(({ data }) => data)
    await world.asPerson(me, 'DELETE', '/v3/users', { reason: '이직했어요' })
    await mine.until(() => left(mine).length > 0)
    expect([left(mine), left(theirs)]).toEqual([[{ candidateId: me.userId }], []])
    for (const stream of [mine, theirs]) stream.cut()
  })

  test('[PRO-14] hears it as an agent, though nobody of ours wrote: the desk shows such people', async ({
    world,
  }) => {
    const [agent, me] = [await world.agent(), await world.person()]
    const desk = await world.listen(agent)
    const left = () => desk.heard.filter(({ name }) => name === 'left').map(({ data }) => data)
    await world.asPerson(me, 'DELETE', '/v3/users', { reason: '이직했어요' })
    await desk.until(() => left().length > 0)
    expect(left()).toEqual([{ candidateId: me.userId }])
    desk.cut()
  })

  test('shows no toast of what its reader does not want on the screen', async ({ world }) => {
    const team = await world.team()
    const settings = (await world.asOperator(team.recruiter, 'GET', '/notices/settings')).json()
    const kinds = [{ kind: 'MATCH', channels: ['MAIL'] }]
    await world.asOperator(team.recruiter, 'PUT', '/notices/settings', { ...settings, kinds })
    const me = await world.person()
    const offerId = await world.offer(team, me)
    const mine = await world.listen(team.recruiter)
    await world.accept(me, offerId)
    await mine.until(() => notificationsOf(mine).length === 1)
    expect(notificationsOf(mine)).toMatchObject([{ notice: { kind: 'MATCH' }, shows: false }])
    mine.cut()
  })

  test('quiet hours silence no open screen', async ({ world, clock }) => {
    clock.set('2026-11-16T23:30:00+09:00')
    const team = await world.team()
    const me = await world.person()
    const offerId = await world.offer(team, me)
    const mine = await world.listen(team.recruiter)
    await world.accept(me, offerId)
    await mine.until(() => notificationsOf(mine).length === 1)
    expect(notificationsOf(mine)[0]!.shows).toBe(true)
    mine.cut()
  })

  test('what is read in one tab is read in the others, and nobody else’s', async ({ world }) => {
    const team = await world.team()
    const me = await world.person()
    await world.accept(me, await world.offer(team, me))
    const { items } = await world.centre(team.recruiter)
    const [mine, colleague] = [await world.listen(team.recruiter), await world.listen(team.colleague)]
    await world.asOperator(team.recruiter, 'PATCH', '/notices/read', { ids: [items[0]!.id] })
    await hears(mine, 'notices')
    await world.asOperator(team.recruiter, 'PATCH', '/notices/read', { ids: [items[0]!.id] })
    await world.asPerson(me, 'POST', `/users/coffeechats/${items[0]!.to.split('/').at(-1)}/cancel`)
    await hears(colleague, 'coffeechats')
    await hears(mine, 'coffeechats')
    expect([changes(mine), changes(colleague)]).toEqual([['notices', 'coffeechats'], ['coffeechats']])
    for (const stream of [mine, colleague]) stream.cut()
  })
})

type Step = { lists: string[]; act: string }

test('[BIZ-7] every change of a list is heard by whoever has it open', async ({ server, world, clock }) => {
  const team = await world.team()
  const me = await world.person()
  const { candidateId, userId } = { candidateId: me.userId, userId: me.userId }
  await server.db.pool.query(
    `update users set is_active = true, attack_ends_at = '2099-12-31' where id = $1`,
    [userId],
  )
  const stream = await world.listen(team.colleague)
  const heard: Step[] = []
  const step = async (act: string, lists: string[], does: () => Promise<unknown>) => {
    const before = changes(stream).length
    const answer = (await does()) as { statusCode?: number; body?: string } | undefined
    if (answer?.statusCode && answer.statusCode >= 300) throw new Error(`${act}: ${answer.body}`)
    await stream.until(() => changes(stream).length >= before + lists.length)
    heard.push({ act, lists: changes(stream).slice(before).map(String).toSorted() })
    clock.advance({ seconds: 1 })
    expect(heard.at(-1)).toEqual({ act, lists })
  }
  const salary = { salaryMin: 6000, salaryMax: 6800, isJustMessage: false, pay: null }
  const offer = {
    ...salary,
    candidateId,
    position: '서버 개발자',
    offerItems: [],
    message: '안녕하세요, 한번 만나요',
  }
  const send = async () => {
    const answer = await world.asOperator(team.recruiter, 'POST', '/offers', offer)
    offerId = answer.json<{ id: string }>().id
    return answer
  }
  let offerId = ''
  await step('sent', ['offers', 'quota'], send)
  await step('taken back', ['offers', 'quota'], () =>
    world.asOperator(team.recruiter, 'POST', `/offers/${offerId}/undo`),
  )
  await step('sent again', ['offers', 'quota'], send)
  clock.advance({ minutes: 6 })
  await step('read', ['offers'], () => world.asPerson(me, 'GET', `/v2/users/offers/${offerId}`))
  await step('countered', ['offers'], () =>
    world.asPerson(me, 'POST', `/users/offers/counter/${offerId}`, { amount: 7800, note: '' }),
  )
  await step('answered', ['offers'], () =>
    world.asOperator(team.recruiter, 'POST', `/offers/${offerId}/counter`, { answer: 'KEPT', note: '' }),
  )
  await step('matched', ['coffeechats', 'offers'], () => world.accept(me, offerId))
  const { coffeechatId } = (await world.asOperator(team.recruiter, 'GET', `/offers/${offerId}`)).json()
  const times = { startItems: [new Date('2026-11-19T13:00+09:00').toISOString()], minutes: 30 }
  await step('times', ['coffeechats'], () =>
    world.asOperator(team.recruiter, 'POST', `/coffeechats/${coffeechatId}/times`, times),
  )
  const place = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' }
  await step('place', ['coffeechats'], () =>
    world.asPerson(me, 'PATCH', `/users/coffeechats/${coffeechatId}/place`, { place }),
  )
  await step('called off', ['coffeechats'], () =>
    world.asPerson(me, 'POST', `/users/coffeechats/${coffeechatId}/cancel`),
  )
  const [other, third] = [await world.person(), await world.person()]
  const refused = await world.offer(team, other)
  await step('refused', ['offers'], () =>
    world.asPerson(other, 'PATCH', `/v2/users/offers/refuse/${refused}`, {
      refusalReason: '지금은 옮길 생각이 없어요',
    }),
  )
  await world.offer(team, third)
  clock.set('2026-11-18T00:05:00+09:00')
  await step('expired', ['offers'], () =>
    Promise.resolve(expireOffersJob.run(server.deps)).then(() => undefined),
  )
  stream.cut()
})

test('[BIZ-7] the desk’s lists are heard by every agent', async ({ world, server }) => {
  const [one, two, me] = [await world.agent(), await world.agent('최민서'), await world.person()]
  const stream = await world.listen(one)
  const next = async (does: () => Promise<unknown>, list: string) => {
    const before = changes(stream).length
    await does()
    await stream.until(() => changes(stream).length > before)
    expect(changes(stream).slice(before)).toEqual([list])
  }
  const asked = () => world.asPerson(me, 'POST', '/users/ask', { from: '/my', message: '안녕하세요' })
  await next(asked, 'inquiries')
  const [{ id }] = (await world.asOperator(two, 'GET', '/inquiries?limit=1')).json<{
    items: [{ id: string }]
  }>().items
  await next(() => world.asOperator(two, 'POST', `/inquiries/${id}/take`, { from: null }), 'inquiries')
  await next(() => world.asOperator(two, 'POST', `/inquiries/${id}/answer`, { message: '네' }), 'inquiries')
  await next(() => world.asPerson(me, 'PATCH', `/v2/users/more/${me.userId}`, {}), 'requests')
  const { rows } = await server.db.pool.query<{ id: string }>(
    'select id from more_offer_requests where user_id = $1',
    [me.userId],
  )
  await next(() => world.asOperator(two, 'POST', `/more-requests/${rows[0]!.id}/done`), 'requests')
  stream.cut()
})
