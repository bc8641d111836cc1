import type { Settings } from '../../settings.ts'
import type { Log } from '../observing/log.ts'
import type { StampSource } from './ask-stamp.ts'
import type { KnownSeals } from './judge-seal.ts'
import type { SealKey } from './seal-key.ts'
import type { Sealed, SealOrder } from './seal-pdf.ts'

/** What seals and what is known of seals. */
export type Sealing = {
  /** Null where nothing can be signed, so that nothing has to be sealed. */
  readonly seal: ((pdf: Uint8Array, order: SealOrder) => Promise<Sealed>) | null
  readonly known: () => Promise<KnownSeals>
}

/** What the sandbox stands in for: a time-stamp service and its root, in PEM. */
export type StandInStamps = { readonly stamps: StampSource; readonly roots: readonly string[] }

type SealingWorld = {
  readonly clock: () => Date
  readonly fetch: typeof fetch
  readonly random: (bytes: number) => Uint8Array
  readonly pause: (ms: number) => Promise<void>
  readonly log: Pick<Log, 'warn'>
}

/** A key that was configured is read at the start; one of our own is made when something is first sealed or looked at. */
export async function createSealing(
  { seal: { source, stamps, roots }, signature, production, sandbox, dataDir }: Settings,
  standIn: StandInStamps | null,
  world: SealingWorld,
): Promise<Sealing> {
  const isDemo = !source && (!production || (sandbox && signature.chosen !== 'off'))
  const given = source && (await import('./seal-key.ts').then(({ readSealKey }) => readSealKey(source)))
  let made: Promise<SealKey> | null = null

  async function keyOf(): Promise<SealKey | null> {
    if (given || !isDemo) return given
    made ??= import('./demo-authority.ts').then(({ keptSealKey }) => keptSealKey(dataDir, world.clock()))
    return made
  }

  async function known(): Promise<KnownSeals> {
    const key = await keyOf()
    // The end of our own chain is known as well; a certificate alone is no chain.
    const ownRoot = key && key.chain.length > 1 ? key.chain.slice(-1) : []
    return { own: key?.chain[0] ?? null, roots: [...roots, ...(standIn?.roots ?? []), ...ownRoot] }
  }

  async function seal(pdf: Uint8Array, order: SealOrder): Promise<Sealed> {
    const { sealPdf } = await import('./seal-pdf.ts')
    const key = (await keyOf())!
    return sealPdf(pdf, order, {
      ...world,
      key,
      stamps: stamps ?? standIn?.stamps ?? null,
      known: await known(),
    })
  }

  return { seal: given || isDemo ? seal : null, known }
}
