import type { Handle } from '../../../platform/http/handle.ts'
import { openProfile } from './open-profile.ts'
import { forgetSearch, keepSearch, listSearches } from './saved-searches.ts'
import { searchCandidates } from './search.ts'

/** The console's candidate search (BIZ-2). */
export function candidateRoutes(handle: Handle): void {
  handle('GET /console/candidates', ({ query, caller }, deps) => searchCandidates(query, caller, deps))
  handle('GET /console/candidates/:id', ({ params, caller }, deps) => openProfile(params.id, caller, deps))
  handle('GET /console/searches', ({ caller }, deps) => listSearches(caller, deps))
  handle('POST /console/searches', ({ body, caller }, deps) => keepSearch(body, caller, deps))
  handle('DELETE /console/searches/:id', ({ params, caller }, deps) => forgetSearch(params.id, caller, deps))
}
