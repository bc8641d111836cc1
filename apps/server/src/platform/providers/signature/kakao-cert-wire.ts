import { z } from 'zod'
import type { Step } from './guard.ts'
import type { SignatureAsk, SignatureState, SignatureTrouble } from './signature.ts'

/**
 * Kakao's K3500, as far as its page could be read. Known: the address of the first step, the five steps, `tx_id`, `settle_id`,
 * `identify_items`, `document_type` TEXT and the codes below.
 *
 * NOT CONFIRMED, and all in this file: every other name and address, the headers of the two keys, the states beside REQUESTED,
 * COMPLETED and EXPIRED. Read the page of the contract before the first signature, and change it here.
 */

export type KakaoCertKeys = {
  readonly restKey: string
  readonly dealerKey: string
  /** 'K3500'; a product for tests ends in T and has a host of its own. */
  readonly product: string
  readonly settleId: string
}

/** NOT CONFIRMED: Kakao's other partner calls carry the two keys so. */
export const kakaoHeaders = ({ restKey, dealerKey }: KakaoCertKeys): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `KakaoAK ${restKey}`,
  'target-authorization': `KakaoAK ${dealerKey}`,
})

/** Of these only `prepare` is confirmed. */
export const kakaoPaths = (product: string) => ({
  prepare: `/sign/doc/v1/prepare/${product}`,
  request: `/sign/doc/v1/request/${product}`,
  status: `/sign/doc/v1/status/${product}`,
  verify: `/sign/doc/v1/verify/${product}`,
  signer: `/sign/doc/v1/user/${product}`,
})

/** NOT CONFIRMED but for `settle_id` and `document_type`. */
export const prepareBody = ({ signer, title, text }: SignatureAsk, { settleId }: KakaoCertKeys) => ({
  settle_id: settleId,
  name: signer.name,
  birthday: signer.birthday,
  phone_number: signer.phone,
  document_type: 'TEXT',
  document_title: title,
  document: text,
})

/** NOT CONFIRMED but for `tx_id` and `identify_items`. Without CI there the signer is told without it. */
export const requestBody = (txId: string, { message, expiresInSeconds }: SignatureAsk) => ({
  tx_id: txId,
  desc: message,
  identify_items: ['CI'],
  request_type: 'CHANNEL_MESSAGE',
  expires_in: expiresInSeconds,
})

export const txBody = (txId: string) => ({ tx_id: txId })

const filled = z.string().min(1)
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish()

export const prepared = z.object({ tx_id: filled })
/** The names of the times are those of Kakao's own app library; `status` was seen in a client of the sibling product. */
export const kakaoStatus = z.object({ status: z.string(), request_expired_at: moment, signed_at: moment })
/** NOT CONFIRMED. */
export const kakaoVerified = z.object({ signed_data: filled })
/** NOT CONFIRMED. */
export const kakaoSigner = z.object({
  ci: filled,
  name: z.string().nullish(),
  phone_number: z.string().nullish(),
  birthday: z.string().nullish(),
})

/** NOT CONFIRMED: PREPARED, and every name for a refusal or a failure. */
const STATES: Readonly<Record<string, SignatureState>> = {
  PREPARED: 'WAITING',
  REQUESTED: 'WAITING',
  COMPLETED: 'SIGNED',
  EXPIRED: 'EXPIRED',
  CANCELED: 'REFUSED',
  REJECTED: 'REFUSED',
  FAILED: 'FAILED',
}
export const kakaoStateOf = (status: string): SignatureState | null => STATES[status] ?? null

/** Kakao's table of codes, up to E2005. */
const CODES: Readonly<Record<string, SignatureTrouble>> = {
  E0001: 'NO_ANSWER',
  E0002: 'MAINTENANCE',
  E1001: 'SETTINGS',
  E1002: 'SETTINGS',
  E1004: 'SETTINGS',
  E1005: 'SETTINGS',
  E1006: 'SETTINGS',
  E1007: 'SETTINGS',
  E2001: 'NO_ACCOUNT',
  E2002: 'OTHER_PERSON',
  E2003: 'LOST',
  E2005: 'ACCOUNT_CLOSED',
}
/** An inner error: the same request is sent again. */
export const TRY_AGAIN = 'E0001'
/** The request was sent before: whoever sees it asks for the state. */
export const ASKED_BEFORE = 'E2004'

/** NOT CONFIRMED: the name of the field that holds the code. */
const refusal = z.object({ error_code: filled }).or(z.object({ code: filled }))

export function kakaoCodeIn(body: string): string | null {
  try {
    const found = refusal.safeParse(JSON.parse(body)).data
    if (!found) return null
    return 'error_code' in found ? found.error_code : found.code
  } catch {
    return null
  }
}

type Refused = { readonly step: Step; readonly http: number; readonly code: string | null }

export function kakaoTroubleOf({ step, http, code }: Refused): SignatureTrouble {
  const named = code === null ? undefined : CODES[code]
  if (named) return named
  if (http === 401 || http === 403) return 'SETTINGS'
  if (http >= 500 || code === null) return 'NO_ANSWER'
  return step === 'collect' ? 'LOST' : 'UNKNOWN'
}
