import type { ApiResult } from '@coffeeattack/contract/client/typing'

export type Criteria = ApiResult<'GET /suggestions/criteria'>
