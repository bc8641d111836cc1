import { createCipheriv, createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Step } from './guard.ts'
import type { SignatureAsk, SignatureState, SignatureTrouble } from './signature.ts'

/**
 * The wire of Barocert, a dealer of Kakao's signature, as its published clients (npm barocert 1.8.0, linkhub 1.8.1) speak it.
 */

export type BarocertKeys = {
  readonly linkId: string
  /** 32 bytes in base64: signs every request and encrypts personal fields. */
  readonly secretKey: string
}

const TOKEN_VERSION = '2.0'
const CALL_VERSION = '2.1'
const SERVICE = 'BAROCERT'
/** 'partner', and what Kakao's certificates need. */
const SCOPES = ['partner', '401', '402', '403', '404', '405']

export const TOKEN_PATH = `/${SERVICE}/Token`
export const TOKEN_BODY = JSON.stringify({ access_id: '', scope: SCOPES })

const digestOf = (body: string) => createHash('sha256').update(body).digest('base64')
const signed = (lines: readonly string[], secretKey: string) =>
  createHmac('sha256', Buffer.from(secretKey, 'base64')).update(lines.join('\n')).digest('base64')

export function tokenHeaders({ linkId, secretKey }: BarocertKeys, now: Date): Record<string, string> {
  const date = now.toISOString()
  const signature = signed(['POST', digestOf(TOKEN_BODY), date, TOKEN_VERSION, TOKEN_PATH], secretKey)
  return {
    'content-type': 'application/json',
    'x-lh-date': date,
    'x-lh-version': TOKEN_VERSION,
    authorization: `LINKHUB ${linkId} ${signature}`,
  }
}

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string }

/** Only POSTs are signed; the digest line stands there only with a body, and the last line ends too. */
export function callHeaders(
  { method, path, body }: Call,
  { token, secretKey, now }: { token: string; secretKey: string; now: Date },
): Record<string, string> {
  const authorization = `Bearer ${token}`
  if (method === 'GET') return { authorization }
  const date = now.toISOString()
  const lines = ['POST', ...(body === undefined ? [] : [digestOf(body)]), date, path, '']
  return {
    authorization,
    'content-type': 'application/json;charset=utf-8',
    'x-bc-date': date,
    'x-bc-version': CALL_VERSION,
    'x-bc-auth': signed(lines, secretKey),
    'x-bc-encryptionmode': 'GCM',
  }
}

/** base64 of nonce, ciphertext and tag. */
function encrypted(text: string, secretKey: string, nonce: Uint8Array): string {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secretKey, 'base64'), nonce)
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(parts).toString('base64')
}

export const NONCE_BYTES = 12

/** The title alone goes unencrypted. */
export function askBody(
  { signer, title, message, text, expiresInSeconds }: SignatureAsk,
  secretKey: string,
  random: (bytes: number) => Uint8Array,
): string {
  const hidden = (plain: string) => encrypted(plain, secretKey, random(NONCE_BYTES))
  return JSON.stringify({
    receiverHP: hidden(signer.phone),
    receiverName: hidden(signer.name),
    receiverBirthday: hidden(signer.birthday),
    signTitle: title,
    extraMessage: hidden(message),
    expireIn: expiresInSeconds,
    tokenType: 'TEXT',
    token: hidden(text),
    appUseYN: false,
  })
}

const filled = z.string().min(1)

export const tokenAnswer = z.object({ session_token: filled, expiration: filled })
export const receipt = z.object({ receiptID: z.string().regex(/^\d{32}$/) })
export const status = z.object({
  state: z.number(),
  completeDT: z.string().nullish(),
  expireDT: z.string().nullish(),
  verifyDT: z.string().nullish(),
})
export const verified = z.object({
  state: z.literal(1),
  signedData: filled,
  ci: filled,
  receiverName: z.string().nullish(),
  receiverYear: z.string().nullish(),
  receiverDay: z.string().nullish(),
  receiverHP: z.string().nullish(),
})

const STATES: readonly SignatureState[] = ['WAITING', 'SIGNED', 'EXPIRED', 'REFUSED', 'FAILED']
export const stateOf = (state: number): SignatureState | null => STATES[state] ?? null

/** 20261119170501 in Seoul. */
export function momentOf(text: string | null | undefined): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text ?? '')
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
}

const refusal = z.object({ code: z.union([z.number(), z.string()]).transform(String) })

/**
 * NOT CONFIRMED: the institution lists its codes nowhere in public. The first real refusals, which are reported with their code,
 * belong here; until then the step and the HTTP status decide. The sandbox answers with these.
 */
const CODES: Readonly<Record<string, SignatureTrouble>> = {
  '-41002001': 'NO_ACCOUNT',
  '-41002002': 'OTHER_PERSON',
  '-41002005': 'ACCOUNT_CLOSED',
  '-41000002': 'MAINTENANCE',
  '-41002003': 'LOST',
}

/** The institution's own code in an answer that is not 200. */
export function codeIn(body: string): string | null {
  try {
    return refusal.safeParse(JSON.parse(body)).data?.code ?? null
  } catch {
    return null
  }
}

type Refused = { readonly step: Step; readonly http: number; readonly body: string }

/** What a refusal means, and its code for whoever runs the service. */
export function refusalOf({ step, http, body }: Refused): { trouble: SignatureTrouble; code: string } {
  const code = codeIn(body)
  if (code === null) return { trouble: byStatus(step, http, false), code: `HTTP ${http}` }
  return { trouble: CODES[code] ?? byStatus(step, http, true), code }
}

function byStatus(step: Step, http: number, hasCode: boolean): SignatureTrouble {
  if (http === 401 || http === 403) return 'SETTINGS'
  if (http === 503) return 'MAINTENANCE'
  if (http >= 500 || !hasCode) return 'NO_ANSWER'
  // A signed request whose value is refused was collected before, or lay too long.
  return step === 'collect' ? 'LOST' : 'UNKNOWN'
}
