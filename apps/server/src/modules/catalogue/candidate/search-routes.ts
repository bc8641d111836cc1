import type { Handle } from '../../../platform/http/handle.ts'
import { findCompanies } from './find-companies.ts'
import { findJobs, findMajors, findSchools, findTechniques } from './find-names.ts'
import { createRecommendation } from './recommend-techniques.ts'

export function searchRoutes(handle: Handle): void {
  const recommendTechniques = createRecommendation()
  handle('GET /users/labels/search', ({ query }, deps) => findJobs(query.q, deps))
  handle('GET /users/techStackSearch', ({ query }, deps) => findTechniques(query.q, deps))
  handle('GET /users/techStackRecommend', ({ query }, deps) => recommendTechniques(query, deps))
  handle('GET /users/school', ({ query }, deps) => findSchools(query.q, deps))
  handle('GET /users/major', ({ query }, deps) => findMajors(query.q, deps))
  handle('GET /users/companies/search', ({ query }, deps) => findCompanies(query.q, deps))
}
