import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isPurgeDue, purgeAt as purgeDay, retriedBy } from '@coffeeattack/domain/profiles/withdrawal'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handOverErasure } from '../../handover/core/hand-over.ts'
import { bySystem, record } from '../../offers/core/store.ts'
import { endPactsOfPerson } from '../../pacts/core/end-open.ts'
import { endProofsOfPerson } from '../../proofs/core/take-back.ts'
import { keepReferral } from '../../partners/core/store.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { endSessions } from '../../sessions/core/store.ts'
import { type ErasureNote, noteErased } from '../jobs/note-erased.ts'
import { purgePerson } from '../jobs/purge.ts'
import {
  closeOpenOffers,
  endConversations,
  forgetTraces,
  hasOffers,
  insertWithdrawal,
  lockPerson,
  type Person,
  takeNames,
  tellConsoles,
} from './withdrawal-store.ts'

/**
 * Withdrawal (PRO-14): once this commits the candidate is visible nowhere. Without offers everything is erased right after; with
 * offers the identity is kept sealed for thirty days.
 */
export async function withdraw(userId: string, reason: string, deps: ApiDeps) {
  const now = deps.clock()
  const left = await deps.db.transaction((tx) => leave(tx, { userId, reason, now, before: null }, deps))
  if (!left) throw new Refusal('UNAUTHORIZED')
  await noteOrLeaveToJob(userId, deps)
  const isDue = isPurgeDue(left.purgeAt, now)
  const isErased = isDue && (await purgeOrLeaveToJob(userId, deps))
  if (left.kakaoSub) void unlink(left.kakaoSub, deps)
  const purgeAt = isDue && !isErased ? retriedBy(now) : left.purgeAt
  return { purgeAt: purgeAt.toISOString(), isErased }
}

type LeaveInput = {
  userId: string
  reason: string
  now: Date
  /** The original time, when a restored backup brought the candidate back. */
  before: ErasureNote | null
}

/** Null when the candidate has already left. */
export async function leave(
  tx: Queries,
  { userId, reason, now, before }: LeaveInput,
  deps: Pick<ApiDeps, 'secrets' | 'ids' | 'settings' | 'random'>,
): Promise<{ purgeAt: Date; kakaoSub: string | null } | null> {
  const person = await lockPerson(tx, userId)
  if (!person) return null
  const hadOffers = await hasOffers(tx, userId)
  const purgeAt = before?.purgeAt ?? purgeDay(hadOffers, now)
  const personSealed = isPurgeDue(purgeAt, now) ? null : sealed(person, deps)
  const noted = { withdrawnAt: before?.withdrawnAt ?? now, notedAt: before && now }
  await insertWithdrawal(tx, { userId, reason, personSealed, purgeAt, ...noted })
  await keepReferral(tx, userId, now)
  await takeNames(tx, userId, now)
  await endSessions(tx, candidate(userId), null, 'WITHDRAWN', now)
  const closed = await closeOpenOffers(tx, userId, now)
  await record(
    tx,
    closed.map((subject) => bySystem(subject, { event: 'EXPIRED', at: now, detail: { withdrawn: true } })),
  )
  await endConversations(tx, userId, now)
  await forgetTraces(tx, userId, now)
  await handOverErasure(tx, userId, { ids: deps.ids, now })
  // After the coffee chats are locked, as whoever changes a pact locks both.
  await endPactsOfPerson(tx, userId, { ids: deps.ids, now })
  await endProofsOfPerson(tx, userId, deps, now)
  await tellConsoles(tx, userId, now)
  return { purgeAt, kakaoSub: person.kakaoSub }
}

/** If noting fails, the job repeats it. Nobody is erased before the note. */
async function noteOrLeaveToJob(userId: string, deps: ApiDeps): Promise<void> {
  try {
    await noteErased(userId, deps)
  } catch (error) {
    deps.log.error({ err: error }, 'erasure not noted')
    deps.report(error)
  }
}

/** False when the erasure failed. The candidate is visible nowhere, and the job tries again. */
async function purgeOrLeaveToJob(userId: string, deps: ApiDeps): Promise<boolean> {
  try {
    await purgePerson(userId, deps)
    return true
  } catch (error) {
    deps.report(error)
    return false
  }
}

/** Unlinks the messenger. A failure is only logged. */
async function unlink(kakaoSub: string, { providers, log }: ApiDeps): Promise<void> {
  try {
    await providers.kakao.unlink(kakaoSub)
  } catch (error) {
    log.warn({ provider: 'kakao', err: error }, 'unlink failed')
  }
}

/** The identity as one sealed text. Names and links are opened and sealed again, because a seal is bound to its table. */
function sealed(person: Person, { secrets }: Pick<ApiDeps, 'secrets'>): string {
  const { nameSealed, phoneSealed, emailSealed, birthdaySealed, ...rest } = person
  const plain = {
    ...rest,
    name: nameSealed && secrets.open(nameSealed, 'users.name_sealed'),
    phone: phoneSealed && secrets.open(phoneSealed, 'users.phone_sealed'),
    email: emailSealed && secrets.open(emailSealed, 'users.email_sealed'),
    birthday: birthdaySealed && secrets.open(birthdaySealed, 'users.birthday_sealed'),
  }
  return secrets.seal(JSON.stringify(plain), 'withdrawals.person_sealed')
}
