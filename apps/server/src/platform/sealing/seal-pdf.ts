import type { Log } from '../observing/log.ts'
import { askStamp, StampFailure, type StampSource } from './ask-stamp.ts'
import { judgeSeal, type KnownSeals } from './judge-seal.ts'
import { type SealKey, signerOf } from './seal-key.ts'

export type Sealed = { readonly bytes: Buffer; readonly isStamped: boolean }

/** `reason` is shown by readers beside the signature. */
export type SealOrder = { readonly at: Date; readonly reason: string }

export type SealWorld = {
  readonly key: SealKey
  readonly stamps: StampSource | null
  readonly known: KnownSeals
  readonly fetch: typeof fetch
  readonly random: (bytes: number) => Uint8Array
  readonly pause: (ms: number) => Promise<void>
  readonly log: Pick<Log, 'warn'>
}

/**
 * Seals a file as PAdES: B-T with a time stamp, and B-B where no service is set or none gives a stamp that holds. What was
 * sealed is looked at before it is handed out. A stamp cannot be added later.
 */
export async function sealPdf(pdf: Uint8Array, { at, reason }: SealOrder, world: SealWorld): Promise<Sealed> {
  const { stamps, known, log } = world
  if (stamps) {
    try {
      const bytes = await sign(pdf, { at, reason }, world)
      const judged = await judgeSeal(bytes, known)
      if (judged.verdict === 'SAME' && judged.seal.isStamped) return { bytes, isStamped: true }
      log.warn({ situation: judged.verdict }, 'a time stamp does not hold; sealed without')
    } catch (error) {
      if (!(error instanceof StampFailure)) throw error
      log.warn({ err: error }, 'no time stamp; sealed without')
    }
  }
  const bytes = await sign(pdf, { at, reason }, { ...world, stamps: null })
  const { verdict } = await judgeSeal(bytes, known)
  if (verdict !== 'SAME') throw new Error(`a fresh seal reads as ${verdict}`)
  return { bytes, isStamped: false }
}

async function sign(
  pdf: Uint8Array,
  { at, reason }: SealOrder,
  { key, stamps, ...world }: SealWorld,
): Promise<Buffer> {
  // Loaded on demand: it weighs more than the rest of the service's start.
  const { PDF } = await import('@libpdf/core')
  const file = await PDF.load(new Uint8Array(pdf))
  let failure: unknown
  const timestamp = (digest: Uint8Array) =>
    askStamp(digest, stamps!, world).catch((error: unknown) => {
      failure = error
      throw error
    })
  try {
    const { bytes } = await file.sign({
      signer: signerOf(key),
      signingTime: at,
      reason,
      ...(stamps ? { level: 'B-T', timestampAuthority: { timestamp } } : { level: 'B-B' }),
    })
    return Buffer.from(bytes)
  } catch (error) {
    throw failure ?? error
  }
}
