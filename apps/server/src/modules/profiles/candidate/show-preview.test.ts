import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { withoutChance } from '../../../testing/without-chance.ts'
import { addFile, addWhole, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

async function preview(server: TestApp, me: Whole) {
  const answer = await server.call('GET', `/users/profile/${me.userId}`, { token: me.token })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const change = (server: TestApp, me: Whole, columns: Partial<typeof users.$inferInsert>) =>
  server.db.drizzle.update(users).set(columns).where(eq(users.id, me.userId))

describe('[ROUTE-10] the profile with a company’s eyes', () => {
  test('holds what it may', async ({ server, me }) => {
    expect(await preview(server, me)).toEqual({
      id: me.userId,
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      totalMonth: 99,
      isEmployed: true,
      careerItems: [
        {
          company: '(주)모카로지스',
          job: '프론트엔드 개발자',
          start: '2021-03',
          end: null,
          detail: '(주)모카로지스에서 결제 화면을 만들었어요.',
        },
        {
          company: '한빛식품',
          job: '프론트엔드 개발자',
          start: '2018-07',
          end: '2021-02',
          detail: '한빛식품에서 결제 화면을 만들었어요.',
        },
      ],
      techStackItems: ['React', 'TypeScript'],
      hashtags: ['결제화면개편', '디자인시스템'],
      schools: [{ type: 'UNIVERSITY', name: '한빛대학교', major: '컴퓨터공학과', degree: 'BACHELOR' }],
      income: { kind: 'band', from: 5000, to: 5500 },
      incomeOrigin: { year: 2023, source: 'HEALTH' },
      hopeSalary: 6500,
      hasResume: true,
      hasPortfolio: false,
      completenessPercent: 100,
    })
  })

  test('[PRO-4] is as complete as what is shown: a hidden job fills nothing in', async ({ server, me }) => {
    await server.db.drizzle.update(careers).set({ hidden: true }).where(eq(careers.userId, me.userId))
    expect(await preview(server, me)).toMatchObject({ careerItems: [], completenessPercent: 80 })
  })

  test.for([
    ['HIDDEN', { kind: 'hidden' }],
    ['AT_LEAST', { kind: 'atLeast', from: 5000 }],
    ['EXACT', { kind: 'exact', income: 5200 }],
  ] as const)(
    '[TRUST-1] the income %s is disclosed that far',
    async ([incomeDisclosure, income], { server, me }) => {
      await change(server, me, { incomeDisclosure })
      const shown = await preview(server, me)
      expect(shown.income).toEqual(income)
      if (incomeDisclosure !== 'EXACT') expect(withoutChance(JSON.stringify(shown))).not.toContain('5200')
    },
  )

  test('[PRO-4] [OFR-13] holds no hidden job, no name and no contact, not even those in my own words', async ({
    server,
    me,
  }) => {
    const said = '저는 한지우, 010-1234-5678, jiwoo@example.com, https://code.example/jiwoo-demo 입니다'
    await server.db.drizzle.update(careers).set({ detail: said }).where(eq(careers.id, me.careerIds[0]!))
    await server.db.drizzle.update(careers).set({ hidden: true }).where(eq(careers.id, me.careerIds[1]!))
    await addFile(server, { userId: me.userId, purpose: 'RESUME', state: 'STORED' })
    const text = JSON.stringify(await preview(server, me))
    for (const secret of ['한지우', me.phone, '1234-5678', 'jiwoo', '19950314', '한빛식품', 'https://'])
      expect(text).not.toContain(secret)
  })

  test('is nobody else’s', async ({ server, me }) => {
    const other = await addWhole(server)
    for (const id of [other.userId, server.deps.ids.next(), 'me'])
      expect((await server.call('GET', `/users/profile/${id}`, { token: me.token })).statusCode).toBe(404)
  })
})
