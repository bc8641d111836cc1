import type { Deps } from '../../../deps.ts'
import { tellOfRooms } from '../core/tell-events.ts'
import type { StreamEvent } from '../../../platform/streams/store.ts'
import { deliveredAmong } from './store.ts'

/** What a candidate's stream says: of the rooms, and of offers that have arrived. */
export async function tellCandidate(events: readonly StreamEvent[], { db, clock }: Deps) {
  const now = clock()
  const ofRooms = await tellOfRooms(db.drizzle, events, { side: 'candidate', now })
  const offerIds = events.filter(({ kind }) => kind === 'offer').map(({ subjectId }) => subjectId)
  const offers = await deliveredAmong(db.drizzle, offerIds, now)
  return events.map(({ kind, subjectId }, place) => {
    const offer = kind === 'offer' ? offers.get(subjectId) : undefined
    return offer ? { name: 'offer' as const, data: offer } : (ofRooms[place] ?? null)
  })
}
