import { createHash } from 'node:crypto'
import { PDF } from '@libpdf/core'
import { checkSignedData } from '../../../../platform/providers/signature/check-signed-data.ts'
import { DEMO } from '../../../../platform/sealing/demo-authority.ts'
import { judgeSeal } from '../../../../platform/sealing/judge-seal.ts'
import { attachments, signatureRecordShape } from './sealed-files.ts'
import type { SignedAt, Verified, VerifyInput } from './verify-sealed.ts'

const NOTHING = { sealedFingerprint: null, fingerprint: null, seal: null, signatures: null } as const

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** PDF readers look for the mark in the first kilobyte. */
const isPdf = (file: Uint8Array): boolean => Buffer.from(file.subarray(0, 1024)).includes('%PDF-')

/** The files inside are opened only of what our seal covers. */
export async function verifyFile({ file, known, signatureRoots, now }: VerifyInput): Promise<Verified> {
  if (!isPdf(file)) return { verdict: 'NOT_PDF', ...NOTHING }
  const judged = await judgeSeal(file, known)
  if (judged.verdict === 'NOT_OURS') return { verdict: 'NOT_OURS', ...NOTHING, fingerprint: sha256(file) }
  const terms = judged.sealedBytes && (await readTerms(judged.sealedBytes, signatureRoots))
  if (judged.verdict === 'CHANGED')
    return {
      verdict: 'CHANGED',
      ...NOTHING,
      // Of a seal that holds for no part of the file, only what it was made over is known.
      sealedFingerprint: terms?.fingerprint ?? judged.sealed,
      fingerprint: judged.now,
    }
  // Sealed with our key, but no pact.
  if (!terms) return { verdict: 'NOT_OURS', ...NOTHING, fingerprint: sha256(file) }
  const { by, at, isStamped, expiresAt } = judged.seal
  return {
    verdict: 'SAME',
    sealedFingerprint: terms.fingerprint,
    fingerprint: terms.fingerprint,
    seal: { by, at, isStamped, isInTime: isStamped || now <= expiresAt, isDemo: by.includes(DEMO) },
    signatures: terms.signatures,
  }
}

type Terms = { readonly fingerprint: string; readonly signatures: NonNullable<Verified['signatures']> }

/** The fingerprint is that of the unsigned document inside, and stands in both signed texts; else it is no pact. */
async function readTerms(sealed: Uint8Array, roots: readonly string[]): Promise<Terms | null> {
  const inside = (await PDF.load(new Uint8Array(sealed))).attachments
  const [original, company, person, record] = [
    attachments.original,
    attachments.company,
    attachments.person,
    attachments.record,
  ].map(({ name }) => inside.get(name))
  if (!original || !company || !person || !record) return null
  const read = signatureRecordShape.safeParse(JSON.parse(Buffer.from(record).toString()))
  const fingerprint = sha256(original)
  if (read.data?.fingerprint !== fingerprint) return null
  const signatures = [read.data.company, read.data.person]
  if (!signatures.every(({ text }) => text.includes(fingerprint))) return null
  const check = async ({ signedAt, text }: (typeof signatures)[0], value: Uint8Array): Promise<SignedAt> => {
    const signedData = Buffer.from(value).toString()
    const { problem } = await checkSignedData({ signedData, text, roots })
    return { at: new Date(signedAt), isChecked: problem === null }
  }
  const [ofCompany, ofPerson] = [await check(signatures[0]!, company), await check(signatures[1]!, person)]
  return { fingerprint, signatures: { company: ofCompany, person: ofPerson } }
}
