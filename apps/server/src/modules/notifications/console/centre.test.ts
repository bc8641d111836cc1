import { describe, expect } from 'vitest'
import { askOutcomesJob } from '../../coffeechats/jobs/ask-outcomes.ts'
import { expireOffersJob } from '../../offers/jobs/expire-offers.ts'
import { deliverNotifications } from '../jobs/deliver-notifications.ts'
import { test } from '../testing/notifications-world.ts'

test.beforeEach(({ clock }) => {
  clock.set('2026-11-16T10:00:00+09:00')
})

const slots = (...startItems: string[]) => ({
  startItems: startItems.map((at) => new Date(`${at}+09:00`).toISOString()),
  minutes: 30,
})

describe('[BIZ-7] what a candidate does stands in the centre of whom it concerns', () => {
  test('a match, with the name that it gave', async ({ world }) => {
    const team = await world.team()
    const me = await world.person()
    const coffeechatId = await world.accept(me, await world.offer(team, me))
    const { items, unread, open } = await world.centre(team.recruiter)
    const { roomId } = (await world.asOperator(team.recruiter, 'GET', `/coffeechats/${coffeechatId}`)).json()
    expect([items.length, unread, open]).toEqual([1, 1, 1])
    expect(items[0]).toEqual({
      id: expect.any(String) as string,
      kind: 'MATCH',
      title: '문서하 님이 커피챗을 골랐어요',
      body: '서버 개발자 · 6,400~7,000만 원 · 이름과 연락처가 열렸어요',
      at: '2026-11-16T01:00:00.000Z',
      isRead: false,
      isOpen: true,
      to: `/coffeechats/${coffeechatId}`,
      actions: [
        { label: '시간 제안하기', to: `/coffeechats/${coffeechatId}` },
        { label: '대화 열기', to: `/messages/${roomId}` },
      ],
    })
    expect((await world.centre(team.colleague)).items).toEqual([])
  })

  test('a counter, in words and without a name, until it is answered', async ({ world }) => {
    const team = await world.team()
    const me = await world.person()
    const offerId = await world.offer(team, me)
    await world.asPerson(me, 'POST', `/users/offers/counter/${offerId}`, { amount: 7800, note: '' })
    const { items } = await world.centre(team.recruiter)
    expect(items).toMatchObject([
      {
        kind: 'COUNTER',
        title: '“7,800만 원이면 만날게요”',
        body: '백엔드 개발자 · 1개월 미만 · 내 제안 6,400~7,000만 원',
        isOpen: true,
        to: `/offers?offer=${offerId}`,
        actions: [{ label: '답하기' }, { label: '이력 보기', to: `/candidates/${me.userId}` }],
      },
    ])
    await world.asOperator(team.recruiter, 'POST', `/offers/${offerId}/counter`, { answer: 'KEPT', note: '' })
    expect(await world.centre(team.recruiter)).toMatchObject({ open: 0, items: [{ isOpen: false }] })
  })

  test('each question, by whichever way it was asked', async ({ world, clock }) => {
    const team = await world.team()
    const me = await world.person()
    const offerId = await world.offer(team, me)
    await world.asPerson(me, 'POST', `/users/offers/ask/${offerId}`, {
      message: '야간 온콜은 한 달에 몇 번인가요?',
    })
    const [first] = (await world.centre(team.recruiter)).items
    const roomId = first!.to.split('/').at(-1)!
    // Questions of one minute would be one notification.
    clock.advance({ minutes: 2 })
    await world.asPerson(me, 'POST', '/users/message', {
      roomId,
      message: '언제 통화가 되나요? 제 번호는 010-1234-5678이에요',
    })
    const { items, open } = await world.centre(team.recruiter)
    expect(open).toBe(2)
    expect(items.map(({ title, body }) => [title, body])).toEqual([
      [expect.not.stringContaining('5678'), '백엔드 개발자 · 1개월 미만 · 다섯 번 가운데 두 번째 질문'],
      ['“야간 온콜은 한 달에 몇 번인가요?”', '백엔드 개발자 · 1개월 미만 · 다섯 번 가운데 첫 번째 질문'],
    ])
    await world.asOperator(team.recruiter, 'POST', `/rooms/${roomId}/messages`, { message: '없어요' })
    expect((await world.centre(team.recruiter)).open).toBe(0)
  })

  test('a refusal, without its reason', async ({ world }) => {
    const team = await world.team()
    const me = await world.person()
    const offerId = await world.offer(team, me)
    await world.asPerson(me, 'PATCH', `/v2/users/offers/refuse/${offerId}`, {
      refusalReason: '연봉이 아쉬워요',
    })
    expect((await world.centre(team.recruiter)).items).toMatchObject([
      {
        kind: 'REFUSAL',
        title: '이번에는 어렵다고 답했어요',
        body: '백엔드 개발자 · 1개월 미만 · 6,400~7,000만 원',
        isOpen: false,
        to: `/offers?offer=${offerId}`,
      },
    ])
  })

  test('an offer that ran out', async ({ server, world, clock }) => {
    const team = await world.team()
    const me = await world.person()
    await world.offer(team, me)
    clock.set('2026-11-18T00:01:00+09:00')
    await expireOffersJob.run(server.deps)
    await expireOffersJob.run(server.deps)
    expect((await world.centre(team.recruiter)).items).toMatchObject([
      { kind: 'REFUSAL', title: '답 없이 기한이 지났어요' },
    ])
  })

  test('times, the place, and how it was, each open for as long as it waits for us', async ({
    server,
    world,
    clock,
  }) => {
    const team = await world.team()
    const me = await world.person('고도담')
    const id = await world.accept(me, await world.offer(team, me))
    const newest = async () => (await world.centre(team.recruiter)).items[0]!
    const chat = `/users/coffeechats/${id}`
    clock.advance({ minutes: 1 })
    await world.asPerson(me, 'POST', `${chat}/times`, slots('2026-11-19T13:00', '2026-11-20T13:30'))
    expect(await newest()).toMatchObject({
      kind: 'TIMES',
      title: '고도담 님이 커피챗 시간을 제안했어요',
      isOpen: true,
      actions: [{ label: '시간 고르기' }, { label: '대화 열기' }],
    })
    clock.advance({ minutes: 1 })
    await world.asPerson(me, 'DELETE', `${chat}/times`)
    expect(await newest()).toMatchObject({
      title: '고도담 님이 시간을 다시 정하고 싶어 해요',
      isOpen: true,
      actions: [{ label: '시간 제안하기' }, { label: '대화 열기' }],
    })
    clock.advance({ minutes: 1 })
    await world.asOperator(team.recruiter, 'POST', `/coffeechats/${id}/times`, slots('2026-11-19T13:00'))
    expect((await newest()).isOpen).toBe(false)
    const { timeItems } = (await world.asPerson(me, 'GET', chat)).json<{ timeItems: { id: string }[] }>()
    clock.advance({ minutes: 1 })
    await world.asPerson(me, 'POST', `${chat}/times/${timeItems[0]!.id}/confirm`)
    expect(await newest()).toMatchObject({
      title: '고도담 님이 11월 19일 (목) 오후 1:00를 골랐어요',
      body: '서버 개발자 · 이제 장소를 정해 주세요',
      isOpen: true,
    })
    expect((await world.counts(team.recruiter))['coffeechats']).toBe(1)
    clock.advance({ minutes: 1 })
    const place = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' }
    await world.asPerson(me, 'PATCH', `${chat}/place`, { place })
    expect(await newest()).toMatchObject({
      title: '고도담 님이 커피챗 장소를 정했어요',
      body: '11월 19일 (목) 오후 1:00 · 서울 성동구 연무장길 7',
      isOpen: false,
    })
    expect(await world.counts(team.recruiter)).toMatchObject({ coffeechats: 0 })
    clock.set('2026-11-19T14:00:00+09:00')
    await askOutcomesJob.run(server.deps)
    expect(await newest()).toMatchObject({
      kind: 'TIMES',
      title: '고도담 님과의 커피챗은 어땠나요?',
      isOpen: true,
      actions: [{ label: '답하기' }, { label: '대화 열기' }],
    })
    await world.asOperator(team.recruiter, 'POST', `/coffeechats/${id}/outcome`, { met: 'MET' })
    expect((await world.centre(team.recruiter)).open).toBe(0)
  })

  test('a coffee chat that was called off', async ({ world }) => {
    const team = await world.team()
    const me = await world.person()
    const id = await world.accept(me, await world.offer(team, me))
    await world.asPerson(me, 'POST', `/users/coffeechats/${id}/cancel`)
    const { items, open } = await world.centre(team.recruiter)
    expect(items.map(({ kind, title }) => [kind, title])).toContainEqual([
      'MATCH',
      '문서하 님이 커피챗을 취소했어요',
    ])
    expect(open).toBe(0)
  })

  test('a curation that somebody wants to talk about', async ({ world }) => {
    const [{ companyId }, agent, me] = [await world.team(), await world.agent(), await world.person()]
    const { groupId } = await world.curation(agent, me, [companyId])
    await world.asPerson(me, 'PATCH', `/users/offers/group/${groupId}`, {
      groupId,
      isLike: true,
      offerItems: [],
    })
    const [item] = (await world.centre(agent)).items
    expect(item).toMatchObject({
      kind: 'CURATION',
      title: '큐레이션을 두고 이야기하고 싶어 해요',
      body: '백엔드 개발자 · 1개월 미만 · 회사 1곳',
      isOpen: true,
      to: expect.stringMatching(/^\/messages\//) as string,
    })
    await world.asOperator(agent, 'POST', `/rooms/${item!.to.split('/').at(-1)}/messages`, {
      message: '안녕하세요',
    })
    expect((await world.centre(agent)).open).toBe(0)
  })

  test('a message that nobody read for three minutes, once for each stretch', async ({
    server,
    world,
    clock,
  }) => {
    const team = await world.team()
    const me = await world.person()
    await world.accept(me, await world.offer(team, me))
    const room = (await world.centre(team.recruiter)).items[0]!.actions[1]!.to
    const roomId = room.split('/').at(-1)!
    await world.asPerson(me, 'POST', '/users/message', { roomId, message: '주차가 되나요?' })
    await world.asPerson(me, 'POST', '/users/message', { roomId, message: '그리고 몇 층인가요?' })
    await deliverNotifications(server.deps)
    expect((await world.centre(team.recruiter, '?kind=MESSAGE')).items).toEqual([])
    clock.advance({ minutes: 3 })
    await Promise.all([deliverNotifications(server.deps), deliverNotifications(server.deps)])
    expect(await world.centre(team.recruiter, '?kind=MESSAGE')).toMatchObject({
      items: [{ title: '“주차가 되나요?”', body: '문서하 님', isOpen: true, isRead: false, to: room }],
    })
    await world.asOperator(team.recruiter, 'POST', `/rooms/${roomId}/read`, { seq: 99 })
    expect(await world.centre(team.recruiter, '?kind=MESSAGE')).toMatchObject({
      items: [{ isRead: true, isOpen: true }],
    })
  })

  test('what people ask our desk, at every agent', async ({ world }) => {
    const [agent, other, me] = [await world.agent(), await world.agent('최민서'), await world.person()]
    await world.asPerson(me, 'POST', '/users/ask', { from: '/my', message: '탈퇴하면 어떻게 되나요?' })
    await world.asPerson(me, 'PATCH', `/v2/users/more/${me.userId}`, { message: '더 받고 싶어요' })
    const about = { body: '백엔드 개발자 · 1개월 미만', isOpen: true }
    const mine = await world.centre(agent, '?kind=DESK')
    expect(mine.items).toMatchObject([
      { title: '“더 받고 싶어요”', ...about, to: '/desk' },
      { title: '“탈퇴하면 어떻게 되나요?”', ...about, to: expect.stringMatching(/^\/inquiries\//) as string },
    ])
    expect((await world.centre(other, '?kind=DESK')).items).toHaveLength(2)
    const inquiry = mine.items[1]!.to
    await world.asOperator(other, 'POST', `${inquiry}/answer`, { message: '30일 뒤에 지워요' })
    const { items } = await world.centre(agent, '?kind=DESK')
    expect(items.map(({ isOpen }) => isOpen)).toEqual([true, false])
  })
})
