import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { vi } from 'vitest'
import { sampleId } from './ids.ts'
import { daysOn, minutesOn } from './times.ts'

/** Samples for second factors, and a fake passkey dialog. */

type Challenge = ApiResult<'POST /console/auth/sign-in'>
export type Factors = ApiResult<'GET /console/me/second-factor'>
export type Passkey = Factors['passkeys'][number]

export const RECOVERY_CODES = Array.from({ length: 10 }, (_, place) => `k${place}mw-t4xr-9hnp`)

export const passkeyRequest = { challenge: 'AAAA', rpId: 'localhost' }
export const passkeyCreation = {
  rp: { id: 'localhost', name: '커피어택' },
  user: { id: 'AAAA', name: 'agent@dawn.example', displayName: '정하린' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
}

export const challenge = (given: Partial<Challenge> = {}): Challenge => ({
  challenge: 'c1',
  expiresAt: minutesOn(5),
  methods: { authenticator: true, passkey: null, recoveryCode: true },
  enrolment: null,
  ...given,
})

/** An account without second factors. */
export const firstTime = () =>
  challenge({
    methods: { authenticator: false, passkey: null, recoveryCode: false },
    enrolment: {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
      passkey: passkeyCreation,
    },
  })

export const passkey = (given: Partial<Passkey> = {}): Passkey => ({
  id: sampleId(701),
  name: '회사 노트북',
  createdAt: daysOn(-10),
  lastUsedAt: minutesOn(-30),
  ...given,
})

export const factors = (given: Partial<Factors> = {}): Factors => ({
  authenticatorSince: daysOn(-30),
  passkeys: [passkey()],
  recoveryCodesLeft: 8,
  ...given,
})

const bytes = (text: string) => new TextEncoder().encode(text).buffer
const credential = { id: 'Y3JlZA', rawId: bytes('cred'), type: 'public-key' }
const attached = { authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) }

/** The fake dialog confirms. */
export function confirmInBrowser(): void {
  const clientDataJSON = bytes('data')
  const proof = {
    clientDataJSON,
    authenticatorData: bytes('auth'),
    signature: bytes('sign'),
    userHandle: null,
  }
  const made = { clientDataJSON, attestationObject: bytes('made'), getTransports: () => ['internal'] }
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    ...credential,
    ...attached,
    response: proof,
  } as never)
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue({
    ...credential,
    ...attached,
    response: made,
  } as never)
}

/** The fake dialog fails: closed by the person, or the device already has a passkey. */
export function refuseInBrowser(name: 'NotAllowedError' | 'InvalidStateError'): void {
  const refusal = new DOMException('no passkey', name)
  vi.spyOn(navigator.credentials, 'get').mockRejectedValue(refusal)
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(refusal)
}
