import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Queries } from '../../../platform/db/queries.ts'
import { lockWriter, type Writer } from './store.ts'

/** Whoever talks, or reports others, has verified that they work. Held, so that one person's posts come one by one. */
export async function verifiedWriter(tx: Queries, userId: string): Promise<Writer> {
  const writer = await lockWriter(tx, userId)
  if (!writer) throw new Refusal('UNAUTHORIZED')
  if (!writer.certifiedAt) throw new Refusal('TALK_NEEDS_CAREER')
  return writer
}
