import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { queryOf } from '../api/client.ts'

export type HomeNews = NonNullable<ApiResult<'GET /users/suggestions/card'>['card']>

/** The home screen asks for it, and loads nothing else of suggestions while it answers null. */
export const suggestionCardQuery = queryOf(
  'GET /users/suggestions/card',
  ['suggestions', 'card'],
  {},
  { staleTime: 60_000, retry: false },
)
