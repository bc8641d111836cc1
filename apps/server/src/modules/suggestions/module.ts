import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { askReview } from './candidate/ask-review.ts'
import { seeSuggestions, switchSuggestions } from './candidate/choose.ts'
import { sayInterest, takeBackInterest } from './candidate/say-interest.ts'
import { showCard, showSuggestions, showWhyNot } from './candidate/show-suggestions.ts'
import { exportFairness, showFairness } from './console/fairness.ts'
import { assignLook, concludeLook, startLook } from './console/look-into.ts'
import { listModels } from './console/models.ts'
import { nameCompany, showNaming } from './console/naming.ts'
import { lowestRatio } from './core/readings.ts'
import { drawFairnessJob } from './jobs/draw-fairness.ts'
import { drawNearnessJob } from './jobs/draw-nearness.ts'
import { learnWeightsJob } from './jobs/learn-weights.ts'
import { tellSuggestionsJob } from './jobs/tell-suggestions.ts'
import { showCriteria } from './public/criteria.ts'

/** Positions for a person (MATCH-1, MATCH-5). People for a position are a search, so `candidates` has them. */
function candidateCalls(handle: Handle): void {
  handle('GET /users/suggestions', ({ query, caller }, deps) => showSuggestions(caller.userId, query, deps))
  handle('GET /users/suggestions/card', ({ caller }, deps) => showCard(caller.userId, deps))
  handle('POST /users/suggestions/seen', ({ caller }, deps) => seeSuggestions(caller.userId, deps))
  handle('POST /users/suggestions/switch', ({ body, caller }, deps) =>
    switchSuggestions(caller.userId, body.isOn, deps),
  )
  handle('POST /users/suggestions/:id/interest', ({ params, caller }, deps) =>
    sayInterest(caller.userId, params.id, deps),
  )
  handle('DELETE /users/suggestions/:id/interest', ({ params, caller }, deps) =>
    takeBackInterest(caller.userId, params.id, deps),
  )
  handle('GET /users/suggestions/why-not', ({ query, caller }, deps) =>
    showWhyNot(caller.userId, query.company, deps),
  )
  handle('POST /users/suggestions/review', ({ body, caller }, deps) => askReview(caller.userId, body, deps))
}

/** What counts and what never does, for everybody (MATCH-5). */
function publicCalls(handle: Handle): void {
  handle('GET /suggestions/criteria', (_asked, deps) => showCriteria(deps))
}

function consoleCalls(handle: Handle): void {
  handle('GET /console/positions/:id/naming', ({ params, caller }, deps) =>
    showNaming(params.id, caller, deps),
  )
  handle('POST /console/positions/:id/naming', ({ params, body, caller }, deps) =>
    nameCompany({ id: params.id, isNamed: body.isNamed }, caller, deps),
  )
  handle('GET /console/fairness', ({ query }, deps) => showFairness(query.month ?? null, deps))
  handle('GET /console/fairness/export', ({ query, caller }, deps) =>
    exportFairness(query.month, caller, deps),
  )
  handle('POST /console/fairness/looks', ({ body, caller }, deps) => startLook(body, caller, deps))
  handle('POST /console/fairness/looks/assign', ({ body, caller }, deps) => assignLook(body, caller, deps))
  handle('POST /console/fairness/looks/conclude', ({ body, caller }, deps) =>
    concludeLook(body, caller, deps),
  )
  handle('GET /console/suggestions/models', ({ query }, deps) => listModels(query, deps))
}

export const suggestionsModule: Module = {
  calls: [candidateCalls, publicCalls, consoleCalls],
  jobs: [drawNearnessJob, learnWeightsJob, drawFairnessJob, tellSuggestionsJob],
  readings: [lowestRatio],
}
