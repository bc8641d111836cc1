import { lifetimeStatuses } from '@coffeeattack/domain/lifetime-income/progress'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { companyName } from './profile-fields.ts'
import { heldFields } from './rule.ts'
import { count } from './query.ts'
import { id, manwon, year } from './shapes.ts'
import {
  beginErrors,
  certificateErrors,
  confirmErrors,
  twoWayBegun,
  twoWayConfirmed,
  verificationForm,
  withOneCertificate,
} from './verification-shapes.ts'

const incomes = z
  .object({
    items: z.array(z.object({ year, company: z.string(), income: manwon })),
    total: manwon,
  })
  .meta({ id: 'LifetimeIncomes' })

const progress = z
  .object({ status: z.enum(lifetimeStatuses), loadedYears: z.array(year) })
  .meta({ id: 'LifetimeProgress' })

export const lifetimeIncome = feature('평생 소득', {
  'POST /income/lifetime': call({
    auth: 'candidate',
    makes: true,
    about: '여러 해의 소득을 요청해요. 새 확인이 필요하면 인증을, 아니면 소득을 답해요.',
    body: heldFields(
      z.object({ form: withOneCertificate(verificationForm), startYear: year, endYear: year }),
      ({ startYear, endYear }) => ({
        startYear: startYear <= endYear ? null : '시작 연도가 끝 연도보다 늦어요',
      }),
    ),
    out: { 200: z.union([twoWayBegun, incomes]) },
    errors: [...beginErrors, ...certificateErrors],
  }),
  'GET /income/lifetime/item': call({
    auth: 'candidate',
    about: '지금까지 불러온 소득을 보여줘요.',
    query: z.object({ prevName: companyName.optional() }),
    out: { 200: incomes },
    errors: [],
  }),
  'POST /income/lifetime/verify': call({
    auth: 'candidate',
    about: '휴대전화에서 확인한 뒤 소득을 불러오기 시작해요.',
    body: twoWayConfirmed,
    out: { 200: progress },
    errors: confirmErrors,
  }),
  'GET /income/lifetime/verify/status': call({
    auth: 'candidate',
    about: '소득을 어디까지 불러왔는지 알려줘요.',
    query: z.object({ loadCount: count({ min: 0, max: 100 }) }),
    out: { 200: progress },
    errors: [],
  }),
  'POST /income/lifetime/complete': call({
    auth: 'candidate',
    about: '다 불러온 소득의 합과 위치를 보여줘요.',
    out: { 200: z.object({ total: manwon, percentile: z.number().min(0).max(100).nullable() }) },
    errors: ['LIFETIME_INCOME_NOT_READY'],
  }),
  'POST /income/lifetime/share': call({
    auth: 'candidate',
    makes: true,
    about: '결과를 자랑할 링크를 만들어요.',
    out: { 200: z.object({ shareId: id, url: z.string() }) },
    errors: ['LIFETIME_INCOME_NOT_READY'],
  }),
})
