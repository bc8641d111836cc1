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

export const salary = feature('연봉', {
  'GET /v2/users/salary': call({
    auth: 'candidate',
    about: '입력한 연봉을 연도별로 보여줘요.',
    out: { 200: salaries },
    errors: [],
  }),
  'GET /v3/users/salary': call({
    auth: 'candidate',
    about: '예상 연봉 리포트를 보여줘요. 5명보다 적은 집단의 숫자는 비워 둬요.',
    out: {
      200: salaryAmounts.extend({
        salaryAverage: manwon.nullable(),
        salaryMax: manwon.nullable(),
        salaryIncreaseRate: z.number().nullable(),
        offerAverage: manwon.nullable(),
        totalMonth: z.int().min(0),
        percentile: z.number().min(0).max(100).nullable(),
        distribution: z.array(z.object({ salary: manwon, height: z.number() })).nullable(),
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
