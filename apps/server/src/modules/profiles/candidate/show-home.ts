import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { isVisible } from '@coffeeattack/domain/profiles/attack-period'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findHome, type Nearest, type Terms } from './home-store.ts'

/** What the home card needs (OFR-10): the open offer with the nearest deadline, and how many there are of each. */
export async function showHome(userId: string, { db, clock }: ApiDeps) {
  const now = clock()
  const home = await findHome(db.drizzle, userId, { now, today: formatDay(kstDay(now)) })
  if (!home) throw new Refusal('UNAUTHORIZED')
  return {
    recentOfferItem: home.nearest && recentOffer(home.nearest),
    isActivate: isVisible({ isActivate: home.isActive, expiredAt: home.attackEndsAt }, now),
    isOffered: home.received > 0,
    receivedOfferCount: home.received,
    waitingOfferCount: home.waiting,
    selectedOfferCount: home.selected,
    expiredOfferCount: home.expired,
    nextCoffeechat: home.nextCoffeechat && withMoment(home.nextCoffeechat),
    askedCoffeechat: home.askedCoffeechat && withMoment(home.askedCoffeechat),
    bestRaise: home.bestRaise,
  }
}

/** A time inside JSON is told as PostgreSQL writes it; the contract's is ISO. */
const withMoment = <Chat extends { startsAt: string }>(chat: Chat) => ({
  ...chat,
  startsAt: new Date(chat.startsAt).toISOString(),
})

/** A curated group speaks with its agent's name, and its salary reaches from the lowest to the highest in it. */
function recentOffer({ id, isGroup, expiryDay, isNew, terms }: Nearest) {
  const [first] = terms
  const companyItems = terms.flatMap(({ companyName, companyLogo }) =>
    companyName === null ? [] : [{ name: companyName, logo: companyLogo }],
  )
  const range = { salaryMin: lowest(terms, 'salaryMin'), salaryMax: highest(terms, 'salaryMax') }
  const incomeBasis = highest(terms, 'incomeBasis')
  const operatorName = first?.operatorName ?? ''
  return {
    id,
    offerGroupId: isGroup ? id : null,
    type: isGroup ? ('SUPER_CURATION' as const) : ('SUPER' as const),
    name: (isGroup ? null : first?.companyName) ?? operatorName,
    logo: (isGroup ? null : first?.companyLogo) ?? null,
    expiredAt: deadlineOf(expiryDay).toISOString(),
    ...range,
    incomeBasis,
    incomeOrigin: terms.find((one) => one.incomeOrigin)?.incomeOrigin ?? null,
    increaseRate: increaseRate(incomeBasis, range),
    position: isGroup ? '' : (first?.position ?? ''),
    operatorName,
    isMaster: isGroup || first?.isMaster === true,
    isJustMessage: !isGroup && first?.isJustMessage === true,
    isNew,
    companyItems,
  }
}

type Amount = 'salaryMin' | 'salaryMax' | 'incomeBasis'

const amounts = (terms: readonly Terms[], of: Amount) =>
  terms.map((one) => one[of]).filter((it) => it !== null)

const lowest = (terms: readonly Terms[], of: Amount) =>
  amounts(terms, of).toSorted((a, b) => a - b)[0] ?? null

const highest = (terms: readonly Terms[], of: Amount) =>
  amounts(terms, of).toSorted((a, b) => b - a)[0] ?? null
