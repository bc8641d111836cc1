import { constants, publicEncrypt } from 'node:crypto'
import { z } from 'zod'

/** Bodies travel as URL-encoded JSON, both ways. */
export const encodeBody = (input: unknown): string => encodeURIComponent(JSON.stringify(input))

export const decodeBody = (text: string): unknown => JSON.parse(decodeURIComponent(text.replaceAll('+', ' ')))

/** The envelope around every answer. `data` is an object for one row, a list for several, `{}` on error. */
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

/** What the second request must carry from the first one's answer. Indexes are usually 0: never test them for truth. */
export const twoWayInfo = z.object({
  jobIndex: z.number(),
  threadIndex: z.number(),
  jti: z.string(),
  twoWayTimestamp: z.number(),
})
export type TwoWayInfo = z.output<typeof twoWayInfo>

/** Secrets go under the account's public key, PKCS#1 v1.5, base64. */
export function sealForCodef(plain: string, publicKey: string): string {
  const key = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64')
}
