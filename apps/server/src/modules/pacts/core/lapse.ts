import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { tellBoth } from './make-known.ts'
import type { PactRow } from './store.ts'
import { changeState, closeRequest, endVersion } from './write-store.ts'

/** The version's last day is over: it is closed with its signature, and both sides are told once (PACT-8). */
export async function lapse(tx: Queries, pact: PactRow, when: Clock): Promise<void> {
  const { now } = when
  if (!(await changeState(tx, pact, 'LAPSED', { now, askedAgainAt: null })))
    throw new Refusal('PACT_MOVED_ON')
  await endVersion(tx, pact.id, 'LAPSED', now)
  await closeRequest(tx, pact.id, now)
  await tellBoth(tx, pact, 'LAPSED', when)
}
