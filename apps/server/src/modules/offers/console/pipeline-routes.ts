import type { Handle } from '../../../platform/http/handle.ts'
import { listCurations } from './show-curations.ts'
import { showFigures } from './show-figures.ts'
import { listSent, showSent } from './show-sent.ts'

/** What became of what was sent (BIZ-5). */
export function pipelineRoutes(handle: Handle): void {
  handle('GET /console/offers', ({ query, caller }, deps) => listSent(query, caller, deps))
  handle('GET /console/offers/:id', ({ params, caller }, deps) => showSent(params.id, caller, deps))
  handle('GET /console/curations', ({ query, caller }, deps) => listCurations(query, caller, deps))
  handle('GET /console/figures', ({ caller }, deps) => showFigures(caller, deps))
}
