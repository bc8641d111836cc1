import { notificationPage, severalPage } from '@coffeeattack/contract/notification-pages'
import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { lockScreenText } from '@coffeeattack/domain/notifications/candidate-notifications'
import { linkEndsAt, templateValues, textMessage } from '@coffeeattack/domain/notifications/delivery'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { makeLink } from '../../campaigns/core/make-link.ts'
import type { Fact } from '../candidate/store.ts'
import { findBrowser } from '../push/browsers.ts'
import { phoneOf, type PersonRing } from './store.ts'

/** What to do after the attempt is recorded: send it, or nothing if it was moved to the outbox of mails. */
export type PreparedRing = { send: () => Promise<unknown> } | { isPosted: true }

/** Null if the person can no longer be reached this way. */
export async function prepare(
  tx: Queries,
  ring: PersonRing,
  facts: readonly Fact[],
  deps: Deps,
): Promise<PreparedRing | null> {
  const text = lockScreenText({ ...facts[0]!, count: facts.length }, deps.clock())
  return ring.channel === 'SMS'
    ? prepareText(tx, ring, { facts, text }, deps)
    : preparePush(tx, ring, { facts, text }, deps)
}

type RingText = { facts: readonly Fact[]; text: string }

async function prepareText(
  tx: Queries,
  ring: PersonRing,
  { facts, text }: RingText,
  deps: Deps,
): Promise<PreparedRing | null> {
  const { secrets, providers, settings } = deps
  const sealed = await phoneOf(tx, ring.userId)
  if (!sealed) return null
  const address = `${settings.appOrigin}${await pathFor(tx, ring, facts, deps)}`
  return {
    async send() {
      const to = secrets.open(sealed, 'users.phone_sealed')
      await providers.sms.send({
        to,
        text: textMessage(text, address),
        variables: templateValues(text, address),
      })
    },
  }
}

async function preparePush(
  tx: Queries,
  ring: PersonRing,
  { facts, text }: RingText,
  { push }: Deps,
): Promise<PreparedRing | null> {
  const browser = ring.subscriptionId && push ? await findBrowser('candidate', tx, ring.subscriptionId) : null
  if (!browser || !push) return null
  const url = facts.length > 1 ? severalPage(ring.type) : notificationPage(facts[0]!)
  return { send: () => push.send(browser, { title: BRAND.ko, body: text, url, tag: ring.id }) }
}

/** A short link that shows a preview before login; without a preview, the page itself. */
async function pathFor(tx: Queries, ring: PersonRing, facts: readonly Fact[], deps: Deps): Promise<string> {
  const target = linkTarget(ring, facts)
  if (!target) return notificationPage(facts[0]!)
  const now = deps.clock()
  const isOneOffer = target.type === 'offer' || target.type === 'group'
  const expiresAt = linkEndsAt((isOneOffer && facts[0]!.offer?.expiredAt) || null, now)
  const link = { carrierId: ring.id, userId: ring.userId, ...target, expiresAt }
  return paths.shortLink(await makeLink(tx, link, { secrets: deps.secrets, now }))
}

function linkTarget({ userId, type }: PersonRing, facts: readonly Fact[]) {
  const { target, messageId } = facts[0]!
  if (type === 'MESSAGE') return messageId ? { type: 'message' as const, targetId: messageId } : null
  if (facts.length > 1 && type !== 'REPORT') return { type: 'offers' as const, targetId: userId }
  // A room, a report and a takedown are shown after login alone: they have no preview.
  if (target?.kind !== 'offer' && target?.kind !== 'group' && target?.kind !== 'coffeechat') return null
  return { type: target.kind, targetId: target.id }
}
