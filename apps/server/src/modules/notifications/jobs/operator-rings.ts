import { CONSOLE, consolePaths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { afterQuiet } from '@coffeeattack/domain/notifications/delivery'
import { isNewsTrue, seenBy } from '@coffeeattack/domain/notifications/operator-delivery'
import { operatorNewsLine, operatorNewsMail } from '@coffeeattack/domain/notifications/operator-mail'
import { kindOf } from '@coffeeattack/domain/notifications/operator-news'
import { isHeard, type OperatorChannel } from '@coffeeattack/domain/notifications/operator-notices'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { factsOf, type OperatorFact, showNotice } from '../console/facts.ts'
import { postMail } from '../core/mails.ts'
import { findBrowser } from '../push/store.ts'
import { type OperatorListener, operatorListener } from './operator-store.ts'
import type { PreparedRing } from './prepare.ts'
import type { Ring } from './store.ts'
import type { Verdict } from './judge.ts'

/** Who has not read a mail of yesterday finds it all in the console. */
const MAIL_MS = DAY_MS

/** Decided when it is about to be written down, and again when it is about to go out. */
export function judgeNews(fact: OperatorFact, { isPresent }: OperatorListener, now: Date): Verdict {
  if (fact.readAt !== null || !isNewsTrue(fact, now)) return 'drop'
  const lookUntil = seenBy(fact.createdAt)
  return isPresent && lookUntil > now ? { waitUntil: lookUntil } : 'tell'
}

export const quietUntil = ({ quiet }: OperatorListener, now: Date): Date =>
  quiet.on ? afterQuiet(now, quiet) : now

export const heardBy =
  (channel: OperatorChannel, { choices }: OperatorListener) =>
  ({ type }: OperatorFact) =>
    isHeard(kindOf(type), channel, choices)

/** What is left of a ring when its time has come; null when nothing is, or nobody can be reached this way any more. */
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
      judgeNews(fact, listener, now) === 'tell' && heardBy(ring.channel as OperatorChannel, listener)(fact),
  )
  if (facts.length === 0) return null
  return ring.channel === 'MAIL' ? mail(tx, listener, facts, deps) : push(tx, ring, facts, deps)
}

/** It is in the outbox of mails with the end of this transaction: from there it is sent. */
async function mail(tx: Queries, { email }: OperatorListener, facts: readonly OperatorFact[], deps: Deps) {
  const { settings, clock } = deps
  const link = settings.appOrigin + CONSOLE + consolePaths.notices()
  const letter = operatorNewsMail(
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
  const browser = subscriptionId && sender ? await findBrowser(tx, 'operator', subscriptionId) : null
  if (!browser || !sender) return null
  const body = operatorNewsLine(facts.map(({ type }) => type))
  const url = CONSOLE + (facts.length > 1 ? consolePaths.notices() : showNotice(facts[0]!).to)
  return { send: () => sender.send(browser, { title: BRAND.ko, body, url, tag: id }) }
}
