import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { careers } from '../../../platform/db/schema/profiles.ts'
import { users } from '../../../platform/db/schema/users.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { addFile, addWhole, type Whole } from '../testing/profile-world.ts'

const test = serverTest().extend('me', ({ server }) => addWhole(server))

async function read(server: TestApp, me: Whole, path: string, who: { token: string } = me) {
  const answer = await server.call('GET', path, { token: who.token })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const change = (server: TestApp, me: Whole, columns: Partial<typeof users.$inferInsert>) =>
  server.db.drizzle.update(users).set(columns).where(eq(users.id, me.userId))

describe('my profile', () => {
  test('[PRO-1] shows all that it holds, opened for its owner', async ({ server, me }) => {
    const profile = await read(server, me, '/v3/users/profile')
    expect(profile).toEqual({
      id: me.userId,
      careerItems: [
        {
          id: me.careerIds[0],
          company: '(주)모카로지스',
          job: '프론트엔드 개발자',
          start: '2021-03-02',
          end: null,
          detail: '(주)모카로지스에서 결제 화면을 만들었어요.',
          hide: false,
        },
        {
          id: me.careerIds[1],
          company: '한빛식품',
          job: '프론트엔드 개발자',
          start: '2018-07-02',
          end: '2021-02-26',
          detail: '한빛식품에서 결제 화면을 만들었어요.',
          hide: false,
        },
      ],
      userSalaryItems: { inputSalary: 5500, hopeSalary: 6500 },
      salaryType: 'HEALTH',
      verifiedIncome: 5200,
      incomeYear: 2023,
      incomeItems: [
        { year: 2022, income: 4800, months: null },
        { year: 2023, income: 5200, months: null },
      ],
      githubUrl: 'https://code.example/jiwoo-demo',
      linkedinUrl: 'https://work.example/jiwoo-demo',
      resumeUrl: 'https://docs.example/resume',
      portfolioUrl: null,
      resumeFileUrl: null,
      portfolioFileUrl: null,
      email: 'jiwoo@example.com',
      hashtags: ['결제화면개편', '디자인시스템'],
      agent: false,
      jobLabel: '개발',
      jobSubLabel: '프론트엔드 개발자',
      techStackItems: ['React', 'TypeScript'],
      userSchoolItems: [
        {
          id: me.schoolId,
          type: 'UNIVERSITY',
          name: '한빛대학교',
          major: '컴퓨터공학과',
          degree: 'BACHELOR',
          start: '2014-03',
          end: '2018-02',
        },
      ],
      isMajor: true,
      willingness: 'OPEN',
      userSelect: ['노을클라우드'],
      isCareerIncomplete: false,
      isSalaryIncomplete: false,
      isLinkIncomplete: false,
      completeness: {
        percent: 100,
        resumeAndPr: true,
        hashtag: true,
        healthSalary: true,
        userSelect: true,
        majorTechStack: true,
        detail: true,
      },
    })
    expect(await read(server, me, '/v2/users/profile')).toEqual(profile)
  })

  test('is empty, not broken, after a first messenger login', async ({ server, me }) => {
    const fresh = await addCandidate(server, { certifiedAt: null, nameSealed: null, phoneHash: null })
    expect(await read(server, me, '/v3/users/profile', fresh)).toMatchObject({
      careerItems: [],
      userSalaryItems: { inputSalary: null, hopeSalary: null },
      verifiedIncome: null,
      incomeItems: [],
      email: null,
      jobLabel: '',
      userSchoolItems: [],
      userSelect: [],
      completeness: { percent: 0 },
    })
  })

  test('shows the incomes by the office that was chosen', async ({ server, me }) => {
    await change(server, me, { salaryType: 'TAX', verifiedIncome: 5340 })
    expect(await read(server, me, '/v3/users/profile')).toMatchObject({
      salaryType: 'TAX',
      verifiedIncome: 5340,
      incomeItems: [{ year: 2023, income: 5340, months: null }],
      completeness: { healthSalary: true },
    })
  })

  test('[PRO-7] shows where a stored file can be read, and no file that is not in a field', async ({
    server,
    me,
  }) => {
    const { id } = await addFile(server, { userId: me.userId, purpose: 'RESUME', state: 'STORED' })
    await addFile(server, { userId: me.userId, purpose: 'PORTFOLIO', state: 'PENDING' })
    const profile = await read(server, me, '/v3/users/profile')
    expect(profile.resumeFileUrl).toContain(`/${id}.pdf`)
    expect(profile.portfolioFileUrl).toBeNull()
  })

  test.for<[string, Partial<typeof users.$inferInsert>, string, number]>([
    ['a resume', { resumeUrl: null }, 'resumeAndPr', 80],
    ['something to show', { githubUrl: null, linkedinUrl: null }, 'resumeAndPr', 80],
    ['keywords', { hashtags: [] }, 'hashtag', 80],
    ['techniques', { techStack: [] }, 'majorTechStack', 80],
    ['an income', { verifiedIncome: null }, 'healthSalary', 80],
  ])('[PRO-5] without %s it is not complete', async ([, columns, flag, percent], { server, me }) => {
    await change(server, me, columns)
    const { completeness } = await read(server, me, '/v3/users/profile')
    expect(completeness).toMatchObject({ [flag]: false, percent })
  })

  test('[PRO-5] [PRO-6] it is judged by its first job: where the person works now', async ({
    server,
    me,
  }) => {
    const empty = (id: string) =>
      server.db.drizzle.update(careers).set({ detail: ' ' }).where(eq(careers.id, id))
    await empty(me.careerIds[1]!)
    expect(await read(server, me, '/v3/users/profile')).toMatchObject({
      isCareerIncomplete: false,
      completeness: { detail: true },
    })
    await empty(me.careerIds[0]!)
    expect(await read(server, me, '/v3/users/profile')).toMatchObject({
      isCareerIncomplete: true,
      completeness: { detail: false },
    })
  })

  test('[PRO-6] what is still missing of salaries and links', async ({ server, me }) => {
    await change(server, me, { hopeSalary: null, linkedinUrl: null })
    expect(await read(server, me, '/v3/users/profile')).toMatchObject({
      isSalaryIncomplete: true,
      isLinkIncomplete: true,
    })
  })
})

describe('my page', () => {
  test('[PRO-13] says who I am and until when companies see me', async ({ server, me }) => {
    expect(await read(server, me, '/v3/users/my')).toEqual({
      isActivate: true,
      name: '한지우',
      certified: true,
      expiredAt: '2026-12-31T14:59:59.999Z',
    })
  })

  test('[PRO-13] a period that is over hides the profile before any job has run', async ({ server, me }) => {
    await change(server, me, { attackEndsAt: new Date('2026-11-15T14:59:59.999Z') })
    expect((await read(server, me, '/v3/users/my')).isActivate).toBe(false)
    await change(server, me, { attackEndsAt: new Date('2026-11-16T14:59:59.999Z') })
    expect((await read(server, me, '/v3/users/my')).isActivate).toBe(true)
  })

  test('[AUTH-2] of somebody who is not verified', async ({ server, me }) => {
    const fresh = await addCandidate(server, { certifiedAt: null, nameSealed: null, phoneHash: null })
    expect(await read(server, me, '/v3/users/my', fresh)).toEqual({
      isActivate: false,
      name: null,
      certified: false,
      expiredAt: null,
    })
  })
})
