import { rangeProblem } from '@coffeeattack/domain/campaigns/funnel'
import { REFERRAL_CODE } from '@coffeeattack/domain/campaigns/referral'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { accountEmail, password } from './person-fields.ts'
import { heldFields } from './rule.ts'
import { id, mailedToken, tokens } from './shapes.ts'

const partner = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    /** The partner's own link; what comes through it counts for them. */
    referralUrl: z.string(),
  })
  .meta({ id: 'Partner', description: '추천 파트너' })

/** How many came by the link, and how far they went. Counts alone: nobody can be told apart. */
const funnel = {
  visited: z.int().min(0),
  registered: z.int().min(0),
  verified: z.int().min(0),
  matched: z.int().min(0),
}

/** A day in Seoul. */
const day = z.iso.date()

export const partners = feature('파트너', {
  'POST /partners/auth/sign-in': call({
    auth: 'none',
    about: '파트너로 로그인해요.',
    body: z.object({ email: accountEmail, password }),
    out: { 200: tokens },
    errors: ['SIGN_IN_FAILED', 'SIGN_IN_LOCKED'],
  }),
  'GET /partners/auth/refresh': call({
    auth: 'partner-refresh',
    about: '파트너의 리프레시 토큰을 새 토큰 한 쌍으로 바꿔요.',
    out: { 200: tokens },
  }),
  'POST /partners/auth/logout': call({
    auth: 'partner',
    afterEnd: true,
    about: '이 기기의 파트너 로그인을 끝내요.',
    out: { 204: null },
  }),
  'GET /partners/auth/password/:token': call({
    auth: 'none',
    about: '메일로 받은 링크가 어느 파트너의 것인지 보여줘요.',
    params: z.object({ token: mailedToken }),
    out: { 200: z.object({ email: z.string() }) },
    errors: ['PARTNER_LINK_EXPIRED'],
  }),
  'POST /partners/auth/password': call({
    auth: 'none',
    about: '비밀번호를 정해요. 링크는 7일 동안 한 번 쓸 수 있고, 모든 기기에서 로그아웃돼요.',
    body: z.object({ token: mailedToken, password }),
    out: { 204: null },
    errors: ['PARTNER_LINK_EXPIRED'],
  }),
  'GET /partners/me': call({
    auth: 'partner',
    about: '로그인한 파트너와 추천 링크를 보여줘요.',
    out: { 200: partner },
  }),
  'POST /partners/me/password': call({
    auth: 'partner',
    about: '비밀번호를 바꿔요. 다른 기기에서는 로그아웃돼요.',
    body: z.object({ current: password, next: password }),
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'GET /partners/funnel': call({
    auth: 'partner',
    about: '추천 링크로 온 사람이 어디까지 갔는지 수로만 보여줘요.',
    query: heldFields(z.object({ from: day, to: day }), (range) => ({ to: rangeProblem(range) })),
    out: {
      200: z.object({
        ...funnel,
        unit: z.enum(['day', 'week']),
        /** Columns of the range by their first day; a visit counts in the one it was made in. */
        items: z.array(z.object({ from: day, ...funnel })),
      }),
    },
  }),
  'GET /partners/referrers/:code': call({
    auth: 'none',
    about: '추천 링크를 나눈 사람의 이름을 보여줘요.',
    params: z.object({
      code: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .max(REFERRAL_CODE.max),
    }),
    out: { 200: z.object({ name: z.string() }) },
  }),
})
