import { z } from 'zod'
import { call, feature } from './call.ts'
import { offerStatus } from './offer-shapes.ts'
import { id, instant, manwon } from './shapes.ts'

const token = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** Anyone who holds the link reads this, so nothing in it says whose it is. */
const preview = z
  .object({
    type: z.enum(['offer', 'offers', 'group', 'coffeechat', 'message']),
    /** What to open after login. */
    id,
    name: z.string(),
    logo: z.string().nullable(),
    position: z.string().nullable(),
    /** How many companies a group holds, or how many offers are open; one otherwise. */
    companyCount: z.int().min(0),
    salaryMin: manwon.nullable(),
    salaryMax: manwon.nullable(),
    status: offerStatus.nullable(),
    expiredAt: instant.nullable(),
  })
  .meta({ id: 'LinkPreview', description: '짧은 링크의 미리보기' })

export const links = feature('짧은 링크', {
  'GET /links/:token': call({
    auth: 'none',
    about: '알림으로 받은 짧은 링크가 무엇인지 미리 보여줘요.',
    params: z.object({ token }),
    out: { 200: preview },
    errors: [],
  }),
  'GET /users/links/:token': call({
    auth: 'candidate',
    about: '짧은 링크가 나에게 온 것인지 알려줘요.',
    params: z.object({ token }),
    out: { 200: z.object({ isMine: z.boolean() }) },
    errors: [],
  }),
})
