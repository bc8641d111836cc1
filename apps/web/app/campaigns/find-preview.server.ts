import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type Asking, foundOrNull, serverApi } from '../api/server-api.server.ts'

export type LinkPreview = ApiResult<'GET /links/:token'>

/** Most addresses that reach this page are typos and robots, so only a well-formed token is looked up. */
const TOKEN = /^[A-Za-z0-9_-]{8,64}$/

/** What a short link stands for (ROUTE-9), or null when it is unknown or expired. */
export async function findPreview(token: string, asking: Asking): Promise<LinkPreview | null> {
  if (!TOKEN.test(token)) return null
  const { signal } = asking.request
  return foundOrNull(serverApi(asking)('GET /links/:token', { params: { token }, signal }))
}
