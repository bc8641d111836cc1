import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { chosenCompaniesQuery } from '../companies/queries.ts'
import { salaryReportQuery } from '../insight/salary/report.ts'

export type Device = ApiResult<'GET /users/devices'>['items'][number]
export type MyData = ApiResult<'GET /v3/users/my'>
export type NotificationSettings = ApiResult<'GET /users/notifications/settings'>
export type ProfileView = ApiResult<'GET /users/views'>['items'][number]
export type ConsentRecord = ApiResult<'GET /users/consents'>['items'][number]

/** A settings page that fails to load stays open and offers a retry. */
const meta = { load: 'account' } as const

/** The first page shows several settings; within this time they are loaded once. */
const staleTime = 30_000

/** The signed-in devices (TRUST-8). */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => api('GET /users/devices', { signal }),
  meta,
})

/** Whether companies see the profile, and until when (PRO-13). */
export const activityQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: ({ signal }) => api('GET /v3/users/my', { signal }),
  meta,
})

/** How much of the verified income a company sees (TRUST-1). */
export const disclosureQuery = queryOptions({
  queryKey: ['account', 'income-disclosure'],
  queryFn: ({ signal }) => api('GET /users/income-disclosure', { signal }),
  staleTime,
  meta,
})

/** The companies that must not see the profile (PRO-11). */
export const hiddenQuery = queryOptions({ ...chosenCompaniesQuery('restrict'), staleTime })

/** The verified incomes, for the preview of each level. */
export const incomesQuery = queryOptions({ ...salaryReportQuery, meta })

/** The verified career: the current employer never sees the profile (OFR-13). */
export const careerQuery = queryOptions({
  queryKey: ['account', 'career'],
  queryFn: ({ signal }) => api('GET /users/career', { signal }),
  meta,
})

export const notificationsQuery = queryOptions({
  queryKey: ['account', 'notifications'],
  queryFn: ({ signal }) => api('GET /users/notifications/settings', { signal }),
  staleTime,
  meta,
})

/** The calendar feed of the person's coffee chats (BIZ-17). */
export const calendarQuery = queryOptions({
  queryKey: ['account', 'calendar'],
  queryFn: ({ signal }) => api('GET /users/calendar', { signal }),
  meta,
})

/** Who opened the profile, newest first (TRUST-2). */
export const viewsQuery = infiniteQueryOptions({
  queryKey: ['account', 'views'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /users/views', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  meta,
})

export const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: ({ signal }) => api('GET /users/consents', { signal }),
  meta,
})

/** Whether the person has had offers, which decides when their data is erased (PRO-14). */
export const offeredQuery = queryOptions({
  queryKey: ['my-attack'],
  queryFn: ({ signal }) => api('GET /v3/users/my/attack', { signal }),
  meta,
})
