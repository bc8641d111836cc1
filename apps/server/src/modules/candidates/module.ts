import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { countFacets } from './console/facets.ts'
import { showNear } from './console/near.ts'
import { compareProfiles, openProfile } from './console/open-profile.ts'
import { findForPosition } from './console/position-people.ts'
import { editSearch, removeSearch, keepSearch, listSearches, lookAtSearch } from './console/saved-searches.ts'
import { searchCandidates } from './console/search.ts'
import { listSuggested, showSuggestedPerson } from './console/suggested-people.ts'
import { tellOfSearchesJob } from './jobs/tell-of-searches.ts'

/** The console's candidate search (BIZ-2). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/candidates', ({ query, caller }, deps) => searchCandidates(query, caller, deps))
  handle('GET /console/candidates/near', ({ query, caller }, deps) => showNear(query, caller, deps))
  handle('GET /console/candidates/facets', ({ query, caller }, deps) => countFacets(query, caller, deps))
  handle('GET /console/candidates/compare', ({ query, caller }, deps) => compareProfiles(query, caller, deps))
  handle('GET /console/candidates/:id', ({ params, caller }, deps) => openProfile(params.id, caller, deps))
  handle('GET /console/positions/:id/people', ({ params, query, caller }, deps) =>
    findForPosition({ ...query, id: params.id }, caller, deps),
  )
  handle('GET /console/positions/:id/suggestions', ({ params, query, caller }, deps) =>
    listSuggested({ ...query, id: params.id }, caller, deps),
  )
  handle('GET /console/positions/:id/suggestions/:candidateId', ({ params, caller }, deps) =>
    showSuggestedPerson(params, caller, deps),
  )
  handle('GET /console/searches', ({ caller }, deps) => listSearches(caller, deps))
  handle('POST /console/searches', ({ body, caller }, deps) => keepSearch(body, caller, deps))
  handle('PATCH /console/searches/:id', ({ params, body, caller: { operatorId } }, deps) =>
    editSearch({ ...body, operatorId, id: params.id }, deps),
  )
  handle('POST /console/searches/:id/look', ({ params, caller: { operatorId } }, deps) =>
    lookAtSearch({ operatorId, id: params.id }, deps),
  )
  handle('DELETE /console/searches/:id', ({ params, caller: { operatorId } }, deps) =>
    removeSearch({ operatorId, id: params.id }, deps),
  )
}

export const candidatesModule: Module = {
  calls: [consoleCalls],
  jobs: [tellOfSearchesJob],
}
