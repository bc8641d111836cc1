import { UTM_MAX_LENGTH, utmStatuses } from '@coffeeattack/domain/campaigns/utm'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { offerStatus } from './offer-shapes.ts'
import { textUpTo } from './rule.ts'
import { id, instant, manwon } from './shapes.ts'

const utmText = textUpTo(UTM_MAX_LENGTH).default('')

export const campaign = feature('방문과 문의', {
  'POST /users/utm': call({
    auth: 'none',
    makes: true,
    about: '첫 방문을 기록해요.',
    body: z.object({
      source: utmText,
      campaign: utmText,
      medium: utmText,
      content: utmText,
      term: utmText,
      landing: utmText,
      /** The code of the partner's link that led here, if any (PUB-8). */
      ref: utmText,
    }),
    out: { 200: z.object({ id }) },
  }),
  'PATCH /users/utm': call({
    auth: 'optional',
    beforeProof: true,
    about: '방문이 어디까지 이어졌는지 기록해요.',
    body: z.object({ id, userId: id.optional(), status: z.enum(utmStatuses) }),
    out: { 200: z.object({ id }) },
    errors: ['NOT_FOUND'],
  }),
})

const token = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** Everybody with the link can read this, so it contains nothing about its owner. */
const preview = z
  .object({
    type: z.enum(['offer', 'offers', 'group', 'coffeechat', 'message']),
    /** What to open after login. */
    id,
    name: z.string(),
    logo: z.string().nullable(),
    position: z.string().nullable(),
    /** The number of companies of a group or of open offers; otherwise one. */
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
  }),
  'GET /users/links/:token': candidateCall({
    about: '짧은 링크가 나에게 온 것인지 알려줘요.',
    params: z.object({ token }),
    out: { 200: z.object({ isMine: z.boolean() }) },
  }),
})

export const blog = feature('회사', {
  'GET /v3/users/forums/blog': call({
    auth: 'none',
    about: '블로그 글을 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({
            title: z.string(),
            url: z.string(),
            image: z.string().nullable(),
            publishedAt: instant,
          }),
        ),
      }),
    },
  }),
})
