import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { increaseRate, topSalary } from '@coffeeattack/domain/offers/increase-rate'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import { discloseIncome } from '@coffeeattack/domain/profiles/disclosure'
import { ownMonths } from '@coffeeattack/domain/profiles/own-months'
import { describe, expect } from 'vitest'
import type { TestApp } from '../testing/test-app.ts'
import { addTestOperator } from '../testing/test-operator.ts'
import { readLogos } from './companies/companies.ts'
import type { Candidate } from './candidates/candidate.ts'
import { test } from './testing/demo-test.ts'
import { createWorld } from './world.ts'

/*
 * Ten of the demo's people, and every answer that tells an income, a raise, years or a place among others: one figure, one year and one
 * office each (VER-14), the own years in all of the person's own (PRO-4).
 */

const isOpenFor = ({ row }: Candidate, world: ReturnType<typeof createWorld>) =>
  world.offers.some(
    (offer) => offer.row.candidateId === row.id && offer.row.status === 'WAITING' && offer.row.salaryMax,
  )

/** 한지우, and nine others: both offices, every degree of disclosure, jobs hidden from companies, an old income. */
function tenPeople(server: TestApp): Candidate[] {
  const world = createWorld({ now: server.clock(), logos: readLogos() })
  const [jiwoo, ...crowd] = world.candidates
  const shown = crowd.filter(({ state, row }) => state === 'ACTIVE' && (row.verifiedIncome ?? 0) > 0)
  const open = shown.filter((candidate) => isOpenFor(candidate, world))
  const kinds: ((candidate: Candidate) => boolean)[] = [
    ({ row }) => row.salaryType === 'TAX',
    ({ row }) => row.incomeDisclosure === 'EXACT',
    ({ row }) => row.incomeDisclosure === 'HIDDEN',
    ({ row }) => row.incomeDisclosure === 'AT_LEAST',
    ({ profile }) => profile.careers.some(({ hidden }) => hidden),
    ({ profile }) => profile.careers.every(({ endedOn }) => endedOn),
    ({ profile }) => profile.incomes.at(-1)!.year < 2025,
    ({ profile }) => profile.incomes.length === 1,
    () => true,
  ]
  const chosen = [jiwoo!]
  for (const kind of kinds) {
    const fits = (candidate: Candidate) => kind(candidate) && !chosen.includes(candidate)
    const next = open.find(fits) ?? shown.find(fits) ?? open.find((candidate) => !chosen.includes(candidate))
    if (next) chosen.push(next)
  }
  return chosen
}

/** What a screen tells of the income. */
type Told = { screen: string; income: number | null; year: number | null; source: string | null }

/** Everything that the person is told, and what the console is told of them. */
async function walk(server: TestApp, id: string) {
  const { token } = server.signIn('candidate', { subjectId: id })
  const agent = (await addTestOperator(server)).token
  const read = async <Answer>(path: string, by = token) => {
    const answer = await server.call('GET', path, { token: by })
    expect([path, answer.statusCode]).toEqual([path, 200])
    return answer.json<Answer>()
  }
  const offers = await read<ApiResult<'GET /v3/users/offers'>>('/v3/users/offers')
  const open = offers.offerItems.filter(({ status, salaryMax }) => status === 'WAITING' && salaryMax !== null)
  return {
    profile: await read<ApiResult<'GET /v3/users/profile'>>('/v3/users/profile'),
    preview: await read<ApiResult<'GET /users/profile/:id'>>(`/users/profile/${id}`),
    report: await read<ApiResult<'GET /v3/users/salary'>>('/v3/users/salary'),
    verified: await read<ApiResult<'GET /users/verify'>>('/users/verify'),
    standing: await read<ApiResult<'GET /users/standing'>>('/users/standing'),
    home: await read<ApiResult<'GET /v3/users/my/attack'>>('/v3/users/my/attack'),
    money: await read<ApiResult<'GET /income/lifetime/item'>>('/income/lifetime/item'),
    pacts: (await read<ApiResult<'GET /users/pacts'>>('/users/pacts')).items,
    open,
    pages: await Promise.all(
      open
        .filter(({ offerGroupId }) => offerGroupId === null)
        .map((entry) => read<ApiResult<'GET /v2/users/offers/:id'>>(`/v2/users/offers/${entry.id}`)),
    ),
    console: (await read<ApiResult<'GET /console/candidates/:id'>>(`/console/candidates/${id}`, agent))
      .profile,
  }
}

type Walk = Awaited<ReturnType<typeof walk>>
type Offered = Pick<Walk['open'][number], 'incomeBasis' | 'incomeOrigin'>

function toldBy({ profile, report, verified, standing, home, open, pages, pacts, money }: Walk): Told[] {
  const counted = ({
    salaryType,
    salaryByHealth,
    salaryByTax,
  }: Walk['report'] | Walk['verified']['salaryItems']) =>
    salaryType === 'TAX' ? salaryByTax : salaryByHealth
  const offered = (screen: string, { incomeBasis, incomeOrigin }: Offered): Told => ({
    screen,
    income: incomeBasis,
    year: incomeOrigin?.year ?? null,
    source: incomeOrigin?.source ?? null,
  })
  const { salaryType: source, incomeYear } = profile
  const card = profile.incomeItems.findLast(({ months }) => months === null || months.length >= 10)
  const path = standing.incomeItems.findLast(({ whole }) => whole)
  const inMoney = money.items.filter(({ year }) => year === incomeYear)
  return [
    { screen: '/my', income: profile.verifiedIncome, year: incomeYear, source },
    { screen: '/my, the card', income: card?.income ?? null, year: card?.year ?? null, source },
    {
      screen: '/my/report',
      income: report.baseSalary,
      year: report.incomeYears[report.salaryType],
      source: report.salaryType,
    },
    { screen: '/my/report, by office', income: counted(report), year: incomeYear, source: report.salaryType },
    {
      screen: 'registration',
      income: counted(verified.salaryItems),
      year: incomeYear,
      source: verified.salaryItems.salaryType,
    },
    { screen: '/my/secret', income: standing.income, year: standing.incomeYear, source: standing.salaryType },
    {
      screen: '/my/graph',
      income: path?.income ?? null,
      year: path?.year ?? null,
      source: standing.salaryType,
    },
    ...(home.recentOfferItem?.salaryMax ? [offered('/my, the offer', home.recentOfferItem)] : []),
    ...open.map((entry) => offered('/my/attack', entry)),
    ...pages.map((offer) => offered('/my/result/:id', offer)),
    ...pacts.flatMap(({ income }) =>
      income
        ? [{ screen: '/my, the pact', income: income.amount, year: null, source: null, ...income.origin }]
        : [],
    ),
    ...(inMoney.length > 0
      ? [
          {
            screen: '/my/money',
            income: inMoney.reduce((sum, { income }) => sum + income, 0),
            year: incomeYear,
            // The lifetime income comes from the tax office alone.
            source: 'TAX',
          },
        ]
      : []),
  ]
}

describe('[VER-14] ten of the demo’s people are told one income', () => {
  test('with one year and one office, on every screen', async ({ server }) => {
    const people = tenPeople(server)
    expect(new Set(people.map(({ row }) => row.id)).size).toBe(10)
    const table = []
    for (const { row, profile } of people) {
      const told = toldBy(await walk(server, row.id))
      const { amount: income, year, source } = profile.incomes.at(-1)!
      expect(told).toEqual(told.map(({ screen }) => ({ screen, income, year, source })))
      table.push({ income, year, source, screens: new Set(told.map(({ screen }) => screen)) })
    }
    expect(table.some(({ source }) => source === 'TAX')).toBe(true)
    expect(table.some(({ year }) => year < 2025)).toBe(true)
    expect(new Set(table.flatMap(({ screens }) => [...screens]))).toEqual(
      new Set([
        '/my',
        '/my, the pact',
        '/my, the card',
        '/my, the offer',
        '/my/report',
        '/my/report, by office',
        '/my/secret',
        '/my/graph',
        '/my/attack',
        '/my/result/:id',
        '/my/money',
        'registration',
      ]),
    )
  })

  test('and the raise of every open offer is counted from it', async ({ server }) => {
    for (const { row } of tenPeople(server)) {
      const { open, pages, home, profile, report } = await walk(server, row.id)
      const income = profile.verifiedIncome!
      for (const offer of [...open, ...pages]) expect(offer.increaseRate).toBe(increaseRate(income, offer))
      const raises = open.map((offer) => topSalary(offer)! - income)
      if (open.length > 0) expect(home.bestRaise).toBe(Math.max(0, ...raises) || null)
      if (report.salaryAverage !== null)
        expect(report.salaryIncreaseRate).toBe(
          increaseRate(income, { salaryMin: null, salaryMax: report.salaryAverage }),
        )
    }
  })

  test('[PUB-7] and one place among others', async ({ server }) => {
    const places = []
    for (const { row } of tenPeople(server)) {
      const { standing, report } = await walk(server, row.id)
      expect(standing.place).toEqual(
        report.percentile === null ? null : { percentile: report.percentile, peerGroup: report.peerGroup },
      )
      places.push(standing.place)
    }
    expect(places.some((place) => place !== null)).toBe(true)
  })

  test('[PRO-4] their own years stand on every verified job, and companies see those that are shown', async ({
    server,
  }) => {
    const differing = []
    for (const { row } of tenPeople(server)) {
      const { report, preview, console, profile } = await walk(server, row.id)
      expect([console.totalMonth, preview.totalMonth]).toEqual([report.shownMonth, report.shownMonth])
      const { totalMonth, shownMonth } = report
      expect(ownMonths(profile.careerItems, server.clock())).toEqual({ totalMonth, shownMonth })
      const hidden = profile.careerItems.some(({ hide }) => hide)
      if (!hidden) expect(report.totalMonth).toBe(report.shownMonth)
      if (report.totalMonth > report.shownMonth) differing.push(lengthText(report.totalMonth))
    }
    expect(differing.length).toBeGreaterThan(0)
  })

  test('[TRUST-1] companies read as much of it as is disclosed, with its year and office', async ({
    server,
  }) => {
    for (const { row, profile } of tenPeople(server)) {
      const { console, preview } = await walk(server, row.id)
      const { amount, year, source } = profile.incomes.at(-1)!
      const disclosed = discloseIncome(amount, row.incomeDisclosure!)
      const origin = disclosed.kind === 'hidden' ? null : { year, source }
      for (const seen of [console, preview])
        expect([seen.income, seen.incomeOrigin]).toEqual([disclosed, origin])
    }
  })
})
