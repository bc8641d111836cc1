import { describe, expect } from 'vitest'
import { mailsTo } from '../../../testing/test-mails.ts'
import { addTestOperator, type TestOperator } from '../../../testing/test-operator.ts'
import { askOutcomesJob } from '../../coffeechats/jobs/ask-outcomes.ts'
import { expireOffersJob } from '../../offers/jobs/expire-offers.ts'
import { deliverNotifications } from '../jobs/deliver-notifications.ts'
import { tellDigests } from '../jobs/tell-digests.ts'
import { type NotificationsWorld, test as notificationsTest } from '../testing/notifications-world.ts'

type Team = Awaited<ReturnType<NotificationsWorld['team']>>

const test = notificationsTest.extend('leaving', ({ server, world }) => {
  async function change(who: TestOperator, body: object) {
    const { token } = await addTestOperator(server, { role: 'ADMIN' })
    const answer = await server.call('PATCH', `/console/operators/${who.operatorId}`, { token, body })
    expect(answer.statusCode).toBe(200)
  }
  return {
    disabled: ({ recruiter }: Team) => change(recruiter, { disabled: true }),
    moved: async ({ recruiter, companyId }: Team) => {
      const next = { role: 'recruiter', companyId: (await world.team()).companyId }
      await change(recruiter, { move: { was: { role: 'recruiter', companyId }, next } })
      // A move ends every login; the next one is of the new company.
      await server.db.pool.query('update sessions set ended_at = null, end_reason = null where id = $1', [
        recruiter.sessionId,
      ])
    },
  }
})

test.beforeEach(({ clock }) => {
  clock.set('2026-11-16T10:00:00+09:00')
})

const WAYS = ['disabled', 'moved'] as const

describe('[BIZ-7] when the sender works there no longer, every working recruiter of the company is told', () => {
  test.for(WAYS)(
    '%s: of a match, the times, the place and how it was',
    async (way, { server, world, leaving, clock }) => {
      const team = await world.team()
      const gone = await addTestOperator(server, { companyId: team.companyId, name: '나가람' })
      await leaving.disabled({ ...team, recruiter: gone })
      const third = await addTestOperator(server, { companyId: team.companyId, name: '오세린' })
      const stranger = await world.team()
      const me = await world.person('고도담')
      const offerId = await world.offer(team, me)
      await leaving[way](team)
      const newest = async (who: TestOperator) => (await world.centre(who)).items[0]

      const id = await world.accept(me, offerId)
      for (const who of [team.colleague, third])
        expect(await newest(who)).toMatchObject({ title: '고도담 님이 커피챗을 골랐어요', isOpen: true })
      clock.advance({ minutes: 1 })
      const chat = `/users/coffeechats/${id}`
      const startItems = [new Date('2026-11-19T13:00+09:00').toISOString()]
      await world.asPerson(me, 'POST', `${chat}/times`, { startItems, minutes: 30 })
      for (const who of [team.colleague, third])
        expect(await newest(who)).toMatchObject({
          title: '고도담 님이 커피챗 시간을 제안했어요',
          isOpen: true,
        })
      const shown = await world.asOperator(third, 'GET', `/coffeechats/${id}`)
      const { timeItems } = shown.json<{ timeItems: { id: string }[] }>()
      await world.asOperator(third, 'POST', `/coffeechats/${id}/times/${timeItems[0]!.id}/confirm`)
      clock.advance({ minutes: 1 })
      const place = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' }
      await world.asPerson(me, 'PATCH', `${chat}/place`, { place })
      expect((await newest(team.colleague))?.title).toBe('고도담 님이 커피챗 장소를 정했어요')
      clock.set('2026-11-19T14:00:00+09:00')
      await askOutcomesJob.run(server.deps)
      await askOutcomesJob.run(server.deps)
      for (const who of [team.colleague, third]) {
        const { items } = await world.centre(who)
        expect(items[0]).toMatchObject({ title: '고도담 님과의 커피챗은 어땠나요?', isOpen: true })
        expect(items).toHaveLength(4)
      }
      expect((await world.centre(stranger.recruiter)).items).toEqual([])
      if (way === 'moved') expect((await world.centre(team.recruiter)).items).toEqual([])
    },
  )

  test.for(WAYS)(
    '%s: of a question, a counter, a refusal and the end',
    async (way, { server, world, leaving, clock }) => {
      const team = await world.team()
      const [asks, waits] = [await world.person(), await world.person('고도담')]
      const offerId = await world.offer(team, asks)
      await world.offer(team, waits)
      await leaving[way](team)
      const about = async () => (await world.centre(team.colleague)).items.map(({ kind }) => kind)
      await world.asPerson(asks, 'POST', `/users/offers/ask/${offerId}`, { message: '몇 명인가요?' })
      expect(await about()).toEqual(['QUESTION'])
      clock.advance({ minutes: 1 })
      await world.asPerson(asks, 'POST', `/users/offers/counter/${offerId}`, { amount: 7800, note: '' })
      expect(await about()).toEqual(['COUNTER', 'QUESTION'])
      clock.advance({ minutes: 1 })
      const refusalReason = '연봉이 아쉬워요'
      await world.asPerson(asks, 'PATCH', `/v2/users/offers/refuse/${offerId}`, { refusalReason })
      expect(await about()).toEqual(['REFUSAL', 'COUNTER', 'QUESTION'])
      clock.set('2026-11-18T00:01:00+09:00')
      await expireOffersJob.run(server.deps)
      expect((await world.centre(team.colleague)).items[0]).toMatchObject({
        title: '답 없이 기한이 지났어요',
      })
    },
  )

  test.for(WAYS)(
    '%s: of a message that nobody read, once',
    async (way, { server, world, leaving, clock }) => {
      const team = await world.team()
      const me = await world.person()
      await world.accept(me, await world.offer(team, me))
      const roomId = (await world.centre(team.recruiter)).items[0]!.actions[1]!.to.split('/').at(-1)!
      await leaving[way](team)
      await world.asPerson(me, 'POST', '/users/message', { roomId, message: '주차가 되나요?' })
      clock.advance({ minutes: 3 })
      await deliverNotifications(server.deps)
      await deliverNotifications(server.deps)
      expect((await world.centre(team.colleague)).items).toMatchObject([
        { title: '“주차가 되나요?”', body: '문서하 님', isOpen: true },
      ])
    },
  )

  test('a sender who is still there is told alone', async ({ world }) => {
    const team = await world.team()
    const me = await world.person()
    await world.accept(me, await world.offer(team, me))
    expect((await world.centre(team.recruiter)).items).toHaveLength(1)
    expect((await world.centre(team.colleague)).items).toEqual([])
  })
})

test('[BIZ-7] an operator who moves to another company loses the notifications of the old one', async ({
  world,
  leaving,
}) => {
  const team = await world.team()
  const me = await world.person()
  await world.accept(me, await world.offer(team, me))
  expect(await world.centre(team.recruiter)).toMatchObject({ unread: 1, open: 1 })
  await leaving.moved(team)
  expect(await world.centre(team.recruiter)).toMatchObject({ items: [], unread: 0, open: 0 })
  expect((await world.counts(team.recruiter))['notices']).toBe(0)
})

test('[BIZ-7] the digest counts the deadlines of the company, whoever sent the offers', async ({
  server,
  world,
  leaving,
  clock,
}) => {
  const team = await world.team()
  const other = await world.team()
  await world.offer(team, await world.person(), { expiryDay: '2026-11-17' })
  await leaving.disabled(team)
  clock.set('2026-11-17T09:00:00+09:00')
  await tellDigests(server.deps)
  const [mail] = await mailsTo(server, team.colleague.email)
  expect(mail).toContain('오늘 마감되는 어택이 1건이에요.')
  expect(await mailsTo(server, other.recruiter.email)).toEqual([])
})
