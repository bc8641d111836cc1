import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, queryOf } from '../api/client.ts'
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
export const devicesQuery = queryOf('GET /users/devices', ['devices'], {}, { meta })

/** Whether companies see the profile, and until when (PRO-13). */
export const activityQuery = queryOf('GET /v3/users/my', ['my-data'], {}, { meta })

/** How much of the verified income a company sees (TRUST-1). */
export const disclosureQuery = queryOf(
  'GET /users/income-disclosure',
  ['account', 'income-disclosure'],
  {},
  { staleTime, meta },
)

/** The companies that must not see the profile (PRO-11). */
export const hiddenQuery = queryOptions({ ...chosenCompaniesQuery('restrict'), staleTime })

/** The verified incomes, for the preview of each level. */
export const incomesQuery = queryOptions({ ...salaryReportQuery, meta })

/** The verified career: the current employer never sees the profile (OFR-13). */
export const careerQuery = queryOf('GET /users/career', ['account', 'career'], {}, { meta })

export const notificationsQuery = queryOf(
  'GET /users/notifications/settings',
  ['account', 'notifications'],
  {},
  { staleTime, meta },
)

/** The calendar feed of the person's coffee chats (BIZ-17). */
export const calendarQuery = queryOf('GET /users/calendar', ['account', 'calendar'], {}, { meta })

/** Who opened the profile, newest first (TRUST-2). */
export const viewsQuery = infiniteQueryOptions({
  queryKey: ['account', 'views'],
  queryFn: ({ pageParam, signal }) => api('GET /users/views', { query: { cursor: pageParam }, signal }),
  ...paged,
  meta,
})

export const consentsQuery = queryOf('GET /users/consents', ['account', 'consents'], {}, { meta })

/** Whether the person has had offers, which decides when their data is erased (PRO-14). */
export const offeredQuery = queryOf('GET /v3/users/my/attack', ['my-attack'], {}, { meta })
