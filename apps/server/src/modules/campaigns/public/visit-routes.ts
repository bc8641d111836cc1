import type { Handle } from '../../../platform/http/handle.ts'
import { advanceVisit, recordVisit } from './visits.ts'

export function campaignRoutes(handle: Handle): void {
  handle('POST /users/utm', ({ body, from }, deps) => recordVisit(body, from, deps))
  handle('PATCH /users/utm', ({ body, caller }, deps) =>
    advanceVisit({ id: body.id, status: body.status, userId: caller?.userId ?? null }, deps),
  )
}
