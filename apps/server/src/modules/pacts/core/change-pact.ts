import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { afterDeed, isOpen, isOver, type PactDeed, type PactState } from '@coffeeattack/domain/pacts/state'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { lapse } from './lapse.ts'
import { findPact, lockPact, type OwnPact, type PactRow } from './store.ts'

type Change = (tx: Queries, pact: PactRow, when: Clock) => Promise<void>

/** Locks the party's pact, changes it and returns it as it is then. One whose last day is over lapses first. */
export async function changePact(
  whose: OwnPact,
  deps: Pick<ApiDeps, 'db' | 'ids' | 'clock'>,
  change: Change,
): Promise<PactRow> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const when = { ids: deps.ids, now }
    if (!(await lockPact(tx, whose))) throw new Refusal('NOT_FOUND')
    const found = await readLocked(tx, whose)
    const isLate = found.state !== 'LAPSED' && hasLapsed(found, now)
    if (isLate) await lapse(tx, found, when)
    await change(tx, isLate ? await readLocked(tx, whose) : found, when)
    await changed(tx, ['coffeechats', 'pipeline'], [found.companyId], now)
    return readLocked(tx, whose)
  })
}

async function readLocked(tx: Queries, whose: OwnPact): Promise<PactRow> {
  const pact = await findPact(tx, whose)
  if (!pact) throw new Refusal('NOT_FOUND')
  return pact
}

/** It was closed at its last day, or that day is over and no request to sign lies on a phone that may have been signed in time. */
export const hasLapsed = (
  { state, versions, signatures }: Pick<PactRow, 'state' | 'versions' | 'signatures'>,
  now: Date,
): boolean => {
  const newest = versions.at(-1)
  if (state === 'LAPSED') return true
  return (
    isOpen(state) &&
    newest !== undefined &&
    isOver(newest.untilDay, now) &&
    !signatures.some((signature) => signature.state === 'ASKED')
  )
}

/** Where the deed leads from the state that the caller saw, or a refusal that loads the present one. */
export function mustLead(
  { state, version, isCalledOff }: Pick<PactRow, 'state' | 'version' | 'isCalledOff'>,
  deed: PactDeed,
  seen: number = version,
): PactState {
  const next = afterDeed(state, deed)
  if (next === null || seen !== version || isCalledOff) throw new Refusal('PACT_MOVED_ON')
  return next
}
