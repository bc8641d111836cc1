import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { z } from 'zod'
import { call, feature } from '../call.ts'
import { accountEmail, oneTimeCode, password } from '../person-fields.ts'
import { id, idParam, instant, tokens } from '../shapes.ts'

const operator = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(operatorRoles),
    /** What candidates read of them. */
    greeting: z.string(),
    /** Null for the product's own people. */
    company: z.object({ id, name: z.string(), logo: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Operator', description: '콘솔을 쓰는 사람' })

/** Everyone who works in the console. */
const roles = operatorRoles

const challenge = z
  .object({
    challenge: z.string(),
    expiresAt: instant,
    /** The first time: what the authenticator app has to be told. */
    enrolment: z.object({ secret: z.string(), uri: z.string() }).nullable(),
  })
  .meta({ id: 'SecondFactorChallenge', description: '두 번째 인증을 기다려요' })

export const consoleSession = feature('콘솔', {
  'POST /console/auth/sign-in': call({
    auth: 'none',
    about: '콘솔에 로그인해요. 두 번째 인증이 필요하면 202로 challenge를 답해요.',
    body: z.object({ email: accountEmail, password }),
    out: { 200: tokens, 202: challenge },
    errors: ['SIGN_IN_FAILED', 'SIGN_IN_LOCKED'],
  }),
  'POST /console/auth/second-factor': call({
    auth: 'none',
    about: '인증 앱의 6자리 코드로 콘솔 로그인을 마쳐요.',
    body: z.object({ challenge: z.string().min(1).max(2000), code: oneTimeCode }),
    out: { 200: tokens },
    errors: ['SECOND_FACTOR_INVALID', 'CODE_EXPIRED', 'SIGN_IN_LOCKED'],
  }),
  'GET /console/auth/refresh': call({
    auth: 'operator-refresh',
    about: '콘솔의 리프레시 토큰을 새 토큰 한 쌍으로 바꿔요.',
    out: { 200: tokens },
    errors: [],
  }),
  'POST /console/auth/logout': call({
    auth: 'operator',
    roles,
    about: '이 기기의 콘솔 로그인을 끝내요.',
    out: { 204: null },
    errors: [],
  }),
  'GET /console/me': call({
    auth: 'operator',
    roles,
    about: '콘솔에 로그인한 사람과 회사를 보여줘요.',
    out: { 200: operator },
    errors: [],
  }),
  'GET /console/sessions': call({
    auth: 'operator',
    roles,
    about: '콘솔에 로그인한 기기를 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({ id, name: z.string(), isCurrent: z.boolean(), createdAt: instant, lastUsedAt: instant }),
        ),
      }),
    },
    errors: [],
  }),
  'DELETE /console/sessions/:id': call({
    auth: 'operator',
    roles,
    about: '기기 하나를 콘솔에서 로그아웃해요.',
    params: idParam,
    out: { 204: null },
    errors: [],
  }),
})
