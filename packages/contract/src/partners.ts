import { z } from 'zod'
import { call, feature } from './call.ts'
import { accountEmail, password } from './person-fields.ts'
import { id, tokens } from './shapes.ts'

const partner = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    /** The partner's own link; what comes through it counts for them. */
    referralUrl: z.string(),
  })
  .meta({ id: 'Partner', description: '추천 파트너' })

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
    errors: [],
  }),
  'POST /partners/auth/logout': call({
    auth: 'partner',
    about: '이 기기의 파트너 로그인을 끝내요.',
    out: { 204: null },
    errors: [],
  }),
  'GET /partners/me': call({
    auth: 'partner',
    about: '로그인한 파트너와 추천 링크를 보여줘요.',
    out: { 200: partner },
    errors: [],
  }),
})
