import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import {
  PASSWORD_RESET,
  resetEnds,
  resetMail,
  resetsSince,
} from '@coffeeattack/domain/operators/password-reset'
import type { Deps } from '../../../deps.ts'
import { hashToken } from '../../../platform/crypto/token-hash.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { postMail, sendMails } from '../../notifications/core/mails.ts'
import { countAsked, endOpenResets, insertReset, lockOwner, ownerByEmail } from './store.ts'

export type MadeReset = { to: string; link: string; expiresAt: Date; byAdmin: boolean }

/** Creates a link that replaces earlier ones and stores its hash. Null for an unknown account. */
export async function makeReset(
  tx: Queries,
  { operatorId, askedBy }: { operatorId: string; askedBy: string | null },
  { clock, ids, random, settings }: Deps,
): Promise<MadeReset | null> {
  const now = clock()
  const owner = await lockOwner(tx, operatorId)
  if (!owner) return null
  const isTooMany =
    askedBy === null && (await countAsked(tx, operatorId, resetsSince(now))) >= PASSWORD_RESET.most
  if (isTooMany) return null
  const token = Buffer.from(random(32)).toString('base64url')
  const expiresAt = resetEnds(now)
  await endOpenResets(tx, operatorId, now)
  await insertReset(tx, {
    id: ids.next(),
    operatorId,
    tokenHash: hashToken(token),
    askedBy,
    createdAt: now,
    expiresAt,
  })
  const link = settings.appOrigin + CONSOLE + consolePaths.newPassword(token)
  return { to: owner.email, link, expiresAt, byAdmin: askedBy !== null }
}

/** Queues the mail in the transaction of the link. */
export async function mailReset(tx: Queries, { to, ...made }: MadeReset, deps: Deps): Promise<void> {
  const { expiresAt } = made
  await postMail(tx, { kind: 'PASSWORD_RESET', to, letter: resetMail(made), expiresAt }, deps)
}

/** Reveals neither whether the account exists nor whether a mail was sent. */
export async function sendResetTo(email: string, deps: Deps): Promise<void> {
  const operatorId = await ownerByEmail(deps.db.drizzle, email)
  if (operatorId === null) return
  await deps.db.transaction(async (tx) => {
    const made = await makeReset(tx, { operatorId, askedBy: null }, deps)
    if (made) await mailReset(tx, made, deps)
  })
  await sendMails(deps)
}
