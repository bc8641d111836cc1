import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { companies } from '../../../platform/db/schema/companies.ts'
import { operators } from '../../../platform/db/schema/operators.ts'
import { positions } from '../../../platform/db/schema/positions.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { test } from '../testing/offers-world.ts'

describe('[OFR-4] one offer', () => {
  test('has all fields of its screen', async ({ server, world, clock }) => {
    const me = await addCandidate(server, { salaryType: 'TAX', hopeSalary: 6500 })
    const offerId = await world.send(me, {
      position: '프론트엔드 개발자',
      link: 'https://noeul.example/jobs/1',
      offerItems: ['주 2회 재택근무', '교육비 연 200만 원'],
      message: '커피 한 잔 사고 싶어요.',
      salaryMin: 6300,
      salaryMax: 6800,
      incomeBasis: 5200,
      incomeYear: 2025,
      incomeSource: 'TAX',
    })
    const { companyId, operatorId } = await world.offer(offerId)
    const { drizzle } = server.db
    const verified = { name: '노을클라우드', logo: '/logos/noeul.svg', verifiedAt: clock() }
    await drizzle.update(companies).set(verified).where(eq(companies.id, companyId!))
    await drizzle
      .update(operators)
      .set({ name: '이도현', photo: '/photos/1.webp' })
      .where(eq(operators.id, operatorId))

    expect((await world.show(me, offerId)).json()).toEqual({
      id: offerId,
      offerGroupId: null,
      groupId: null,
      type: 'SUPER',
      status: 'WAITING',
      name: '노을클라우드',
      logo: '/logos/noeul.svg',
      expiredAt: '2026-11-17T14:59:59.999Z',
      createdAt: '2026-11-10T03:00:00.000Z',
      selectedAt: null,
      position: '프론트엔드 개발자',
      link: 'https://noeul.example/jobs/1',
      salaryMin: 6300,
      salaryMax: 6800,
      increaseRate: 30.8,
      incomeBasis: 5200,
      incomeOrigin: { year: 2025, source: 'TAX' },
      pay: null,
      offerItems: ['주 2회 재택근무', '교육비 연 200만 원'],
      message: '커피 한 잔 사고 싶어요.',
      operatorName: '이도현',
      operator: { id: operatorId, name: '이도현', photo: '/photos/1.webp', role: 'RECRUITER', title: '' },
      company: {
        id: companyId,
        name: '노을클라우드',
        logo: '/logos/noeul.svg',
        domain: '협업 도구',
        isVerified: true,
      },
      isMaster: false,
      isJustMessage: false,
      isNew: false,
      isMatched: false,
      isExpired: false,
      isLike: false,
      refusalReason: null,
      coffeechatId: null,
      roomId: null,
      salaryType: 'TAX',
      hopeSalary: 6500,
      counter: null,
      positionDetails: null,
    })
  })

  test.for(['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED'] as const)(
    '[BIZ-9] tells place and interviewers of its position as they are now, while it is %s',
    async (status, { server, world, clock }) => {
      const me = await addCandidate(server)
      const { companyId, operatorId } = await world.newCompany()
      const id = server.deps.ids.next()
      const position = { id, companyId, createdBy: operatorId, createdAt: clock() }
      const fields = { title: '결제', jobLabel: '개발', salaryMin: 6_000, salaryMax: 8_000, place: '성수' }
      await server.db.drizzle.insert(positions).values({ ...position, ...fields })
      const decidedAt = status === 'WAITING' ? null : clock()
      const selectedAt = status === 'MATCHED' ? clock() : null
      const offerId = await world.send(me, {
        companyId,
        operatorId,
        positionId: id,
        status,
        decidedAt,
        selectedAt,
      })
      const interviewers = ['윤하람', '이도현']
      await server.db.drizzle.update(positions).set({ interviewers }).where(eq(positions.id, id))
      const isOn = status === 'WAITING' || status === 'MATCHED'
      const { positionDetails } = (await world.show(me, offerId)).json<{ positionDetails: unknown }>()
      expect(positionDetails).toEqual(isOn ? { place: '성수', interviewers } : null)
    },
  )

  test('[OFR-5] the agent’s own message carries the agent’s name', async ({ server, world }) => {
    const me = await addCandidate(server)
    const message = { companyId: null, operatorId: world.agentId, isMaster: true, isJustMessage: true }
    const offerId = await world.send(me, { ...message, salaryMin: null, salaryMax: null })
    expect((await world.show(me, offerId)).json()).toMatchObject({
      name: '채용 담당자',
      company: null,
      isMaster: true,
      isJustMessage: true,
      increaseRate: null,
      operator: { role: 'AGENT' },
    })
    expect((await world.list(me))[0]).toMatchObject({ companyItems: [] })
  })

  test('is new until read; only the first reading is recorded', async ({ server, world }) => {
    const me = await addCandidate(server)
    const offerId = await world.send(me)
    const { groupId } = await world.sendGroup(me)
    expect((await world.list(me)).map(({ isNew }) => isNew)).toEqual([true, true])
    await Promise.all([1, 2, 3].map(() => world.show(me, offerId)))
    await Promise.all([1, 2, 3].map(() => world.showGroup(me, groupId)))
    expect((await world.list(me)).map(({ isNew }) => isNew)).toEqual([false, false])
    expect(await world.events(offerId)).toEqual(['READ'])
    expect(await world.events(groupId, 'group')).toEqual(['READ'])
  })
})
