import { z } from 'zod'
import { offerListItem } from './offer-shapes.ts'
import { id, instant, manwon } from './shapes.ts'

/** The offer that the home card counts down to. A curated group carries the ends of its offers' salaries. */
const recentOffer = offerListItem.pick({
  id: true,
  offerGroupId: true,
  type: true,
  name: true,
  logo: true,
  expiredAt: true,
  position: true,
  salaryMin: true,
  salaryMax: true,
  incomeBasis: true,
  increaseRate: true,
  operatorName: true,
  isMaster: true,
  isJustMessage: true,
  isNew: true,
  companyItems: true,
})

/** The fixed meeting that comes next, or goes on right now. */
const nextCoffeechat = z.object({ id, name: z.string(), startsAt: instant, minutes: z.int().min(1) })

const count = z.int().min(0)

/** A curated group counts as one offer, as in the lists. */
export const home = z
  .object({
    recentOfferItem: recentOffer.nullable(),
    isActivate: z.boolean(),
    isOffered: z.boolean(),
    receivedOfferCount: count,
    waitingOfferCount: count,
    selectedOfferCount: count,
    expiredOfferCount: count,
    nextCoffeechat: nextCoffeechat.nullable(),
    bestRaise: manwon.nullable().describe('지금 고를 수 있는 제안 가운데 가장 많이 오르는 금액'),
  })
  .meta({ id: 'Home', description: '홈 카드' })
