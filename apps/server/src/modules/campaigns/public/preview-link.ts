import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { effectiveStatus } from '@coffeeattack/domain/offers/status'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findTarget, openLink, ownerOf, type Target } from './store.ts'

/** Anybody with the link can read this, so it does not tell the recipient (ROUTE-9). */
export async function previewLink(token: string, { db, clock }: ApiDeps) {
  const now = clock()
  const link = await openLink(db.drizzle, hashToken(token), now)
  const target = link && (await findTarget(db.drizzle, link, now))
  if (!link || !target) throw new Refusal('NOT_FOUND')
  const { expiryDay, status, ...shown } = target
  return { type: link.type, ...shown, ...stateOf({ status, expiryDay }, now) }
}

/** Tells a signed-in caller whether the link is their own, and nothing else. */
export async function isOwnLink(token: string, userId: string, { db, clock }: ApiDeps) {
  const owner = await ownerOf(db.drizzle, hashToken(token), clock())
  if (owner === null) throw new Refusal('NOT_FOUND')
  return { isMine: owner === userId }
}

function stateOf({ status, expiryDay }: Pick<Target, 'status' | 'expiryDay'>, now: Date) {
  if (!status || !expiryDay) return { status: null, expiredAt: null }
  const expiredAt = deadlineOf(expiryDay)
  return { status: effectiveStatus({ status, expiredAt }, now), expiredAt: expiredAt.toISOString() }
}
