import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { openProfile } from './console/open-profile.ts'
import { forgetSearch, keepSearch, listSearches } from './console/saved-searches.ts'
import { searchCandidates } from './console/search.ts'

/** The console's candidate search (BIZ-2). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/candidates', ({ query, caller }, deps) => searchCandidates(query, caller, deps))
  handle('GET /console/candidates/:id', ({ params, caller }, deps) => openProfile(params.id, caller, deps))
  handle('GET /console/searches', ({ caller }, deps) => listSearches(caller, deps))
  handle('POST /console/searches', ({ body, caller }, deps) => keepSearch(body, caller, deps))
  handle('DELETE /console/searches/:id', ({ params, caller }, deps) => forgetSearch(params.id, caller, deps))
}

export const candidatesModule: Module = {
  calls: [consoleCalls],
  jobs: [],
}
