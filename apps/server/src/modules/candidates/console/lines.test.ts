import { eitherOf } from '@coffeeattack/domain/candidates/query/keys'
import { readQuery } from '@coffeeattack/domain/candidates/query/read-query'
import { fit } from '@coffeeattack/domain/candidates/testing/oracles'
import { DAY_MS } from '@coffeeattack/domain/kst'
import fc from 'fast-check'
import { expect } from 'vitest'
import { careers, schools } from '../../../platform/db/schema/profiles.ts'
import { addCompany } from '../../../platform/db/testing/test-rows.ts'
import { test as base } from '../../../testing/server-test.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { searchLexicon } from '../../catalogue/core/search-lexicon.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { findNewest, LIMITS } from '../search/search.ts'
import { filterOf } from './asked.ts'
import { viewerOf } from './viewer.ts'

/* Random lines among random people, against a plain rule for each part of a line: who is found, and in which order. */

const COMPANY = { id: '00000000-0000-4000-8000-000000000031', name: '가온나무', key: '가온나무' }
const JOBS = ['백엔드 개발자', '프론트엔드 개발자', 'MLOps 엔지니어', '프로덕트 디자이너']
const SKILLS = ['Java', 'Kotlin', 'Spring Boot', 'Spring', 'React', 'MariaDB']
const KEYWORDS = ['결제승인', '정산', '재고관리', 'java', '디자인시스템']
const TOLD = ['간편결제를 만들었어요', '정산 배치를 옮겼어요', '재고 화면을 고쳤어요', '']
const EMPLOYERS = ['두들페이', '모카로지스', '세모스토어']
const SCHOOLS = ['서울대학교', '연세대학교', '한국과학기술원']
const MAJORS = ['컴퓨터공학과', '경영학과']

const aPerson = fc.record({
  job: fc.constantFrom(...JOBS),
  skills: fc.subarray(SKILLS),
  keywords: fc.subarray(KEYWORDS, { maxLength: 2 }),
  months: fc.nat(150),
  hope: fc.option(fc.integer({ min: 4_000, max: 12_000 })),
  told: fc.constantFrom(...TOLD),
  former: fc.subarray(EMPLOYERS, { maxLength: 2 }),
  isEmployed: fc.boolean(),
  school: fc.option(fc.constantFrom(...SCHOOLS)),
  major: fc.constantFrom(...MAJORS),
  agoDays: fc.nat(120),
})
type Person = typeof aPerson extends fc.Arbitrary<infer Value> ? Value & { id: string; at: Date } : never

const GROUPS: Readonly<Record<string, string>> = {
  'MLOps 엔지니어': '데이터·AI',
  '프로덕트 디자이너': '디자인',
}
const groupOf = (job: string) => GROUPS[job] ?? '개발'

/** Anywhere in the row, or at an end of a word of the careers. */
const isSaid = (person: Person, word: string): boolean =>
  [groupOf(person.job), person.job, ...person.skills, ...person.keywords].some((text) =>
    text.includes(word),
  ) || isTold(person, word)
const isTold = ({ told }: Person, word: string) =>
  told.split(' ').some((token) => token.replace(/[를을]$/u, '').endsWith(word))

const has =
  (...names: string[]) =>
  (person: Person) =>
    person.skills.some((skill) => names.includes(skill))
const years = (min: number, max: number) => (person: Person) =>
  person.months >= min * 12 && person.months < (max + 1) * 12
const hope = (min: number, max: number) => (person: Person) =>
  person.hope !== null && person.hope >= min && person.hope <= max

/** What may stand in a line, and whom it means. Each stands once in a line. */
const PARTS: readonly (readonly [string, (person: Person) => boolean])[] = [
  ['백엔드', ({ job }) => job === '백엔드 개발자'],
  ['서버 개발자나 프론트', ({ job }) => job === '백엔드 개발자' || job === '프론트엔드 개발자'],
  ['머신러닝 엔지니어', ({ job }) => job === 'MLOps 엔지니어'],
  ['스프링', has('Spring', 'Spring Boot')],
  ['코틀린 또는 리액트', has('Kotlin', 'React')],
  ['mariadb', has('MariaDB')],
  ['자바 제외', (person) => !has('Java')(person) && !person.keywords.includes('java')],
  ['프로덕트 디자이너 말고', ({ job }) => job !== '프로덕트 디자이너'],
  ['3~5년차', years(3, 5)],
  ['5년 이상 10년 미만', years(5, 9)],
  ['7천 이하', hope(0, 7_000)],
  ['8천 초과', hope(8_001, Infinity)],
  ['결제', (person) => isSaid(person, '결제')],
  ['(정산|재고)', (person) => isSaid(person, '정산') || isSaid(person, '재고')],
  ['우주비행사', () => false],
  ['재직 중', ({ isEmployed }) => isEmployed],
  ['이직 준비', ({ isEmployed }) => !isEmployed],
  ['서울대', ({ school }) => school === '서울대학교'],
  ['카이스트 컴공', ({ school, major }) => school === '한국과학기술원' && major === '컴퓨터공학과'],
  ['두들페이 출신', ({ former }) => former.includes('두들페이')],
  ['모카로지스에서 일한 분', ({ former }) => former.includes('모카로지스')],
]

const test = base.extend('people', { scope: 'file' }, async ({ server }) => {
  const { drizzle } = server.db
  await addCompany(drizzle, COMPANY)
  const people: Person[] = []
  for (const given of fc.sample(aPerson, { numRuns: 110, seed: 40 })) {
    const at = new Date(server.clock().getTime() - given.agoDays * DAY_MS)
    const { userId } = await addCandidate(server, {
      jobLabel: groupOf(given.job),
      jobSubLabel: given.job,
      techStack: given.skills,
      hashtags: given.keywords,
      careerMonths: given.months,
      hopeSalary: given.hope,
      lastActiveAt: at,
      isActive: true,
      attackEndsAt: new Date(server.clock().getTime() + DAY_MS),
    })
    const now = server.clock()
    const worked = [
      ...given.former.map((name) => ({ name, endedOn: '2022-01-01', detail: '' })),
      // The present employer is nobody's key.
      { name: '세모스토어 본사', endedOn: given.isEmployed ? null : '2024-01-01', detail: given.told },
    ]
    await drizzle.insert(careers).values(
      worked.map(({ name, endedOn, detail }, place) => ({
        id: server.deps.ids.next(),
        userId,
        company: name,
        companyKey: name,
        startedOn: `201${place}-01-01`,
        endedOn,
        detail,
        verifiedAt: now,
        updatedAt: now,
      })),
    )
    if (given.school !== null)
      await drizzle.insert(schools).values({
        id: server.deps.ids.next(),
        userId,
        place: 1,
        type: 'UNIVERSITY',
        name: given.school,
        major: given.major,
        createdAt: now,
        updatedAt: now,
      })
    await maskWords(drizzle, userId, server.deps.secrets)
    people.push({ ...given, id: userId, at })
  }
  return people.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1))
})

/** The score of a person for a line, by the rule of the domain. */
function scoreOf(person: Person, line: string): number {
  const lexicon = searchLexicon()
  const wanted = readQuery(line, lexicon).flatMap((piece) =>
    piece.kind === 'terms' && !piece.isNot
      ? [eitherOf(piece, lexicon)]
      : piece.kind === 'status'
        ? [{ keys: [], words: [] }]
        : [],
  )
  const words = wanted.flatMap((either) => either.words)
  const past = [
    ...(person.school === null ? [] : [`u:${person.school}`, `m:${person.major}`]),
    ...person.former.map((name) => `e:${name}`),
    ...words.filter((word) => isTold(person, word)).map((word) => `c:${word}`),
  ]
  const { job, skills, keywords, hope: hopeSalary } = person
  return fit(
    { jobLabel: groupOf(job), jobSubLabel: job, techStack: skills, hashtags: keywords, hopeSalary, past },
    wanted,
  )
}

/** Small enough that these people reach each way of finding. */
const WAYS = [
  LIMITS,
  { ...LIMITS, sampleRows: 4, scanMatches: 2, quarterMatches: 1, scanMatchesWithoutKeys: 2 },
  {
    ...LIMITS,
    sampleRows: 4,
    scanMatches: 5,
    quarterMatches: 0,
    expectedQuarters: Infinity,
    mostQuarters: 9,
  },
  { ...LIMITS, quarterMatches: Infinity },
]

test('[BIZ-8] a line finds whom it means, the best first, by each way of finding', async ({
  server,
  people,
}) => {
  const viewer = await viewerOf({ companyId: COMPANY.id }, { db: server.db, clock: server.clock })
  const some = fc.record({
    parts: fc.shuffledSubarray([...PARTS], { minLength: 1, maxLength: 3 }),
    limits: fc.constantFrom(...WAYS),
    order: fc.constantFrom('fit', 'newest'),
  })
  await fc.assert(
    fc.asyncProperty(some, async ({ parts, limits, order }) => {
      const line = parts.map(([text]) => text).join(' ')
      const expected = people.filter((person) => parts.every(([, means]) => means(person)))
      const scored = expected.map((person) => ({
        id: person.id,
        score: order === 'fit' ? scoreOf(person, line) : 0,
      }))
      const filter = filterOf({ q: line }, viewer)
      const { count, found } = await findNewest(server.db.replica, { filter, order, take: 200 }, limits)
      expect({ line, count }).toEqual({ line, count: expected.length })
      expect(found.map(({ id, score }) => ({ id, score }))).toEqual(
        scored.toSorted((a, b) => b.score - a.score),
      )
    }),
    { numRuns: 90 },
  )
})
