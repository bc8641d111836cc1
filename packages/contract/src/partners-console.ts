import { referralCodeProblem, settleReferralCode } from '@coffeeattack/domain/campaigns/referral'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { accountEmail } from './person-fields.ts'
import { requiredText, rule } from './rule.ts'
import { id, instant, madeLink } from './shapes.ts'

const roles = ['admin'] as const

const partner = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    code: z.string(),
    referralUrl: z.string(),
    /** Who came by the link, and how far they went. */
    visited: z.int().min(0),
    registered: z.int().min(0),
    matched: z.int().min(0),
    createdAt: instant,
    disabledAt: instant.nullable(),
  })
  .meta({ id: 'ConsolePartner', description: '콘솔에서 관리하는 추천 파트너' })

export const consolePartners = feature('콘솔: 파트너', {
  'GET /console/partners': operatorCall(roles, {
    about: '추천 파트너를 새로 등록한 것부터 보여줘요.',
    out: { 200: z.object({ items: z.array(partner) }) },
  }),
  'POST /console/partners': operatorCall(roles, {
    about: '추천 파트너를 등록하고, 비밀번호를 정할 링크를 이메일로 보내요. 링크는 이 답에만 있어요.',
    body: z.object({
      name: requiredText(50),
      email: accountEmail,
      code: rule((typed) => referralCodeProblem(settleReferralCode(typed))).transform(settleReferralCode),
    }),
    out: { 200: z.object({ ...partner.shape, link: z.string() }) },
    errors: ['PARTNER_EXISTS'],
  }),
  'PATCH /console/partners/:id': operatorCall(roles, {
    about: '파트너를 막거나 다시 열어요. 막힌 파트너는 바로 로그아웃돼요.',
    body: z.object({ disabled: z.boolean() }),
    out: { 200: partner },
  }),
  'POST /console/partners/:id/password': operatorCall(roles, {
    about: '비밀번호를 정할 링크를 파트너에게 이메일로 보내요. 쓰기 전까지는 지금 비밀번호가 그대로예요.',
    out: { 200: madeLink },
  }),
})
