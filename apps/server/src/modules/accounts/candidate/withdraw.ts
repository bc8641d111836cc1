import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isPurgeDue, purgeAt as purgeDay } from '@coffeeattack/domain/profiles/withdrawal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { bySystem, record } from '../../offers/core/store.ts'
import { keepReferral } from '../../partners/core/store.ts'
import { candidate } from '../../sessions/core/owner.ts'
import { endSessions } from '../../sessions/core/store.ts'
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
} from './withdrawal-store.ts'

/**
 * Leaving (PRO-14): from the moment this commits nobody sees the person anywhere. Without offers behind them everything
 * is erased right after; with offers who they were is kept, sealed and out of reach, for thirty days.
 */
export async function withdraw(userId: string, reason: string, deps: ApiDeps) {
  const now = deps.clock()
  const { purgeAt, kakaoSub } = await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId)
    if (!person) throw new Refusal('UNAUTHORIZED')
    const hadOffers = await hasOffers(tx, userId)
    const day = purgeDay(hadOffers, now)
    const personSealed = hadOffers ? sealed(person, deps) : null
    await insertWithdrawal(tx, { userId, reason, personSealed, withdrawnAt: now, purgeAt: day })
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
    return { purgeAt: day, kakaoSub: person.kakaoSub }
  })
  if (isPurgeDue(purgeAt, now)) await purgeOrLeaveToJob(userId, deps)
  if (kakaoSub) void unlink(kakaoSub, deps)
  return { purgeAt: purgeAt.toISOString() }
}

/** The person is out of reach already; if a disk or a store fails now, the job erases them with its next run. */
async function purgeOrLeaveToJob(userId: string, deps: ApiDeps): Promise<void> {
  try {
    await purgePerson(userId, deps)
  } catch (error) {
    deps.log.error({ err: error }, 'purge failed')
    deps.report(error)
  }
}

/** Nobody waits for the messenger, and its no changes nothing. */
async function unlink(kakaoSub: string, { providers, log }: ApiDeps): Promise<void> {
  try {
    await providers.kakao.unlink(kakaoSub)
  } catch (error) {
    log.warn({ provider: 'kakao', err: error }, 'unlink failed')
  }
}

/** Who they were, as one sealed text: names and links opened first, for their seals belong to another table. */
function sealed(person: Person, { secrets }: ApiDeps): string {
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
