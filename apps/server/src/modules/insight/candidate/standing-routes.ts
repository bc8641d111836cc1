import type { Handle } from '../../../platform/http/handle.ts'
import { shareStanding, showShared } from './share-standing.ts'
import { showStanding } from './show-standing.ts'

export function standingRoutes(handle: Handle): void {
  handle('GET /users/standing', ({ caller }, deps) => showStanding(caller.userId, deps))
  handle('POST /users/standing/shares', ({ caller, body }, deps) => shareStanding(caller.userId, body, deps))
  handle('GET /standing/shares/:id', ({ params }, deps) => showShared(params.id, deps))
}
