import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { afterQuiet, DELIVERY } from '@coffeeattack/domain/notifications/delivery'
import { isHeard, type OperatorChannel } from '@coffeeattack/domain/notifications/operator-groups'
import { operatorLockScreenText, operatorMail } from '@coffeeattack/domain/notifications/operator-mail'
import { groupOf, operatorNotifications } from '@coffeeattack/domain/notifications/operator-notifications'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { factsOf, type OperatorFact, showNotification } from '../console/facts.ts'
import { postMail } from '../core/mails.ts'
import { findBrowser } from '../push/browsers.ts'
import { type OperatorListener, operatorListener } from './operator-store.ts'
import type { PreparedRing } from './prepare.ts'
import type { Ring } from './store.ts'
import type { Verdict } from './judge.ts'

/** A mail that was not delivered within a day is given up: the console shows everything. */
const MAIL_MS = DAY_MS

/** Asked before a push or a mail is written to the outbox, and again before it is sent. */
export function judgeForOperator(fact: OperatorFact, { isPresent }: OperatorListener, now: Date): Verdict {
  if (fact.readAt !== null || !operatorNotifications[fact.type].isStillTrue(fact, now)) return 'drop'
  // An operator with an open console gets some time to read it there.
  const lookUntil = new Date(fact.createdAt.getTime() + DELIVERY.awayMs)
  return isPresent && lookUntil > now ? { waitUntil: lookUntil } : 'tell'
}

export const quietUntil = ({ quiet }: OperatorListener, now: Date): Date =>
  quiet.on ? afterQuiet(now, quiet) : now

export const heardBy =
  (channel: OperatorChannel, { choices }: OperatorListener) =>
  ({ type }: OperatorFact) =>
    isHeard(groupOf(type), channel, choices)

/** Null if nothing is left to announce, or the operator cannot be reached this way any more. */
export async function prepareForOperator(
  tx: Queries,
  ring: Ring & { operatorId: string },
  deps: Deps,
): Promise<PreparedRing | { waitUntil: Date } | null> {
  const now = deps.clock()
  const listener = await operatorListener(tx, ring.operatorId, now)
  if (!listener) return null
  const waitUntil = quietUntil(listener, now)
  if (waitUntil > now) return { waitUntil }
  const facts = (await factsOf(tx, ring.about.split(','), deps)).filter(
    (fact) =>
      judgeForOperator(fact, listener, now) === 'tell' &&
      heardBy(ring.channel as OperatorChannel, listener)(fact),
  )
  if (facts.length === 0) return null
  return ring.channel === 'MAIL' ? mail(tx, listener, facts, deps) : push(tx, ring, facts, deps)
}

/** Moves it to the outbox of mails. */
async function mail(tx: Queries, { email }: OperatorListener, facts: readonly OperatorFact[], deps: Deps) {
  const { settings, clock } = deps
  const link = settings.appOrigin + CONSOLE + consolePaths.notifications()
  const letter = operatorMail(
    facts.map(({ type }) => type),
    link,
  )
  const expiresAt = new Date(clock().getTime() + MAIL_MS)
  await postMail(tx, { kind: 'NEWS', to: email, letter, expiresAt }, deps)
  return { isPosted: true as const }
}

async function push(
  tx: Queries,
  { id, subscriptionId }: Ring,
  facts: readonly OperatorFact[],
  { push: sender }: Deps,
): Promise<PreparedRing | null> {
  const browser = subscriptionId && sender ? await findBrowser('operator', tx, subscriptionId) : null
  if (!browser || !sender) return null
  const body = operatorLockScreenText(facts.map(({ type }) => type))
  const url = CONSOLE + (facts.length > 1 ? consolePaths.notifications() : showNotification(facts[0]!).to)
  return { send: () => sender.send(browser, { title: BRAND.ko, body, url, tag: id }) }
}
