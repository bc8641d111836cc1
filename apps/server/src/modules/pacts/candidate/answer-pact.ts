import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isOpen, mayAskChange } from '@coffeeattack/domain/pacts/state'
import { eq } from 'drizzle-orm'
import { pacts } from '../../../platform/db/schema/pacts.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { changePact, mustLead } from '../core/change-pact.ts'
import { tellCompany } from '../core/make-known.ts'
import { findPact, type OwnPact } from '../core/store.ts'
import {
  addRequest,
  changeState,
  closeRequest,
  endVersion,
  markRead,
  voidSignatures,
} from '../core/write-store.ts'

type Seen = OwnPact & { version: number }

/** Once for each version; the company reads when. A version that is closed by now is not marked. */
export async function readPact({ version, ...whose }: Seen, { db, clock }: ApiDeps): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const pact = await findPact(tx, whose)
    if (!pact) throw new Refusal('NOT_FOUND')
    if (!isOpen(pact.state) || pact.version !== version) return
    if (await markRead(tx, { pactId: pact.id, number: version }, now))
      await changed(tx, ['coffeechats'], [pact.companyId], now)
  })
}

const moved = (isDone: boolean): void => {
  if (!isDone) throw new Refusal('PACT_MOVED_ON')
}

export async function askChange({ version, text, ...whose }: Seen & { text: string }, deps: ApiDeps) {
  return changePact(whose, deps, async (tx, pact, when) => {
    const next = mustLead(pact, 'ASK_CHANGE', version)
    if (!mayAskChange(pact.requests.length)) throw new Refusal('PACT_REQUESTS_USED')
    moved(await changeState(tx, pact, next, { now: when.now }))
    // A request to sign that lies on the phone answers another question by now.
    await voidSignatures(tx, pact.id, when.now)
    await addRequest(tx, { pactId: pact.id, version, text }, when)
    await tellCompany(tx, pact, 'CHANGE_ASKED', { ...when, again: String(pact.requests.length + 1) })
  })
}

/** Until the company answers with a new version. Without an open request nothing happens. */
export async function takeBackRequest(whose: OwnPact, deps: ApiDeps) {
  return changePact(whose, deps, async (tx, pact, { now }) => {
    if (pact.state === 'SENT') return
    moved(await changeState(tx, pact, mustLead(pact, 'TAKE_BACK_REQUEST'), { now }))
    await closeRequest(tx, pact.id, now)
  })
}

export async function declinePact({ version, words, ...whose }: Seen & { words: string }, deps: ApiDeps) {
  return changePact(whose, deps, async (tx, pact, when) => {
    const { now } = when
    const next = mustLead(pact, 'DECLINE', version)
    moved(await changeState(tx, pact, next, { now, declinedWords: words }))
    await endVersion(tx, pact.id, 'DECLINED', now)
    await closeRequest(tx, pact.id, now)
    await tellCompany(tx, pact, 'DECLINED', when)
  })
}

/** Until the company has signed (PACT-3). Without a signature nothing happens. */
export async function takeBackSignature(whose: OwnPact, deps: ApiDeps) {
  return changePact(whose, deps, async (tx, pact, when) => {
    if (pact.state === 'SENT') return
    moved(await changeState(tx, pact, mustLead(pact, 'TAKE_BACK_SIGNATURE'), { now: when.now }))
    await voidSignatures(tx, pact.id, when.now)
    await tellCompany(tx, pact, 'SIGNATURE_TAKEN_BACK', { ...when, again: String(when.now.getTime()) })
  })
}

/** The person would still sign. Told once for each version that lapsed. */
export async function askAgain(whose: OwnPact, deps: ApiDeps): Promise<void> {
  await changePact(whose, deps, async (tx, pact, when) => {
    if (pact.state !== 'LAPSED') throw new Refusal('PACT_MOVED_ON')
    if (pact.askedAgainAt) return
    await tx.update(pacts).set({ askedAgainAt: when.now }).where(eq(pacts.id, pact.id))
    await tellCompany(tx, pact, 'ASKED_AGAIN', when)
  })
}
