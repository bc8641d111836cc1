import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { offerEntry, type OfferEntry } from './offers.ts'

type Home = ApiResult<'GET /v3/users/my/attack'>

/** No offers yet. */
export const home = (given: Partial<Home> = {}): Home => ({
  recentOfferItem: null,
  isActivate: true,
  isOffered: false,
  receivedOfferCount: 0,
  waitingOfferCount: 0,
  selectedOfferCount: 0,
  expiredOfferCount: 0,
  nextCoffeechat: null,
  askedCoffeechat: null,
  bestRaise: null,
  ...given,
})

/** The open offer that closes next. */
export const homeWith = (offer: OfferEntry = offerEntry(), given: Partial<Home> = {}): Home =>
  home({
    recentOfferItem: offer,
    isOffered: true,
    receivedOfferCount: 1,
    waitingOfferCount: 1,
    bestRaise: 1_600,
    ...given,
  })
