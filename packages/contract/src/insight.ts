import { peerKinds } from '@coffeeattack/domain/insight/peers'
import { MIN_PEOPLE } from '@coffeeattack/domain/insight/people'
import { amountProblem, clampSalary, hopeProblem, salaryProblem } from '@coffeeattack/domain/salary/limits'
import { salaryItemTypes } from '@coffeeattack/domain/salary/items'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { jobText } from './profile-fields.ts'
import { salaryAmounts, salaryType } from './profile-shapes.ts'
import { held } from './rule.ts'
import { manwon, year } from './shapes.ts'

/** An amount in 만원 held to its rule; above the ceiling the ceiling counts. */
const amount = (problem: (amount: number) => string | null) =>
  held(z.number(), problem).overwrite(clampSalary)

const contract = amount((salary) => salaryProblem(salary, 'contract'))
const hope = amount(hopeProblem)

/** Which years each type may name follows from the season; the server holds them to it. */
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

export const topPercent = z.int().min(1).max(99).nullable()

/** Whom a figure stands on. The count is one of 'at least', so that nobody is seen to come or leave. */
export const peerGroup = z
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
  'GET /v2/users/salary': call({
    auth: 'candidate',
    about: '입력한 연봉을 연도별로 보여줘요.',
    out: { 200: salaries },
    errors: [],
  }),
  'GET /v3/users/salary': call({
    auth: 'candidate',
    about: `예상 연봉 리포트를 보여줘요. ${MIN_PEOPLE}명보다 적은 집단의 숫자는 비워 둬요.`,
    out: {
      200: salaryAmounts.extend({
        season: year.describe('희망 연봉의 해'),
        incomeYears: z
          .object({ HEALTH: year.nullable(), TAX: year.nullable() })
          .describe('salaryByHealth와 salaryByTax의 해'),
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
        totalMonth: z.int().min(0),
      }),
    },
    errors: [],
  }),
  'POST /v2/users/salary': call({
    auth: 'candidate',
    about: '연봉이나 희망 연봉을 저장해요.',
    body: z.union([
      z.object({ salaryType, salaryItems: z.array(salaryItem).min(1).max(10) }),
      z.object({ hopeSalary: hope, jobLabel: jobText, jobSubLabel: jobText }),
    ]),
    out: { 200: salaries },
    errors: [],
  }),
})
