import { companyKey } from '@coffeeattack/domain/companies/name'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { surveyAnswers } from '../../../platform/db/schema/desk.ts'
import { files } from '../../../platform/db/schema/files.ts'
import { careers, incomes, salaryItems, schools } from '../../../platform/db/schema/profiles.ts'
import type { users } from '../../../platform/db/schema/users.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { maskWords } from '../core/mask-words.ts'

/** People with a whole profile, for tests of what shows and changes it. */

export const CAREERS = [
  { company: '(주)모카로지스', startedOn: '2021-03-02', endedOn: null },
  { company: '한빛식품', startedOn: '2018-07-02', endedOn: '2021-02-26' },
]

export type Whole = Awaited<ReturnType<typeof addWhole>>

/** Somebody with everything a profile can hold, seen by companies. */
export async function addWhole(server: TestApp, given: Partial<typeof users.$inferInsert> = {}) {
  const { db, deps, clock } = server
  const now = clock()
  const { secrets, ids } = deps
  const who = await addCandidate(server, {
    name: '한지우',
    birthdaySealed: secrets.seal('19950314', 'users.birthday_sealed'),
    emailSealed: secrets.seal('jiwoo@example.com', 'users.email_sealed'),
    gender: '여성',
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    techStack: ['React', 'TypeScript'],
    hashtags: ['결제화면개편', '디자인시스템'],
    isMajor: true,
    willingness: 'OPEN',
    githubUrl: 'https://code.example/jiwoo-demo',
    linkedinUrl: 'https://work.example/jiwoo-demo',
    resumeUrl: 'https://docs.example/resume',
    verifiedIncome: 5200,
    hopeSalary: 6500,
    careerMonths: 99,
    isActive: true,
    attackEndsAt: new Date('2026-12-31T14:59:59.999Z'),
    ...given,
  })
  const { userId } = who
  const own = { userId, updatedAt: now }
  const careerIds = CAREERS.map(() => ids.next())
  await db.drizzle.insert(careers).values(
    CAREERS.map((career, place) => ({
      ...own,
      ...career,
      id: careerIds[place]!,
      companyKey: companyKey(career.company),
      job: '프론트엔드 개발자',
      detail: `${career.company}에서 결제 화면을 만들었어요.`,
      verifiedAt: now,
    })),
  )
  await db.drizzle.insert(incomes).values([
    { userId, year: 2022, source: 'HEALTH', amount: 4800, verifiedAt: now },
    { userId, year: 2023, source: 'HEALTH', amount: 5200, verifiedAt: now },
    { userId, year: 2023, source: 'TAX', amount: 5340, verifiedAt: now },
  ])
  await db.drizzle.insert(salaryItems).values([
    { ...own, type: 'INPUT', year: 2023, amount: 5000 },
    { ...own, type: 'INPUT', year: 2024, amount: 5500 },
    { ...own, type: 'HOPE', year: 2025, amount: 6500 },
  ])
  const schoolId = ids.next()
  await db.drizzle.insert(schools).values({
    ...own,
    id: schoolId,
    place: 1,
    type: 'UNIVERSITY',
    name: '한빛대학교',
    major: '컴퓨터공학과',
    degree: 'BACHELOR',
    start: '2014-03',
    end: '2018-02',
    createdAt: now,
  })
  await db.drizzle
    .insert(companyChoices)
    .values({ userId, mode: 'INTEREST', companyKey: '노을클라우드', name: '노을클라우드', position: 0 })
  await db.drizzle.insert(surveyAnswers).values({ userId, code: 'Q1', answer: '연봉', answeredAt: now })
  await maskWords(db.drizzle, who.userId, deps.secrets)
  return { ...who, careerIds, schoolId }
}

type StoredFile = { userId: string | null; purpose: 'RESUME' | 'PORTFOLIO' } & Partial<
  typeof files.$inferInsert
>

/** A file whose bytes were looked at; not in a field of the profile unless it is STORED. */
export async function addFile({ db, deps, clock }: TestApp, given: StoredFile) {
  const id = deps.ids.next()
  const storeKey = `${given.userId ?? 'visitor'}/${id}.pdf`
  const now = clock()
  await db.drizzle.insert(files).values({
    type: 'pdf',
    nameSealed: deps.secrets.seal('이력서.pdf', 'files.name_sealed'),
    size: 1000,
    createdAt: now,
    storedAt: now,
    ...given,
    id,
    storeKey,
  })
  return { id, url: await deps.files.downloadAddress(storeKey, { name: '이력서.pdf' }) }
}

/** Every row that belongs to a person, by table: equal snapshots mean that nothing changed. */
export async function snapshotOf({ db }: TestApp, userId: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await db.pool.query<{ name: string; owner: string }>(
    `select table_name as name, column_name as owner from information_schema.columns
     where table_schema = 'public' and (column_name in ('user_id', 'candidate_id') or (table_name, column_name) = ('users', 'id'))
     order by 1`,
  )
  const found: Record<string, unknown[]> = {}
  for (const { name, owner } of tables) {
    const { rows } = await db.pool.query(`select * from ${name} where ${owner} = $1 order by ${name}::text`, [
      userId,
    ])
    found[name] = rows
  }
  return found
}
