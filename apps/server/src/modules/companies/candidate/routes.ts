import type { Handle } from '../../../platform/http/handle.ts'
import { chooseCompanies, selectCompanies, showChosen } from './choose-companies.ts'
import { showCompanies, showLogo } from './show-companies.ts'

export function companyRoutes(handle: Handle): void {
  handle('GET /users/companies/:mode', ({ caller, params }, deps) =>
    showChosen(caller.userId, params.mode, deps),
  )
  handle('PATCH /users/companies/:mode', ({ caller, params, body }, deps) =>
    chooseCompanies(caller.userId, params.mode, body.companyItems, deps),
  )
  handle('PATCH /v2/users/select/:id', ({ caller, params, body }, deps) =>
    selectCompanies({ userId: params.id, callerId: caller.userId, names: body.userSelect }, deps),
  )
  handle('GET /companies', ({ query }, deps) => showCompanies(query.sort, deps))
  handle('GET /companies/logo', ({ query }, deps) => showLogo(query.name, deps))
}
