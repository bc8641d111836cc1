import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { majorQuery, schoolQuery } from '@coffeeattack/domain/catalogue/search'
import { searchKey } from '@coffeeattack/domain/companies/search'
import { FALLBACK_TECH_STACK } from '@coffeeattack/domain/profiles/tech-stack'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, queryOf } from '../../api/client.ts'

export type SchoolItem = ApiResult<'GET /users/schools/:id'>
export type Salaries = ApiResult<'GET /v2/users/salary'>

/** The files' names and sizes; when this fails, the form shows the files without them. */
export const filesQuery = queryOf('GET /inbound/user/files', ['files'], {})

export const salariesQuery = queryOf('GET /v2/users/salary', ['salaries'], {})

/** From two characters (VAL-17). */
export const schoolSearchQuery = (typed: string) => {
  const q = schoolQuery(typed) ?? ''
  return queryOptions({
    queryKey: ['school-search', q],
    queryFn: async ({ signal }) => (await api('GET /users/school', { query: { q }, signal })).items,
    enabled: q !== '',
    staleTime: Infinity,
  })
}

/** From one character (VAL-18). */
export const majorSearchQuery = (typed: string) => {
  const q = majorQuery(typed) ?? ''
  return queryOptions({
    queryKey: ['major-search', q],
    queryFn: async ({ signal }) => (await api('GET /users/major', { query: { q }, signal })).items,
    enabled: q !== '',
    staleTime: Infinity,
  })
}

export const techStackSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['tech-stack-search', q],
    queryFn: async ({ signal }) => (await api('GET /users/techStackSearch', { query: { q }, signal })).items,
    enabled: searchKey(q) !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

type Job = { jobLabel: string; jobSubLabel: string }

/** What people with this job use; three well-known techniques when that fails to load (PRO-9). */
export const recommendedTechStackQuery = ({ jobLabel, jobSubLabel }: Job) =>
  queryOptions({
    queryKey: ['tech-stack-recommended', jobLabel, jobSubLabel],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      try {
        const query = { ...(jobLabel && { jobLabel }), ...(jobSubLabel && { jobSubLabel }) }
        return (await api('GET /users/techStackRecommend', { query, signal })).items
      } catch (failure) {
        if (signal.aborted) throw failure
        return FALLBACK_TECH_STACK
      }
    },
  })
