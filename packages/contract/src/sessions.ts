import { safeReturnPath } from '@coffeeattack/domain/sessions/destinations'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { oneTimeCode, phone } from './person-fields.ts'
import { flag } from './query.ts'
import { id, instant, login, tokens } from './shapes.ts'

const callback = z.url({ protocol: /^https?$/ }).max(2000)
/** The messenger's data about a new person, to prefill the form: it proves nothing. */
const messengerHint = z.object({ name: z.string().nullable(), phone: z.string().nullable() })
const loginState = z.string().min(1).max(500)

export const session = feature('로그인', {
  'GET /auth/kakao': call({
    auth: 'none',
    about: '카카오 로그인을 시작할 주소를 받아요. 로그인한 뒤 from으로 돌아가요.',
    query: z.object({
      from: z
        .string()
        .transform((path) => safeReturnPath(path))
        .optional(),
      redirectUri: callback.optional(),
    }),
    out: { 200: z.object({ authorizeUrl: z.string(), state: z.string() }) },
    errors: ['MESSENGER_LOGIN_FAILED', 'MESSENGER_UNAVAILABLE'],
  }),
  'POST /auth/kakao': call({
    auth: 'none',
    about:
      '카카오에서 받은 code로 로그인해요. 이전에 참여한 번호라면 인증번호로 확인한 뒤 이어지고, 그 번호가 fields.phone에 있어요. hint는 처음 온 사람의 양식을 채울 때만 써요.',
    body: z.object({
      code: z.string().min(1).max(2000),
      redirectUri: callback,
      state: loginState,
    }),
    out: { 200: login.extend({ hint: messengerHint }) },
    errors: ['MESSENGER_LOGIN_FAILED', 'MESSENGER_UNAVAILABLE', 'PREVIOUS_PARTICIPATION'],
  }),
  'GET /auth/refresh': call({
    auth: 'refresh',
    about: '리프레시 토큰을 새 토큰 한 쌍으로 바꿔요. 쓴 토큰은 더 이상 쓸 수 없어요.',
    out: { 200: tokens },
  }),
  'POST /auth/otp': call({
    auth: 'none',
    about: '휴대전화로 인증번호 6자리를 보내요. 가입한 번호인지와 상관없이 같은 답을 해요.',
    body: z.object({ phone }),
    out: { 200: z.object({ expiresAt: instant }) },
    errors: ['CODE_TOO_SOON', 'CODE_DAILY_LIMIT', 'CODE_NOT_SENT'],
  }),
  'POST /auth/otp/verify': call({
    auth: 'none',
    about: '휴대전화와 인증번호로 로그인해요. state를 주면 기다리던 카카오 계정을 이 계정에 이어요.',
    body: z.object({ phone, code: oneTimeCode, state: loginState.optional() }),
    out: { 200: login },
    errors: ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_ENDED'],
  }),
  'POST /auth/logout': candidateCall({
    beforeProof: true,
    afterEnd: true,
    about: '이 기기의 로그인을 끝내요.',
    out: { 204: null },
  }),
})

export const devices = feature('내 계정', {
  'GET /users/devices': candidateCall({
    about: '로그인한 기기를 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({ id, name: z.string(), isCurrent: z.boolean(), createdAt: instant, lastUsedAt: instant }),
        ),
      }),
    },
  }),
  'DELETE /users/devices/:id': candidateCall({
    about: '기기 하나를 로그아웃해요.',
    out: { 204: null },
  }),
  'DELETE /users/devices': candidateCall({
    about: '모든 기기를 로그아웃해요. keepCurrent면 이 기기는 남겨요.',
    query: z.object({ keepCurrent: flag().optional() }),
    out: { 204: null },
  }),
})
