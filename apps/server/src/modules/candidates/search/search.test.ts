import { fit } from '@coffeeattack/domain/candidates/testing/oracles'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { discloseIncome, searchBounds } from '@coffeeattack/domain/profiles/disclosure'
import { matchesIncome } from '@coffeeattack/domain/profiles/testing/oracles'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { companyChoices } from '../../../platform/db/schema/companies.ts'
import { peopleMarks } from '../../../platform/db/schema/memory.ts'
import { incomeDisclosures, users } from '../../../platform/db/schema/users.ts'
import { addCompany, addOperator } from '../../../platform/db/testing/test-rows.ts'
import { test as base } from '../../../testing/server-test.ts'
import { addCandidate } from '../../../testing/test-candidate.ts'
import { maskWords } from '../../profiles/core/mask-words.ts'
import { findNewest, LIMITS, type Requirement } from './search.ts'

const JOBS = ['개발', '디자인']
const KINDS = ['백엔드 개발자', '앱 개발자', '제품 디자이너']
const SKILLS = ['React', 'react native', 'Java', 'Figma', 'C++']
const KEYWORDS = ['결제', '결제화면개편', '화면', 'java', '앱', 'UI/UX']
const WORDS = [
  '결제',
  '화면',
  '앱',
  '개발',
  'java',
  'react',
  '개편',
  '힣',
  '제화',
  'c++',
  'ui',
  'ui/ux',
  '결\u001F제',
]
const COMPANY = '가나'
const LIKED = '다라'
const LIKED_ID = '00000000-0000-4000-8000-000000000021'
const NOW = new Date('2026-11-16T03:00:00Z')
const HOUR_MS = DAY_MS / 24

const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })

const aPerson = fc.record({
  jobLabel: fc.option(fc.constantFrom(...JOBS)),
  jobSubLabel: fc.option(fc.constantFrom(...KINDS)),
  techStack: fc.subarray(SKILLS),
  hashtags: fc.subarray(KEYWORDS),
  careerMonths: fc.nat(120),
  verifiedIncome: fc.option(fc.integer({ min: 0, max: 12_000 })),
  hopeSalary: fc.option(fc.integer({ min: 3_000, max: 9_000 })),
  incomeDisclosure: fc.constantFrom(...incomeDisclosures),
  isActive: fc.constantFrom(true, true, true, false),
  // Some at the very same moment, so that the id decides.
  lastActiveAt: fc.nat(30 * 8).map((times) => new Date(NOW.getTime() - times * 3 * HOUR_MS)),
  attackEndsAt: fc.constantFrom(DAY_MS, DAY_MS, DAY_MS, -DAY_MS).map((ms) => new Date(NOW.getTime() + ms)),
})

/** 150 random people. Some change later, some are marked or hidden, and every fifth shuts the company out. */
const test = base.extend('people', { scope: 'file' }, async ({ server }) => {
  const { drizzle } = server.db
  await addCompany(drizzle, { id: LIKED_ID, name: LIKED, key: LIKED })
  const operatorId = await addOperator(drizzle, LIKED_ID)
  const given = fc.sample(aPerson, { numRuns: 300, seed: 21 })
  for (const [index, first] of given.slice(150).entries()) {
    const { userId } = await addCandidate(server, first)
    const later = given[index]!
    const changes = [null, later, { lastActiveAt: later.lastActiveAt }][index % 3]
    if (changes) await drizzle.update(users).set(changes).where(eq(users.id, userId))
    await maskWords(drizzle, userId, server.deps.secrets)
    const choice = { userId, mode: 'RESTRICT', name: COMPANY, companyKey: COMPANY, position: 1 } as const
    if (index % 5 === 0) await drizzle.insert(companyChoices).values(choice)
    const like = { userId, mode: 'INTEREST', name: LIKED, companyKey: LIKED, position: 1 } as const
    if (index % 4 === 1) await drizzle.insert(companyChoices).values(like)
    const star = index % 3 === 1 ? { starredAt: NOW, starredBy: operatorId } : {}
    const hide = index % 7 === 2 ? { hiddenAt: NOW, hiddenBy: operatorId } : {}
    await drizzle.insert(peopleMarks).values({ companyId: LIKED_ID, candidateId: userId, ...star, ...hide })
  }
  const choices = await drizzle.select().from(companyChoices)
  const whoDid = (mode: string) =>
    new Set(choices.filter((one) => one.mode === mode).map(({ userId }) => userId))
  const [shut, liking] = [whoDid('RESTRICT'), whoDid('INTEREST')]
  const marks = await drizzle.select().from(peopleMarks)
  const marked = new Set(marks.flatMap(({ candidateId, starredAt }) => (starredAt ? [candidateId] : [])))
  const hidden = new Set(marks.flatMap(({ candidateId, hiddenAt }) => (hiddenAt ? [candidateId] : [])))
  const everybody = await drizzle.select().from(users)
  return everybody
    .map(({ jobLabel, jobSubLabel, ...person }) => ({
      ...person,
      jobLabel: jobLabel ?? '',
      jobSubLabel: jobSubLabel ?? '',
      shutsOut: shut.has(person.id),
      likesIt: liking.has(person.id),
      isMarked: marked.has(person.id),
      isHidden: hidden.has(person.id),
    }))
    .toSorted((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime() || (a.id < b.id ? 1 : -1))
})
type Person = typeof users.$inferSelect & {
  jobLabel: string
  jobSubLabel: string
  shutsOut: boolean
  likesIt: boolean
  isMarked: boolean
  isHidden: boolean
}

/** Keys and words of which one is enough. */
const anEither = fc.record({
  keys: fc.subarray([`j:${JOBS[0]}`, `k:${KINDS[0]}`, `s:${SKILLS[0]}`, `t:${KEYWORDS[0]}`], {
    minLength: 1,
    maxLength: 2,
  }),
  words: fc.subarray(WORDS, { maxLength: 1 }),
})
type Either = typeof anEither extends fc.Arbitrary<infer Value> ? Value : never
const range = (most: number) => fc.record({ min: maybe(fc.nat(most)), max: maybe(fc.nat(most)) })
const someRange = (most: number) =>
  fc.tuple(fc.nat(most), fc.nat(most), fc.constantFrom('min', 'max', 'both')).map(([one, other, end]) => ({
    min: end === 'max' ? null : Math.min(one, other),
    max: end === 'min' ? null : Math.max(one, other),
  }))
const aSearch = fc.record({
  words: fc.subarray(WORDS, { maxLength: 2 }),
  either: fc.array(anEither, { maxLength: 1 }),
  not: fc.array(anEither, { maxLength: 1 }),
  jobLabel: maybe(fc.constantFrom(...JOBS)),
  jobSubLabel: maybe(fc.constantFrom(...KINDS)),
  techStack: fc.subarray(SKILLS, { maxLength: 1 }),
  hashtags: fc.subarray(KEYWORDS, { maxLength: 1 }),
  months: range(120),
  hope: range(9_000),
  incomes: maybe(fc.tuple(fc.nat(9_000), fc.nat(6_000)).map(([min, more]) => ({ min, max: min + more }))),
  viewerKeys: fc.constantFrom([], [COMPANY]),
  likesIt: fc.constantFrom(false, false, false, true),
  isAmong: fc.constantFrom(false, false, false, true),
  hidesSome: fc.boolean(),
  outside: maybe(
    fc.oneof(
      fc.record({ months: someRange(120) }),
      fc.record({ hope: someRange(9_000) }),
      fc.record({ incomes: fc.record({ min: fc.nat(5_000), max: fc.integer({ min: 5_000, max: 9_000 }) }) }),
      fc.record({ likesIt: fc.constant(true) }),
    ),
  ),
})
type Outside = { months?: Range; hope?: Range; incomes?: { min: number; max: number }; likesIt?: boolean }
type Asked = typeof aSearch extends fc.Arbitrary<infer Value> ? Value : never
type Range = Asked['hope']

const isIn = (value: number | null, { min, max }: Range) =>
  (min === null && max === null) ||
  (value !== null && value >= (min ?? -Infinity) && value <= (max ?? Infinity))

function hasOneOf(person: Person, { keys, words }: Either): boolean {
  const texts = [person.jobLabel, person.jobSubLabel, ...person.techStack, ...person.hashtags]
  const own = new Set([
    `j:${person.jobLabel}`,
    `k:${person.jobSubLabel}`,
    ...person.techStack.map((skill) => `s:${skill}`),
    ...person.hashtags.map((keyword) => `t:${keyword}`),
  ])
  return (
    keys.some((key) => own.has(key)) ||
    words.some((word) => texts.some((text) => text.toLowerCase().includes(word)))
  )
}

const isPaid = (person: Person, incomes: { min: number; max: number }) =>
  matchesIncome(discloseIncome(person.verifiedIncome, person.incomeDisclosure), incomes)

const isOutside = (person: Person, { months, hope, incomes, likesIt }: Outside) =>
  !(months && isIn(person.careerMonths, months)) &&
  !(hope && isIn(person.hopeSalary, hope)) &&
  !(incomes && isPaid(person, incomes)) &&
  !(likesIt && person.likesIt)

/** Points off for a range that is missed by much. */
function pointsOff(person: Person, { months, hope }: Outside): number {
  const off = (value: number | null, { min, max }: Range, step: number) => {
    if (value === null) return 30
    const beyond = Math.max(0, min === null ? 0 : min - value, max === null ? 0 : value - max)
    return Math.min(30, Math.floor(beyond / step))
  }
  return (months ? off(person.careerMonths, months, 3) : 0) + (hope ? off(person.hopeSalary, hope, 100) : 0)
}

/** The search as a plain rule on one person. */
function matches(person: Person, { incomes, ...asked }: Asked): boolean {
  const texts = [person.jobLabel, person.jobSubLabel, ...person.techStack, ...person.hashtags]
  return (
    person.isActive &&
    person.attackEndsAt! >= NOW &&
    !(person.shutsOut && asked.viewerKeys.length > 0) &&
    [null, person.jobLabel].includes(asked.jobLabel) &&
    [null, person.jobSubLabel].includes(asked.jobSubLabel) &&
    asked.techStack.every((skill) => person.techStack.includes(skill)) &&
    asked.hashtags.every((keyword) => person.hashtags.includes(keyword)) &&
    asked.words.every((word) => texts.some((text) => text.toLowerCase().includes(word))) &&
    asked.either.every((either) => hasOneOf(person, either)) &&
    !asked.not.some((not) => hasOneOf(person, not)) &&
    isIn(person.careerMonths, asked.months) &&
    isIn(person.hopeSalary, asked.hope) &&
    (!incomes || isPaid(person, incomes)) &&
    (!asked.likesIt || person.likesIt) &&
    (!asked.isAmong || person.isMarked) &&
    !(asked.hidesSome && person.isHidden) &&
    isOutside(person, asked.outside ?? {})
  )
}

/** Limits so small that 150 people reach each of the ways of finding. */
const limits: (typeof LIMITS)[] = [
  {},
  {
    sampleRows: 3,
    scanMatches: 1,
    scanMatchesWithoutKeys: 1,
    quarterMatches: 1,
    expectedQuarters: 6,
    mostQuarters: 60,
  },
  { sampleRows: 20, scanMatches: 21, expectedQuarters: Infinity, mostQuarters: 200 },
  { sampleRows: 10, scanMatches: 11, expectedQuarters: Infinity, mostQuarters: 9 },
  { sampleRows: 5, scanMatches: 6, expectedQuarters: 20_000, mostQuarters: 1 },
  { sampleRows: 5, scanMatches: 6, quarterMatches: 6, expectedQuarters: 1, mostQuarters: 1 },
  { quarterMatches: Infinity },
].map((own) => ({ ...LIMITS, scanMatchesWithoutKeys: 6, quarterMatches: 0, ...own }))

const oneOf = (either: Either): Requirement => ({ kind: 'oneOf', ...either })
const ranged = (kind: 'months' | 'hope', { min, max }: Range): Requirement[] =>
  min === null && max === null ? [] : [{ kind, min, max }]

function requirementsOf(asked: Asked): { required: Requirement[]; excluded: Requirement[] } {
  const { outside, incomes, jobLabel, jobSubLabel } = asked
  const missed: Outside = outside ?? {}
  const income = (bounds: { min: number; max: number } | null | undefined): Requirement[] =>
    bounds ? [{ kind: 'income', levels: searchBounds(bounds) }] : []
  const likes: Requirement = { kind: 'likes', companyId: LIKED_ID }
  const names = [
    ...(jobLabel === null ? [] : [`j:${jobLabel}`]),
    ...(jobSubLabel === null ? [] : [`k:${jobSubLabel}`]),
    ...asked.techStack.map((name) => `s:${name}`),
    ...asked.hashtags.map((name) => `t:${name}`),
  ]
  return {
    required: [
      ...ranged('months', asked.months),
      ...ranged('hope', asked.hope),
      ...income(incomes),
      ...asked.words.map((word) => oneOf({ keys: [], words: [word] })),
      ...asked.either.map(oneOf),
      ...(names.length > 0 ? [{ kind: 'allOf', keys: names } as const] : []),
      ...(asked.likesIt ? [likes] : []),
    ],
    excluded: [
      ...asked.not.map(oneOf),
      ...(missed.months ? ranged('months', missed.months) : []),
      ...(missed.hope ? ranged('hope', missed.hope) : []),
      ...income(missed.incomes),
      ...(missed.likesIt ? [likes] : []),
    ],
  }
}

test('finds the same people in the same order as a check of everybody, by each way of finding', async ({
  server,
  people,
}) => {
  const some = fc.record({
    own: fc.constantFrom(...limits),
    most: fc.integer({ min: 1, max: 12 }),
    pool: fc.nat(12),
    take: fc.nat(8),
    order: fc.constantFrom('fit', 'newest'),
    skipped: fc.nat(60),
  })
  await fc.assert(
    fc.asyncProperty(aSearch, some, async (asked, { own, most, pool, take, order, skipped }) => {
      const expected = people.filter((person) => matches(person, asked))
      const last = expected[skipped]
      const after = last ? { at: last.lastActiveAt, id: last.id } : null
      const filter = {
        ...requirementsOf(asked),
        viewerKeys: asked.viewerKeys,
        among: asked.isAmong ? people.filter(({ isMarked }) => isMarked).map(({ id }) => id) : null,
        hiddenFrom: asked.hidesSome ? LIKED_ID : null,
        now: NOW,
      }
      const wanted = { filter, order, take, most, after }
      const { count, found } = await findNewest(server.db.replica, wanted, { ...own, poolPeople: pool })
      const counted = expected.slice(last ? skipped + 1 : 0).slice(0, most)
      const either = [...asked.words.map((word) => ({ keys: [], words: [word] })), ...asked.either]
      const scored = counted.map((person) => ({
        id: person.id,
        score: order === 'newest' ? 0 : fit(person, either) - pointsOff(person, asked.outside ?? {}),
      }))
      const best = scored.slice(0, order === 'fit' ? pool : most).toSorted((a, b) => b.score - a.score)
      expect(count).toBe(counted.length)
      expect(found.map(({ id, score }) => ({ id, score }))).toEqual(best.slice(0, take))
    }),
    { numRuns: 150 },
  )
})
