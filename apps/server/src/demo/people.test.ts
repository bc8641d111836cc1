import type { Degree } from '@coffeeattack/domain/catalogue/education'
import { schoolProblems } from '@coffeeattack/domain/catalogue/typed-school'
import { detailProblem, orderCareer, totalMonths } from '@coffeeattack/domain/profiles/career'
import { periodProblem } from '@coffeeattack/domain/profiles/testing/oracles'
import { completeness } from '@coffeeattack/domain/profiles/completeness'
import { disclosureLevels } from '@coffeeattack/domain/profiles/disclosure'
import { emailProblem } from '@coffeeattack/domain/profiles/email'
import { hashtagsProblem } from '@coffeeattack/domain/profiles/hashtags'
import { linkProblem } from '@coffeeattack/domain/profiles/links'
import { type SalaryItem, salaryItemProblems } from '@coffeeattack/domain/salary/items'
import { seasonAt } from '@coffeeattack/domain/salary/season'
import { birthProblem, nameProblem } from '@coffeeattack/domain/verification/person'
import { phoneProblem } from '@coffeeattack/domain/verification/phone'
import { careerRows } from '@coffeeattack/sandbox/codef/career'
import { incomeProof, wageStatements } from '@coffeeattack/sandbox/codef/income'
import { premiumBlocks } from '@coffeeattack/sandbox/codef/premiums'
import { memberNumber } from '@coffeeattack/sandbox/kakao/grants'
import { TEST_PEOPLE } from '@coffeeattack/sandbox/people/test-people'
import { describe, expect, test } from 'vitest'
import { techStackRows } from '../modules/catalogue/core/reference-rows.ts'
import { careersOf } from '../platform/providers/codef/career-rows.ts'
import { incomesFromPremiums, incomesFromProof } from '../platform/providers/codef/income-rows.ts'
import { statementsOf } from '../platform/providers/codef/statement-rows.ts'
import { demoAccounts } from './accounts.ts'
import type { Candidate } from './candidates/candidate.ts'
import { businessNumber, readLogos } from './companies/companies.ts'
import { createWorld } from './world.ts'

const now = new Date('2026-11-16T10:00:00+09:00')
const world = createWorld({ now, logos: readLogos() })
const people = world.candidates.flatMap(({ person }) => person ?? [])
const certified = world.candidates.filter(({ profile }) => profile.careers.length > 0)

const careerItems = ({ profile }: Candidate) =>
  orderCareer(
    profile.careers.map((row) => ({
      start: row.startedOn,
      end: row.endedOn ?? null,
      detail: row.detail ?? '',
      hidden: row.hidden ?? false,
    })),
  )

function percentOf(candidate: Candidate): number {
  const { row, profile } = candidate
  return completeness({
    resumeUrl: row.resumeUrl ?? null,
    resumeFileUrl: null,
    portfolioUrl: row.portfolioUrl ?? null,
    portfolioFileUrl: null,
    githubUrl: row.githubUrl ?? null,
    linkedinUrl: row.linkedinUrl ?? null,
    hashtags: row.hashtags ?? [],
    techStackItems: row.techStack ?? [],
    userSelect: profile.choices.filter(({ mode }) => mode === 'INTEREST').map(({ name }) => name),
    careerItems: careerItems(candidate),
    salaryByHealth: row.verifiedIncome ?? null,
    salaryByTax: null,
  }).percent
}

describe('everybody', () => {
  test('[VAL-1] [VAL-2] [VAL-3] [VAL-9] could have typed what is known of them', () => {
    for (const { name, phone, birthday, email } of people) {
      expect([
        nameProblem(name),
        phoneProblem(phone),
        birthProblem(birthday),
        emailProblem(email ?? ''),
      ]).toEqual([null, null, null, null])
    }
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
  })

  test('[VAL-8] [VAL-11] [VAL-12] [VAL-15] [VAL-17] keeps the rules of the profile', () => {
    const known = new Set(techStackRows().map(({ name }) => name))
    for (const { row, profile } of certified) {
      const links = [row.resumeUrl, row.portfolioUrl, row.githubUrl, row.linkedinUrl]
      expect(links.map((link) => linkProblem(link ?? '')).filter(Boolean)).toEqual([])
      expect(hashtagsProblem(row.hashtags ?? [])).toBeNull()
      expect((row.techStack ?? []).filter((name) => !known.has(name))).toEqual([])
      expect(profile.careers.map(({ detail }) => detailProblem(detail ?? '')).filter(Boolean)).toEqual([])
      const items = profile.salaryItems.map(({ type, year, amount }) =>
        type === 'REWARD' ? { type, year, additionReward: amount } : { type, year, salary: amount },
      )
      expect(salaryItemProblems(items as SalaryItem[], seasonAt(now))).toEqual({})
      for (const { type, degree, name, major, start, end } of profile.schools) {
        const school = {
          type,
          degree: degree as Degree,
          name,
          major: major ?? null,
          start: start ?? '',
          end: end ?? null,
        }
        expect(schoolProblems(school)).toEqual({})
      }
    }
  })

  test('[PRO-4] has careers whose months add up, jobs at the same time counted once', () => {
    const overlapping = certified.filter((candidate) => {
      const items = careerItems(candidate)
      expect(items.map(periodProblem).filter(Boolean)).toEqual([])
      const apart = items.reduce((sum, item) => sum + totalMonths([item], now), 0)
      expect(candidate.row.careerMonths).toBe(
        totalMonths(
          items.filter(({ hidden }) => !hidden),
          now,
        ),
      )
      return totalMonths(items, now) < apart
    })
    expect(overlapping.length).toBeGreaterThan(10)
  })

  test('[VER-14] earns more from year to year, as verified by one office', () => {
    for (const { row, profile } of certified) {
      const amounts = profile.incomes.map(({ amount }) => amount)
      expect(row.verifiedIncome).toBe(amounts.at(-1) ?? null)
      expect(amounts.at(-1) ?? Infinity).toBeGreaterThanOrEqual(Math.max(0, ...amounts) * 0.8)
      expect(new Set(profile.incomes.map(({ source }) => source)).size).toBeLessThanOrEqual(1)
    }
    expect(new Set(certified.flatMap(({ profile }) => profile.incomes.map(({ source }) => source)))).toEqual(
      new Set(['HEALTH', 'TAX']),
    )
  })

  test('[PRO-5] [TRUST-1] is complete and open to every degree', () => {
    expect(new Set(certified.map(percentOf))).toEqual(new Set([0, 16, 32, 48, 64, 80, 100]))
    expect(new Set(certified.map(({ row }) => row.incomeDisclosure))).toEqual(new Set(disclosureLevels))
  })

  test('who has left has left offers behind', () => {
    const withOffers = new Set(world.offers.map(({ row }) => row.candidateId))
    const gone = world.candidates.filter(({ withdrawal }) => withdrawal)
    expect(gone.length).toBeGreaterThan(2)
    expect(gone.every(({ row }) => withOffers.has(row.id))).toBe(true)
  })
})

describe('한지우', () => {
  const [jiwoo] = world.candidates as [Candidate]
  const own = world.offers.filter(({ candidate, row }) => candidate === jiwoo && row.groupId === null)
  const groups = world.groups.filter(({ candidate }) => candidate === jiwoo)
  const of = (status: string) => own.filter(({ row }) => row.status === status)

  test('is who the screens show: 두들페이 for 3년 2개월, 5,200 now, 6,500 hoped for', () => {
    expect(jiwoo.person?.name).toBe('한지우')
    const [current, before] = jiwoo.profile.careers
    expect([current?.company, before?.company]).toEqual(['두들페이', '한뼘교육'])
    expect(totalMonths([{ start: current!.startedOn, end: null }], now)).toBe(38)
    expect(totalMonths([{ start: before!.startedOn, end: before!.endedOn! }], now)).toBe(25)
    expect(jiwoo.row).toMatchObject({
      careerMonths: 63,
      verifiedIncome: 5200,
      hopeSalary: 6500,
      isActive: true,
    })
    expect(percentOf(jiwoo)).toBe(64)
  })

  test('is the same person outside: whatever is loaded of her there stands in her story already', () => {
    const outside = TEST_PEOPLE.find(({ phone }) => phone === jiwoo.person?.phone)!
    const today = '20261116'
    expect([outside.name, outside.gender]).toEqual([jiwoo.person?.name, 'female'])
    expect(careersOf(careerRows(outside, {}, today))).toEqual(
      jiwoo.profile.careers.map(({ company, startedOn, endedOn }) => ({
        company,
        start: startedOn,
        end: endedOn ?? null,
      })),
    )
    const incomes = jiwoo.profile.incomes
      .map(({ year, amount, months }) => ({ year, amount, months }))
      .toReversed()
    const period = { startDate: '201801', endDate: '202512' }
    expect(incomesFromPremiums(premiumBlocks(outside, period, today))).toEqual(incomes)
    const proof = incomesFromProof(incomeProof(outside, { startYear: '2018', endYear: '2025' }, today))
    expect(proof).toEqual(incomes.map((income) => ({ ...income, months: null })))
    const statements = Array.from({ length: 50 }, (_, index) => 2025 - index).flatMap((year) =>
      statementsOf(wageStatements(outside, year, today)),
    )
    const kept = world.lifetime.items.filter(({ userId }) => userId === jiwoo.row.id)
    expect(kept).toEqual(statements.map((item) => ({ userId: jiwoo.row.id, ...item })))
  })

  test('[OFR-10] has twelve offers: five open, three coffee chats, four past', () => {
    expect(own.length + groups.length).toBe(12)
    expect(of('WAITING')).toHaveLength(4)
    expect(groups.map(({ row }) => row.status)).toEqual(['WAITING', 'EXPIRED'])
    expect(of('MATCHED')).toHaveLength(3)
    expect(of('REFUSED').map(({ row }) => row.refusalReason)).toEqual(['연봉이 기대보다 아쉬워요'])
    expect(of('EXPIRED')).toHaveLength(2)
    expect(of('WAITING')[0]?.row).toMatchObject({
      salaryMin: 6300,
      salaryMax: 6800,
      incomeBasis: 5200,
      expiryDay: '2026-11-16',
    })
    expect(of('WAITING')[0]?.company?.row.name).toBe('노을클라우드')
  })

  test('has one message to read, one meeting fixed, one to answer and one behind', () => {
    const rooms = world.rooms.filter(({ row }) => row.candidateId === jiwoo.row.id)
    const unread = rooms.map(
      ({ messages, readMarks }) =>
        messages.length - readMarks.find((mark) => mark.readerId === jiwoo.row.id)!.seq,
    )
    expect(unread.toSorted()).toEqual([0, 0, 0, 0, 1])
    expect(world.chats.filter(({ offer }) => offer.candidate === jiwoo).map(({ stage }) => stage)).toEqual([
      'CONFIRMED',
      'PROPOSED',
      'DONE',
    ])
    const fixed = world.chats.find(({ offer, stage }) => offer.candidate === jiwoo && stage === 'CONFIRMED')
    expect(fixed!.meetsAt! > now).toBe(true)
  })

  test('is the person the messenger stand-in knows by that phone', () => {
    const phone = demoAccounts.candidate.phone.replaceAll('-', '')
    expect(demoAccounts.candidate.kakaoSub).toBe(String(memberNumber(phone)))
  })
})

test('business numbers have ten digits, a true check digit, and belong to nobody', () => {
  const numbers = Array.from({ length: 60 }, (_, place) => businessNumber(place))
  expect(new Set(numbers).size).toBe(60)
  for (const number of numbers) {
    const digits = [...number].map(Number)
    const sum = [1, 3, 7, 1, 3, 7, 1, 3, 5].reduce(
      (total, weight, index) => total + weight * digits[index]!,
      0,
    )
    expect((sum + Math.floor((digits[8]! * 5) / 10) + digits[9]!) % 10).toBe(0)
    expect(number).toMatch(/^999/)
  }
})
