import { constants, publicEncrypt } from 'node:crypto'
import { z } from 'zod'

/** Requests and responses are URL-encoded JSON. */
export const encodeBody = (input: unknown): string => encodeURIComponent(JSON.stringify(input))

export const decodeBody = (text: string): unknown => JSON.parse(decodeURIComponent(text.replaceAll('+', ' ')))

/** Envelope of every response. `data` is an object for one row, a list for several, `{}` on error. */
export const envelope = z.object({
  result: z.object({
    code: z.string(),
    message: z.string().default(''),
    extraMessage: z.string().default(''),
    transactionId: z.string().default(''),
  }),
  data: z.unknown(),
})

export type CodefAnswer = { readonly code: string; readonly transactionId: string; readonly data: unknown }

/** Fields that the second request repeats from the first answer. Indexes are often 0, so do not test for truthiness. */
export const twoWayInfo = z.object({
  jobIndex: z.number(),
  threadIndex: z.number(),
  jti: z.string(),
  twoWayTimestamp: z.number(),
})
export type TwoWayInfo = z.output<typeof twoWayInfo>

/** Encrypts with the account's public key, PKCS#1 v1.5, base64. */
export function sealForCodef(plain: string, publicKey: string): string {
  const key = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64')
}
