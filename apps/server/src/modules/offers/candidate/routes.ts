import type { Handle } from '../../../platform/http/handle.ts'
import { acceptOffer } from './accept-offer.ts'
import { decideGroup } from './decide-group.ts'
import { setLike } from './like-offer.ts'
import { countUnread, showHistory, showOffers, showOffersOf } from './list-offers.ts'
import { refuseOffer } from './refuse-offer.ts'
import { showGroup, showOffer } from './show-offer.ts'

export function offerRoutes(handle: Handle): void {
  handle('GET /v3/users/offers', ({ caller, query }, deps) => showOffers(caller.userId, 'all', query, deps))
  handle('GET /v2/users/offers', ({ caller, query }, deps) =>
    showOffers(caller.userId, 'single', query, deps),
  )
  handle('GET /v2/users/offers/:id', ({ caller, params }, deps) => showOffer(caller.userId, params.id, deps))
  handle('GET /v2/users/offers/history', ({ caller, query }, deps) =>
    showHistory(caller.userId, query.isSelected, deps),
  )
  handle('GET /users/offers/unread', ({ caller }, deps) => countUnread(caller.userId, deps))
  handle('GET /users/offers/group/:groupId', ({ caller, params }, deps) =>
    showGroup(caller.userId, params.groupId, deps),
  )
  handle('GET /users/offers/:userId/:companyId', ({ caller, params }, deps) =>
    showOffersOf({ ...params, callerId: caller.userId }, deps),
  )
  handle('PATCH /users/offers/like', ({ caller, body }, deps) =>
    setLike({ userId: caller.userId, ...body }, deps),
  )
  handle('PATCH /v2/users/offers/refuse/:id', ({ caller, params, body }, deps) =>
    refuseOffer({ userId: caller.userId, offerId: params.id, reason: body.refusalReason }, deps),
  )
  handle('PATCH /users/offers/group/:groupId', ({ caller, params, body }, deps) =>
    decideGroup({ userId: caller.userId, groupId: params.groupId, patch: body }, deps),
  )
  handle('POST /v2.1/users/coffeechat', ({ caller, body }, deps) =>
    acceptOffer({ userId: caller.userId, offerId: body.offerId }, deps),
  )
}
