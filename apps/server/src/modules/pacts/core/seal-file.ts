import { buffer } from 'node:stream/consumers'
import { paths } from '@coffeeattack/contract/pages'
import type { Deps } from '../../../deps.ts'
import type { SignatureAsk, SignatureProvider } from '../../../platform/providers/signature/signature.ts'
import { judgeSeal } from '../../../platform/sealing/judge-seal.ts'
import { drawSealedPact } from './document/draw-pact.ts'
import type { KeptSignature } from './document/sealed-files.ts'
import { openParties } from './parties.ts'
import { holdSeal, letSealGo, markSealed, type ToSeal } from './seal-store.ts'

const HELD_MS = 2 * 60_000
const SIGNED_BY = '카카오 전자서명인증'

/** One place for each pact, so that a process that died between storing and noting leaves no second file. */
export const sealKeyOf = (pactId: string): string => `${pactId}/${pactId}.pdf`

/** Draws, seals and stores the file of a pact that both signed, once (PACT-5). What was stored before is not made again. */
export async function sealFile(pactId: string, deps: Deps): Promise<void> {
  const { db, clock, files, sealing } = deps
  const { signature } = deps.providers
  const { seal, known } = sealing
  if (!seal || !signature) throw new Error('a pact waits for its seal, and nothing is set that seals')
  const now = clock()
  const held = await holdSeal(db.drizzle, pactId, { now, until: new Date(now.getTime() + HELD_MS) })
  if (!held) return
  try {
    const storeKey = sealKeyOf(pactId)
    const stored = await files.read(storeKey)
    if (!stored) {
      const { bytes } = await seal(await draw(held, signature, deps), {
        at: held.at,
        reason: '처우 합의서 봉인',
      })
      await files.keep(storeKey, bytes, { name: '처우 합의서.pdf' })
    }
    const judged = await judgeSeal(await buffer(stored ?? (await files.read(storeKey))!), await known())
    if (judged.verdict !== 'SAME') throw new Error(`a sealed pact reads as ${judged.verdict}`)
    await markSealed(db.drizzle, pactId, { storeKey, sealedAt: clock(), isStamped: judged.seal.isStamped })
  } finally {
    await letSealGo(db.drizzle, pactId)
  }
}

async function draw(held: ToSeal, signature: SignatureProvider, deps: Deps): Promise<Buffer> {
  const { secrets, settings } = deps
  const { number, terms, offered, partiesSealed, sentAt, at: sealedAt } = held
  /** Read from what is kept: nobody is asked outside. */
  async function of(side: ToSeal['signatures'][number]['side']): Promise<KeptSignature> {
    const found = held.signatures.find((one) => one.side === side)!
    const raw = secrets.open(found.rawSealed, 'pact_signatures.raw_sealed')
    const { text } = JSON.parse(secrets.open(found.askSealed, 'pact_signatures.ask_sealed')) as SignatureAsk
    const { signedData: value, signedAt: at } = await signature.collect(found.receiptId, async () => {}, raw)
    return { by: SIGNED_BY, at, value, text }
  }
  return drawSealedPact({
    version: { parties: openParties(partiesSealed, secrets), number, terms, offered, sentAt },
    company: await of('company'),
    person: await of('candidate'),
    sealedAt,
    verifyAt: new URL(paths.verify(), settings.appOrigin).href.replace(/^https?:\/\//, ''),
  })
}
