import type { Handle } from '../../../platform/http/handle.ts'
import { changeCompany, createCompany } from './save-company.ts'
import { listCompanies, showCompany } from './show-companies.ts'
import { removeLogo, saveLogo } from './logo.ts'

/** The companies that recruit, and every name they are known by (BIZ-6). */
export function consoleCompanyRoutes(handle: Handle): void {
  handle('GET /console/companies', ({ query }, deps) => listCompanies(query, deps))
  handle('GET /console/companies/:id', ({ params }, deps) => showCompany(params.id, deps))
  handle('POST /console/companies', ({ body, caller }, deps) => createCompany(body, caller, deps))
  handle('PATCH /console/companies/:id', ({ params, body, caller }, deps) =>
    changeCompany(params.id, body, caller, deps),
  )
  handle('POST /console/companies/:id/logo', ({ params, body, caller }, deps) =>
    saveLogo(params.id, body, caller, deps),
  )
  handle('DELETE /console/companies/:id/logo', ({ params, caller }, deps) =>
    removeLogo(params.id, caller, deps),
  )
}
