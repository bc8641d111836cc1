import { operatorRoles } from '@coffeeattack/domain/operators/role'
import { z } from 'zod'
import { call, feature } from '../call.ts'
import { oneTimeCode, password } from '../person-fields.ts'
import { textUpTo } from '../rule.ts'
import { id, idParam, instant } from '../shapes.ts'
import { passkeyAttestation, passkeyCreation } from './passkey-shapes.ts'

/** Whoever changes a second factor gives the password once more: an open screen is not enough. */
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

/** Sealed by the server, given back with the answer to it. */
const challenge = z.string().min(1).max(4000)

const wrongPassword = ['INVALID_INPUT', 'SIGN_IN_LOCKED'] as const

export const consoleSecondFactor = feature('콘솔: 두 번째 인증', {
  'GET /console/me/second-factor': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '내가 등록한 인증 앱, 패스키, 남은 복구 코드를 보여줘요.',
    out: { 200: factors },
    errors: [],
  }),
  'POST /console/me/passkeys/options': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '새 패스키를 만들 때 브라우저에 넘길 값을 답해요.',
    body: proof,
    out: { 200: z.object({ challenge: z.string(), passkey: passkeyCreation }) },
    errors: wrongPassword,
  }),
  'POST /console/me/passkeys': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '패스키를 등록해요.',
    body: z.object({ challenge, passkey: passkeyAttestation, name: textUpTo(40) }),
    out: { 200: factors },
    errors: ['PASSKEY_FAILED', 'CODE_EXPIRED'],
  }),
  'POST /console/me/passkeys/:id/remove': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '패스키를 지워요. 마지막 두 번째 인증은 지울 수 없어요.',
    params: idParam,
    body: proof,
    out: { 200: factors },
    errors: [...wrongPassword, 'LAST_SECOND_FACTOR'],
  }),
  'POST /console/me/authenticator/options': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '인증 앱에 등록할 설정 키를 답해요. 코드로 확인해야 바뀌어요.',
    body: proof,
    out: { 200: z.object({ challenge: z.string(), secret: z.string(), uri: z.string() }) },
    errors: wrongPassword,
  }),
  'POST /console/me/authenticator': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '인증 앱의 코드를 확인하고 등록하거나 바꿔요.',
    body: z.object({ challenge, code: oneTimeCode }),
    out: { 200: factors },
    errors: ['SECOND_FACTOR_INVALID', 'CODE_EXPIRED'],
  }),
  'POST /console/me/authenticator/remove': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '인증 앱을 지워요. 마지막 두 번째 인증은 지울 수 없어요.',
    body: proof,
    out: { 200: factors },
    errors: [...wrongPassword, 'LAST_SECOND_FACTOR'],
  }),
  'POST /console/me/recovery-codes': call({
    auth: 'operator',
    roles: operatorRoles,
    about: '복구 코드를 새로 만들어요. 앞서 받은 코드는 더 쓸 수 없어요.',
    body: proof,
    out: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
    errors: wrongPassword,
  }),
})
