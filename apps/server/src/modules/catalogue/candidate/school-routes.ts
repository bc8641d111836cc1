import type { Handle } from '../../../platform/http/handle.ts'
import { forgetSchool, saveNewSchool, saveSchool, showSchool, showSchools } from './schools.ts'

export function schoolRoutes(handle: Handle): void {
  handle('GET /users/schools', ({ caller }, deps) => showSchools(caller.userId, deps))
  handle('GET /users/schools/:id', ({ caller, params }, deps) => showSchool(caller.userId, params.id, deps))
  handle('POST /users/schools', ({ caller, body }, deps) => saveNewSchool(caller.userId, body, deps))
  handle('PATCH /users/schools/:id', ({ caller, params, body }, deps) =>
    saveSchool({ userId: caller.userId, id: params.id, patch: body }, deps),
  )
  handle('DELETE /users/schools/:id', ({ caller, params }, deps) =>
    forgetSchool(caller.userId, params.id, deps),
  )
}
