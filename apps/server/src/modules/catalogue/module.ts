import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { findCompanies, findJobs, findMajors, findSchools, findTechniques } from './candidate/find-names.ts'
import { createRecommendation } from './candidate/recommend-techniques.ts'
import { deleteSchool, saveNewSchool, saveSchool, showSchool, showSchools } from './candidate/schools.ts'

function schoolCalls(handle: Handle): void {
  handle('GET /users/schools', ({ caller }, deps) => showSchools(caller.userId, deps))
  handle('GET /users/schools/:id', ({ caller, params }, deps) => showSchool(caller.userId, params.id, deps))
  handle('POST /users/schools', ({ caller, body }, deps) => saveNewSchool(caller.userId, body, deps))
  handle('PATCH /users/schools/:id', ({ caller, params, body }, deps) =>
    saveSchool({ userId: caller.userId, id: params.id, patch: body }, deps),
  )
  handle('DELETE /users/schools/:id', ({ caller, params }, deps) =>
    deleteSchool(caller.userId, params.id, deps),
  )
}

function searchCalls(handle: Handle): void {
  const recommendTechniques = createRecommendation()
  handle('GET /users/labels/search', ({ query }, deps) => findJobs(query.q, deps))
  handle('GET /users/techStackSearch', ({ query }, deps) => findTechniques(query.q, deps))
  handle('GET /users/techStackRecommend', ({ query }, deps) => recommendTechniques(query, deps))
  handle('GET /users/school', ({ query }, deps) => findSchools(query.q, deps))
  handle('GET /users/major', ({ query }, deps) => findMajors(query.q, deps))
  handle('GET /users/companies/search', ({ query }, deps) => findCompanies(query.q, deps))
}

/** The names that forms offer: schools, majors, techniques, companies. */
export const catalogueModule: Module = {
  calls: [schoolCalls, searchCalls],
  jobs: [],
}
