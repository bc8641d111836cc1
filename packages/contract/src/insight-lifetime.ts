import { lifetimeStatuses } from '@coffeeattack/domain/insight/lifetime-run'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { companyName } from './profile-fields.ts'
import { count } from './query.ts'
import { heldFields } from './rule.ts'
import { id, manwon, year } from './shapes.ts'
import {
  beginErrors,
  certificateErrors,
  confirmErrors,
  twoWayBegun,
  twoWayConfirmed,
  verificationForm,
  withOneCertificate,
} from './verification.ts'

const range = z.object({ startYear: year, endYear: year })
const items = z.array(z.object({ year, company: z.string(), income: manwon }))

const incomes = z
  .object({
    items,
    total: manwon,
    status: z.enum(lifetimeStatuses).nullable(),
    next: range.nullable(),
  })
  .meta({ id: 'LifetimeIncomes', description: '지금까지 모은 소득, 진행 상태, 다음에 부를 수 있는 해' })

const progress = z
  .object({
    status: z.enum(lifetimeStatuses),
    loadedYears: z.array(year),
    items,
    next: range.nullable(),
  })
  .meta({ id: 'LifetimeProgress', description: '불러온 해를 불러온 순서대로, 그중 새로 온 해의 소득' })

const percentile = z.number().min(0).max(100).nullable()
const share = z.object({ shareId: id, url: z.string() }).meta({ id: 'LifetimeShare' })

export const lifetimeIncome = feature('평생 소득', {
  'POST /income/lifetime': candidateCall({
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
  'GET /income/lifetime/item': candidateCall({
    about: '지금까지 불러온 소득을 보여줘요. prevName을 주면 그 회사의 소득만 보여줘요.',
    query: z.object({ prevName: companyName.optional() }),
    out: { 200: incomes },
  }),
  'POST /income/lifetime/verify': candidateCall({
    about: '휴대전화에서 확인한 뒤 소득을 불러오기 시작해요.',
    body: twoWayConfirmed,
    out: { 200: progress },
    errors: confirmErrors,
  }),
  'GET /income/lifetime/verify/status': candidateCall({
    about: '소득을 어디까지 불러왔는지 알려줘요. loadCount는 이미 받은 해의 수예요.',
    query: z.object({ loadCount: count({ min: 0, max: 100 }) }),
    out: { 200: progress },
    errors: ['NOT_FOUND'],
  }),
  'POST /income/lifetime/complete': candidateCall({
    about: '다 불러온 소득의 합과 위치를 보여줘요.',
    out: {
      200: z.object({
        total: manwon,
        percentile,
        share: share.extend({ showTotal: z.boolean() }).nullable(),
      }),
    },
    errors: ['LIFETIME_INCOME_NOT_READY'],
  }),
  'POST /income/lifetime/share': candidateCall({
    makes: true,
    about: '결과를 나눌 링크를 만들어요. 한 사람에 하나이고, 다시 만들면 고른 대로 바뀌어요.',
    body: z.object({ showTotal: z.boolean() }),
    out: { 200: share },
    errors: ['LIFETIME_INCOME_NOT_READY'],
  }),
  'DELETE /income/lifetime/share': candidateCall({
    about: '나눈 결과를 거둬요.',
    out: { 204: null },
  }),
  'GET /income/lifetime/share/:shareId': call({
    auth: 'none',
    about: '누군가 나눈 결과를, 그 사람이 고른 만큼 보여줘요.',
    params: z.object({ shareId: id }),
    out: {
      200: z.object({
        total: manwon.nullable(),
        percentile,
        shape: z.array(z.int().min(0).max(100)),
      }),
    },
    errors: ['NOT_FOUND'],
  }),
})
