import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { acceptOffer } from './candidate/accept-offer.ts'
import { counterOffer } from './candidate/counter-offer.ts'
import { decideGroup } from './candidate/decide-group.ts'
import { countUnread, showHistory, showOffers, showOffersOf } from './candidate/list-offers.ts'
import { refuseOffer } from './candidate/refuse-offer.ts'
import { setLike, showGroup, showOffer } from './candidate/show-offer.ts'
import { answerCounter } from './console/answer-counter.ts'
import { checkText, chooseCompanies, showMarket, showQuota } from './console/before-sending.ts'
import { exportFigures } from './console/export-figures.ts'
import { exportSent } from './console/export-sent.ts'
import { listFitting } from './console/fitting-positions.ts'
import { nudgeOffer } from './console/nudge-offer.ts'
import { addTemplate, changeTemplate, dropTemplate, listTemplates } from './console/offer-templates.ts'
import { sendCuration } from './console/send-curation.ts'
import { sendOffer, undo, undoCuration } from './console/send-offer.ts'
import { listCurations } from './console/show-curations.ts'
import { showFigures } from './console/show-figures.ts'
import { listSent, showSent } from './console/show-sent.ts'
import { offersDelivered } from './core/readings.ts'
import { drawMarketJob } from './jobs/draw-market.ts'
import { expireOffersJob } from './jobs/expire-offers.ts'
import { remindOfOffersJob, tellOffersJob } from './jobs/remind-of-offers.ts'

function candidateCalls(handle: Handle): void {
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
  handle('POST /users/offers/counter/:id', ({ caller, params, body }, deps) =>
    counterOffer({ userId: caller.userId, offerId: params.id, ...body }, deps),
  )
  handle('PATCH /users/offers/group/:groupId', ({ caller, params, body }, deps) =>
    decideGroup({ userId: caller.userId, groupId: params.groupId, patch: body }, deps),
  )
  handle('POST /v2.1/users/coffeechat', ({ caller, body }, deps) =>
    acceptOffer({ userId: caller.userId, offerId: body.offerId }, deps),
  )
}

/** Sending (BIZ-3, BIZ-4). */
function composeCalls(handle: Handle): void {
  handle('GET /console/quota', ({ caller }, deps) => showQuota(caller, deps))
  handle('POST /console/offers/check-text', ({ body, caller }, deps) => checkText(body.message, caller, deps))
  handle('POST /console/offers', ({ body, caller }, deps) => sendOffer(body, caller, deps))
  handle('POST /console/offers/:id/undo', ({ params, caller }, deps) => undo(params.id, caller, deps))
  handle('GET /console/companies/choices', ({ query }, deps) => chooseCompanies(query.q ?? '', deps))
  handle('GET /console/curations/positions', ({ query }, deps) => listFitting(query, deps))
  handle('POST /console/curations', ({ body, caller }, deps) => sendCuration(body, caller, deps))
  handle('POST /console/curations/:id/undo', ({ params, caller }, deps) =>
    undoCuration(params.id, caller, deps),
  )
}

/** Help with writing offers (BIZ-13). */
function helpCalls(handle: Handle): void {
  handle('GET /console/offers/market', ({ query, caller }, deps) =>
    showMarket(query.candidateId, caller, deps),
  )
  handle('POST /console/offers/:id/nudge', ({ params, caller }, deps) => nudgeOffer(params.id, caller, deps))
  handle('GET /console/offer-templates', ({ caller }, deps) => listTemplates(caller, deps))
  handle('POST /console/offer-templates', ({ body, caller }, deps) => addTemplate(body, caller, deps))
  handle('PATCH /console/offer-templates/:id', ({ params, body, caller }, deps) =>
    changeTemplate({ ...body, id: params.id }, caller, deps),
  )
  handle('DELETE /console/offer-templates/:id', ({ params, caller }, deps) =>
    dropTemplate(params.id, caller, deps),
  )
}

/** Sent offers and figures (BIZ-5). */
function pipelineCalls(handle: Handle): void {
  handle('GET /console/offers', ({ query, caller }, deps) => listSent(query, caller, deps))
  handle('POST /console/offers/export', ({ body, caller }, deps) => exportSent(body, caller, deps))
  handle('GET /console/offers/:id', ({ params, caller }, deps) => showSent(params.id, caller, deps))
  handle('POST /console/offers/:id/counter', ({ params, body, caller }, deps) =>
    answerCounter(params.id, body, caller, deps),
  )
  handle('GET /console/curations', ({ query, caller }, deps) => listCurations(query, caller, deps))
  handle('GET /console/figures', ({ query, caller }, deps) => showFigures(query, caller, deps))
  handle('POST /console/figures/export', ({ body, caller }, deps) => exportFigures(body, caller, deps))
}

export const offersModule: Module = {
  calls: [candidateCalls, composeCalls, helpCalls, pipelineCalls],
  jobs: [drawMarketJob, expireOffersJob, remindOfOffersJob, tellOffersJob],
  readings: [offersDelivered],
}
