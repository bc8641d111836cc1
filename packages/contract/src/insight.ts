import { peerKinds } from '@coffeeattack/domain/insight/peers'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { SHOWN_DAYS, shownKinds } from '@coffeeattack/domain/insight/shown'
import { salaryItemTypes, salaryTypes } from '@coffeeattack/domain/salary/items'
import { amountProblem, clampSalary, hopeProblem, salaryProblem } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { jobText } from './profile-fields.ts'
import { salaryAmounts, salaryType } from './profile-shapes.ts'
import { held } from './rule.ts'
import { id, manwon, year } from './shapes.ts'

/** The disclosed part of a verified income: all, a band, a lower bound, or nothing (TRUST-1). */
export const disclosedIncome = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('hidden') }),
    z.object({ kind: z.literal('atLeast'), from: manwon }),
    z.object({ kind: z.literal('band'), from: manwon, to: manwon }),
    z.object({ kind: z.literal('exact'), income: manwon }),
  ])
  .meta({ id: 'DisclosedIncome', description: '회사에 보이는 소득' })

/** An amount in 만원; above the ceiling the ceiling counts. */
const amount = (problem: (amount: number) => string | null) =>
  held(z.number(), problem).overwrite(clampSalary)

const contract = amount((salary) => salaryProblem(salary, 'contract'))
const hope = amount(hopeProblem)

/** The season decides which years a type allows; the server checks it. */
const salaryItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('INPUT'), year, salary: contract }),
  z.object({ type: z.literal('HOPE'), year, salary: hope }),
  z.object({ type: z.literal('REWARD'), year, additionReward: amount(amountProblem) }),
])

const salaries = z
  .object({
    season: year.describe('희망 연봉의 해. 나머지 해는 모두 여기서 정해져요'),
    salaryType,
    salaryItems: z.array(
      z.object({
        type: z.enum(salaryItemTypes),
        year,
        salary: manwon.optional(),
        additionReward: manwon.optional(),
      }),
    ),
  })
  .meta({ id: 'Salaries', description: '연도별 연봉. REWARD는 additionReward, 나머지는 salary를 가져요' })

const topPercent = z.int().min(1).max(99).nullable()

/** The people behind a figure. The count is a lower bound, so that nobody is seen to join or leave. */
const peerGroup = z
  .object({
    kind: z.enum(peerKinds).describe('SAME 같은 직무와 연차, NEAR 연차를 넓힘, JOB 직군 전체'),
    jobLabel: z.string(),
    jobSubLabel: z.string().nullable(),
    years: z.object({ from: z.int(), to: z.int() }).nullable(),
    people: z.int().min(MIN_PEOPLE).describe('이 수 이상이에요'),
  })
  .meta({ id: 'PeerGroup', description: '견주는 집단' })
  .nullable()

export const salary = feature('연봉', {
  'GET /v2/users/salary': candidateCall({
    about: '입력한 연봉을 연도별로 보여줘요.',
    out: { 200: salaries },
  }),
  'GET /v3/users/salary': candidateCall({
    about: `예상 연봉 리포트를 보여줘요. ${MIN_PEOPLE}명보다 적은 집단의 숫자는 비워 둬요.`,
    out: {
      200: salaryAmounts.extend({
        season: year.describe('희망 연봉의 해'),
        incomeYears: z
          .object({ HEALTH: year.nullable(), TAX: year.nullable() })
          .describe('salaryByHealth와 salaryByTax의 해. 더 새로운 쪽이 salaryType이에요'),
        baseSalary: manwon.nullable().describe('견주는 내 연봉. 인증한 소득이 없으면 입력한 연봉이에요'),
        salaryAverage: manwon.nullable().describe('예상 연봉'),
        salaryMin: manwon.nullable(),
        salaryMax: manwon.nullable(),
        salaryIncreaseRate: z.number().nullable(),
        expectedPercentile: topPercent.describe('예상 연봉의 자리. 24면 상위 24%예요'),
        percentile: topPercent.describe('견주는 내 연봉의 자리'),
        distribution: z.array(z.object({ salary: manwon, height: z.number() })).nullable(),
        peerGroup: peerGroup.describe('예상 연봉과 분포가 선 집단'),
        offerAverage: manwon.nullable().describe('비슷한 사람들이 받은 제안의 평균'),
        offerPeerGroup: peerGroup.describe('제안의 평균이 선 집단'),
        receivedOfferAverage: manwon.nullable().describe('내가 받은 제안의 평균'),
        receivedOfferMax: manwon.nullable(),
        totalMonth: z.int().min(0).describe('인증한 모든 경력의 달 수. 내 숫자는 여기에 서요'),
        shownMonth: z.int().min(0).describe('숨긴 경력을 빼고 회사에 보이는 달 수'),
      }),
    },
  }),
  'POST /v2/users/salary': candidateCall({
    about: '연봉이나 희망 연봉을 저장해요.',
    body: z.union([
      z.object({ salaryType, salaryItems: z.array(salaryItem).min(1).max(10) }),
      z.object({ hopeSalary: hope, jobLabel: jobText, jobSubLabel: jobText }),
    ]),
    out: { 200: salaries },
  }),
})

const pathYear = z.object({
  year,
  income: manwon,
  whole: z.boolean().describe('한 해를 온전히 일했는지'),
  alike: manwon.nullable().describe('그때 나와 연차가 같은 사람들의 가운데'),
})

const graphShown = z
  .object({
    kind: z.literal('graph'),
    years: z.array(year),
    heights: z.array(z.int().min(0).max(100)),
    from: year.describe('오른 만큼을 세기 시작한 해'),
    rate: z.number(),
    incomes: z.array(manwon).nullable(),
  })
  .meta({ id: 'GraphShown' })

const secretShown = z
  .object({
    kind: z.literal('secret'),
    topPercent: z.int().min(1).max(99),
    group: z.string(),
    income: manwon.nullable(),
  })
  .meta({ id: 'SecretShown' })

export const standing = feature('연봉 그래프와 자리', {
  'GET /users/standing': candidateCall({
    about: '인증한 소득이 걸어온 길과 비슷한 사람들 사이의 자리를 보여줘요.',
    out: {
      200: z.object({
        salaryType: z.enum(salaryTypes),
        income: manwon.nullable().describe('견주는 내 소득'),
        incomeYear: year.nullable().describe('income의 해'),
        incomeItems: z.array(pathYear),
        rise: z.object({ from: year, to: year, amount: z.int(), rate: z.number() }).nullable(),
        alikeGroup: z
          .object({ jobLabel: z.string(), jobSubLabel: z.string().nullable(), people: z.int() })
          .nullable(),
        place: z.object({ percentile: topPercent.unwrap(), peerGroup: peerGroup.unwrap() }).nullable(),
      }),
    },
  }),
  'POST /users/standing/shares': candidateCall({
    makes: true,
    about: `보여 주기로 한 것만 담은 링크를 만들어요. ${SHOWN_DAYS}일 뒤에 사라져요.`,
    body: z.object({ kind: z.enum(shownKinds), withAmounts: z.boolean() }),
    out: { 200: z.object({ shareId: id, url: z.string() }) },
    errors: ['NOTHING_TO_SHARE'],
  }),
  'GET /standing/shares/:id': call({
    auth: 'none',
    about: '나눈 그래프나 자리를 보여줘요.',
    out: { 200: z.discriminatedUnion('kind', [graphShown, secretShown]) },
  }),
})

const rankedJob = z
  .object({
    place: z.int().min(1),
    jobLabel: z.string(),
    jobSubLabel: z.string(),
    salary: manwon,
    /** The current income of the same people; null under five. */
    income: manwon.nullable(),
    /** At least so many. */
    people: z.int().min(5),
  })
  .meta({ id: 'RankedJob', description: '제안 연봉 순위에 오른 직무' })

export const ranking = feature('랭킹톡', {
  'GET /rankings/jobs': call({
    auth: 'none',
    about: '직무를 회사가 제안하는 연봉 순서로 보여줘요. 5명, 회사 3곳이 안 되는 직무는 없어요.',
    out: {
      200: z.object({
        /** Offers up to the end of the day before count. */
        day: z.iso.date(),
        items: z.array(rankedJob),
      }),
    },
  }),
})
