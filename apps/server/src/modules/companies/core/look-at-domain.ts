import { nextNight } from '@coffeeattack/domain/companies/checks'
import {
  afterLook,
  DOMAIN_PROOF,
  type DomainProofState,
  proofRecord,
} from '@coffeeattack/domain/companies/domain-proof'
import type { Deps } from '../../../deps.ts'
import { saveLook, type WaitingDomain } from './domain-store.ts'

/**
 * Looks for a company's record in its DNS and saves what it found (FIRM-6). Throws `ProviderUnavailable` when the name server did not
 * answer; the state stays then.
 */
export async function lookAtDomain(
  proof: WaitingDomain,
  { db, clock, providers }: Pick<Deps, 'db' | 'clock' | 'providers'>,
): Promise<void> {
  const texts = await providers.names.texts(proofRecord(proof.domain, proof.token).name)
  const now = clock()
  const look = afterLook(proof, texts, now)
  const isSeen = look.state === 'FOUND' && look.missedAt === null
  await saveLook(db.drizzle, proof, {
    ...look,
    lookedAt: now,
    ...(isSeen ? { provedAt: now } : {}),
    nextAt: nextLook(look.state, proof.startedAt, now),
  })
}

/** Every ten minutes while somebody waits for it, each night once it was found, and never again when it is lost. */
function nextLook(state: DomainProofState, startedAt: Date, now: Date): Date | null {
  if (state === 'FOUND') return nextNight(now)
  if (state === 'LOST' || now.getTime() - startedAt.getTime() >= DOMAIN_PROOF.waitMs) return null
  return new Date(now.getTime() + DOMAIN_PROOF.lookEveryMs)
}
