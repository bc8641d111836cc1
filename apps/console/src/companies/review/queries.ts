import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queries } from '../../api/queries.ts'
import { pages, query } from '../../api/query.ts'

export type ApplicationRow = ApiResult<'GET /console/company-applications'>['items'][number]
export type Review = ApiResult<'GET /console/company-applications/:id'>
export type Alike = Review['alike'][number]

export const queueNames = ['review', 'checking', 'done'] as const
export type QueueName = (typeof queueNames)[number]

const APPLICATIONS = ['company-applications'] as const

export const applicationsQuery = (list: QueueName) =>
  pages('GET /console/company-applications', [...APPLICATIONS, 'list', list], { list })

export const reviewQuery = (id: string) =>
  query('GET /console/company-applications/:id', [...APPLICATIONS, 'one', id], { params: { id } })

/** Caches what was decided. */
export const keepReview = (review: Review): void =>
  void queries.setQueryData(reviewQuery(review.id).queryKey, review)

/** Another application of the number may have changed with this one, and the companies too. */
export function reloadReviews(): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['companies'] })
  return queries.invalidateQueries({ queryKey: APPLICATIONS })
}
