import { salaryTypes } from '@coffeeattack/domain/salary/items'
import { shownKinds, SHOWN_DAYS } from '@coffeeattack/domain/insight/shown'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { peerGroup, topPercent } from './insight.ts'
import { id, idParam, manwon, year } from './shapes.ts'

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
  'GET /users/standing': call({
    auth: 'candidate',
    about: '인증한 소득이 걸어온 길과 비슷한 사람들 사이의 자리를 보여줘요.',
    out: {
      200: z.object({
        salaryType: z.enum(salaryTypes),
        income: manwon.nullable().describe('견주는 내 소득'),
        incomeItems: z.array(pathYear),
        rise: z.object({ from: year, to: year, amount: z.int(), rate: z.number() }).nullable(),
        alikeGroup: z
          .object({ jobLabel: z.string(), jobSubLabel: z.string().nullable(), people: z.int() })
          .nullable(),
        place: z.object({ percentile: topPercent.unwrap(), peerGroup: peerGroup.unwrap() }).nullable(),
      }),
    },
    errors: [],
  }),
  'POST /users/standing/shares': call({
    auth: 'candidate',
    makes: true,
    about: `보여 주기로 한 것만 담은 링크를 만들어요. ${SHOWN_DAYS}일 뒤에 사라져요.`,
    body: z.object({ kind: z.enum(shownKinds), withAmounts: z.boolean() }),
    out: { 200: z.object({ shareId: id, url: z.string() }) },
    errors: ['NOTHING_TO_SHARE'],
  }),
  'GET /standing/shares/:id': call({
    auth: 'none',
    about: '나눈 그래프나 자리를 보여줘요.',
    params: idParam,
    out: { 200: z.discriminatedUnion('kind', [graphShown, secretShown]) },
    errors: [],
  }),
})
