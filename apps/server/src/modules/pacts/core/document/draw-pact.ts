import { createHash } from 'node:crypto'
import { inThread } from '../../../../platform/in-thread.ts'
import type { AttachedFile, Sealing } from './draw-signing.ts'
import type { SentVersion } from './lay-out.ts'
import { attachments, type KeptSignature, signatureRecord } from './sealed-files.ts'

const script = new URL('draw-worker.ts', import.meta.url)

const draw = async (version: SentVersion, sealing: Sealing | null): Promise<Buffer> =>
  Buffer.from(await inThread<Uint8Array>(script, { version, sealing }))

/** A version's document without signatures. The same version gives the same bytes, whose SHA-256 both sides sign. */
export const drawPact = (version: SentVersion): Promise<Buffer> => draw(version, null)

export const fingerprintOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type SignedVersion = {
  readonly version: SentVersion
  readonly company: KeptSignature
  readonly person: KeptSignature
  readonly sealedAt: Date
  /** 'coffeeattack.example/verify' */
  readonly verifyAt: string
}

/** The document with its signers, ready for the seal; the unsigned one and both signature values are attached. */
export async function drawSealedPact({ version, ...signed }: SignedVersion): Promise<Buffer> {
  const original = await drawPact(version)
  const fingerprint = fingerprintOf(original)
  const { company, person } = signed
  const files: AttachedFile[] = [
    { ...attachments.original, bytes: original },
    { ...attachments.company, bytes: Buffer.from(company.value) },
    { ...attachments.person, bytes: Buffer.from(person.value) },
    { ...attachments.record, bytes: signatureRecord({ fingerprint, company, person }) },
  ]
  return draw(version, { ...signed, fingerprint, files })
}
