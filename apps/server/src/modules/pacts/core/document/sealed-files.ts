import type { DocumentSignature } from '@coffeeattack/domain/pacts/document'
import { z } from 'zod'

/** A signature as it is kept: `text` is what the phone showed, `value` what the institution handed out. */
export type KeptSignature = DocumentSignature & { readonly text: string }

/** The files inside of a sealed document, as they are attached and looked for. */
export const attachments = {
  original: { name: '원본.pdf', type: 'application/pdf', relationship: 'Source' },
  company: { name: '회사-서명값.txt', type: 'text/plain', relationship: 'Data' },
  person: { name: '본인-서명값.txt', type: 'text/plain', relationship: 'Data' },
  record: { name: '서명.json', type: 'application/json', relationship: 'Data' },
} as const

const signature = z.object({ by: z.string(), signedAt: z.iso.datetime(), text: z.string() })

/** What was signed and when, so that the file tells it without us. */
export const signatureRecordShape = z.object({
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  company: signature,
  person: signature,
})

type Signed = { fingerprint: string; company: KeptSignature; person: KeptSignature }

export function signatureRecord({ fingerprint, company, person }: Signed): Uint8Array {
  const told = ({ by, at, text }: KeptSignature) => ({ by, signedAt: at.toISOString(), text })
  const record = { fingerprint, company: told(company), person: told(person) }
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`)
}
