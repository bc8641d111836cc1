import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { z } from 'zod'
import { call, feature, operatorCall } from './call.ts'
import { accountEmail, oneTimeCode, password } from './person-fields.ts'
import { textUpTo } from './rule.ts'
import { id, instant, mailedToken } from './shapes.ts'
import { passkeyAssertion, passkeyAttestation, passkeyCreation, passkeyRequest } from './passkey-shapes.ts'

const operator = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(operatorRoles),
    /** What candidates read of them. */
    title: z.string(),
    greeting: z.string(),
    /** Null for the product's own people. */
    company: z
      .object({ id, name: z.string(), logo: z.string().nullable(), isVerified: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'Operator', description: '콘솔을 쓰는 사람' })

/** Everyone who works in the console. */
const roles = operatorRoles

/** The proofs so far, sealed by the server; it expires after five minutes. */
const challenge = z.string().min(1).max(4000)

const secondFactorChallenge = z
  .object({
    challenge: z.string(),
    expiresAt: instant,
    /** The ways that this account has set up. */
    methods: z.object({
      authenticator: z.boolean(),
      passkey: passkeyRequest.nullable(),
      recoveryCode: z.boolean(),
    }),
    /** The set-up data for an authenticator app and a new passkey. */
    enrolment: z.object({ secret: z.string(), uri: z.string(), passkey: passkeyCreation }).nullable(),
  })
  .meta({ id: 'SecondFactorChallenge', description: '두 번째 인증을 기다려요' })

/** The refresh token is in a cookie that no script can read. */
const entered = z
  .object({
    accessToken: z.string(),
    /** Shown once, right after the first second factor was set up. */
    recoveryCodes: z.array(z.string()).nullable(),
  })
  .meta({ id: 'ConsoleLogin', description: '콘솔 로그인. 리프레시 토큰은 쿠키로 와요.' })

export const consoleSession = feature('콘솔', {
  'POST /console/auth/sign-in': call({
    auth: 'none',
    about: '이메일과 비밀번호를 확인하고, 두 번째 인증을 기다리는 challenge를 답해요.',
    body: z.object({ email: accountEmail, password }),
    out: { 202: secondFactorChallenge },
    errors: ['SIGN_IN_FAILED', 'SIGN_IN_LOCKED'],
  }),
  'POST /console/auth/second-factor': call({
    auth: 'none',
    about: '인증 앱의 6자리 코드로 콘솔 로그인을 마쳐요.',
    body: z.object({ challenge, code: oneTimeCode }),
    out: { 200: entered },
    errors: ['SECOND_FACTOR_INVALID', 'CODE_EXPIRED', 'SIGN_IN_FAILED', 'SIGN_IN_LOCKED'],
  }),
  'POST /console/auth/recovery-code': call({
    auth: 'none',
    about: '복구 코드로 콘솔 로그인을 마쳐요. 한 번 쓴 코드는 다시 쓸 수 없어요.',
    body: z.object({ challenge, code: z.string().min(1).max(40) }),
    out: { 200: entered },
    errors: ['RECOVERY_CODE_INVALID', 'CODE_EXPIRED', 'SIGN_IN_FAILED', 'SIGN_IN_LOCKED'],
  }),
  'POST /console/auth/passkey/options': call({
    auth: 'none',
    about: '비밀번호 없이 패스키로 로그인할 때 브라우저에 넘길 값을 답해요.',
    out: { 200: z.object({ challenge: z.string(), passkey: passkeyRequest }) },
  }),
  'POST /console/auth/passkey': call({
    auth: 'none',
    about: '패스키로 콘솔에 로그인해요. 비밀번호 다음이든, 패스키만이든 같아요.',
    body: z.object({ challenge, passkey: passkeyAssertion }),
    out: { 200: entered },
    errors: ['PASSKEY_FAILED', 'CODE_EXPIRED', 'SIGN_IN_FAILED'],
  }),
  'POST /console/auth/passkey/enrol': call({
    auth: 'none',
    about: '처음 로그인할 때 패스키를 두 번째 인증으로 등록하고 로그인을 마쳐요.',
    body: z.object({ challenge, passkey: passkeyAttestation }),
    out: { 200: entered },
    errors: ['PASSKEY_FAILED', 'CODE_EXPIRED', 'SIGN_IN_FAILED'],
  }),
  'POST /console/auth/refresh': call({
    auth: 'operator-refresh',
    about: '쿠키에 든 콘솔의 리프레시 토큰을 새것으로 바꿔요. 로그인하고 30일이 지나면 다시 로그인해야 해요.',
    out: { 200: z.object({ accessToken: z.string() }) },
  }),
  'POST /console/auth/password-reset': call({
    auth: 'none',
    about: '비밀번호를 다시 정할 링크를 메일로 보내요. 계정이 있든 없든 답은 같아요.',
    body: z.object({ email: accountEmail }),
    out: { 202: null },
  }),
  'GET /console/auth/password-reset/:token': call({
    auth: 'none',
    about: '메일로 받은 링크가 어느 계정의 것인지 보여줘요.',
    params: z.object({ token: mailedToken }),
    out: { 200: z.object({ email: z.string() }) },
    errors: ['RESET_LINK_EXPIRED'],
  }),
  'POST /console/auth/password-reset/confirm': call({
    auth: 'none',
    about: '새 비밀번호를 정해요. 링크는 30분 동안 한 번 쓸 수 있고, 모든 기기에서 로그아웃돼요.',
    body: z.object({ token: mailedToken, password }),
    out: { 204: null },
    errors: ['RESET_LINK_EXPIRED'],
  }),
  'POST /console/auth/logout': operatorCall(roles, {
    act: 'always',
    about: '이 기기의 콘솔 로그인을 끝내요.',
    out: { 204: null },
  }),
  'GET /console/me': operatorCall(roles, {
    act: 'always',
    about: '콘솔에 로그인한 사람과 회사를 보여줘요.',
    out: { 200: operator },
  }),
  'GET /console/sessions': operatorCall(roles, {
    act: 'always',
    about: '콘솔에 로그인한 기기를 보여줘요.',
    out: {
      200: z.object({
        items: z.array(
          z.object({ id, name: z.string(), isCurrent: z.boolean(), createdAt: instant, lastUsedAt: instant }),
        ),
      }),
    },
  }),
  'DELETE /console/sessions/:id': operatorCall(roles, {
    act: 'always',
    about: '기기 하나를 콘솔에서 로그아웃해요.',
    out: { 204: null },
  }),
})

/** Changing a second factor needs the password again: an open screen is not enough. */
const proof = z.object({ password })

const passkey = z
  .object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey', description: '등록한 패스키 하나' })

const factors = z
  .object({
    authenticatorSince: instant.nullable(),
    passkeys: z.array(passkey),
    recoveryCodesLeft: z.int().min(0),
  })
  .meta({ id: 'SecondFactors', description: '내가 등록한 두 번째 인증' })

/** Sealed by the server; sent back with the response. */

const wrongPassword = ['INVALID_INPUT', 'SIGN_IN_LOCKED'] as const

export const consoleSecondFactor = feature('콘솔: 두 번째 인증', {
  'GET /console/me/second-factor': operatorCall(operatorRoles, {
    act: 'always',
    about: '내가 등록한 인증 앱, 패스키, 남은 복구 코드를 보여줘요.',
    out: { 200: factors },
  }),
  'POST /console/me/passkeys/options': operatorCall(operatorRoles, {
    act: 'always',
    about: '새 패스키를 만들 때 브라우저에 넘길 값을 답해요.',
    body: proof,
    out: { 200: z.object({ challenge: z.string(), passkey: passkeyCreation }) },
    errors: wrongPassword,
  }),
  'POST /console/me/passkeys': operatorCall(operatorRoles, {
    act: 'always',
    about: '패스키를 등록해요.',
    body: z.object({ challenge: challenge, passkey: passkeyAttestation, name: textUpTo(40) }),
    out: { 200: factors },
    errors: ['PASSKEY_FAILED', 'CODE_EXPIRED'],
  }),
  'POST /console/me/passkeys/:id/remove': operatorCall(operatorRoles, {
    act: 'always',
    about: '패스키를 지워요. 마지막 두 번째 인증은 지울 수 없어요.',
    body: proof,
    out: { 200: factors },
    errors: [...wrongPassword, 'LAST_SECOND_FACTOR'],
  }),
  'POST /console/me/authenticator/options': operatorCall(operatorRoles, {
    act: 'always',
    about: '인증 앱에 등록할 설정 키를 답해요. 코드로 확인해야 바뀌어요.',
    body: proof,
    out: { 200: z.object({ challenge: z.string(), secret: z.string(), uri: z.string() }) },
    errors: wrongPassword,
  }),
  'POST /console/me/authenticator': operatorCall(operatorRoles, {
    act: 'always',
    about: '인증 앱의 코드를 확인하고 등록하거나 바꿔요.',
    body: z.object({ challenge: challenge, code: oneTimeCode }),
    out: { 200: factors },
    errors: ['SECOND_FACTOR_INVALID', 'CODE_EXPIRED'],
  }),
  'POST /console/me/authenticator/remove': operatorCall(operatorRoles, {
    act: 'always',
    about: '인증 앱을 지워요. 마지막 두 번째 인증은 지울 수 없어요.',
    body: proof,
    out: { 200: factors },
    errors: [...wrongPassword, 'LAST_SECOND_FACTOR'],
  }),
  'POST /console/me/recovery-codes': operatorCall(operatorRoles, {
    act: 'always',
    about: '복구 코드를 새로 만들어요. 앞서 받은 코드는 더 쓸 수 없어요.',
    body: proof,
    out: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
    errors: wrongPassword,
  }),
})
