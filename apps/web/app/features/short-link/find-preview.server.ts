import { createClient } from '@coffeeattack/contract/client'
import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { isApiError } from '../../api/query-client.ts'

export type LinkPreview = ApiResult<'GET /links/:token'>

/** Most addresses that reach this page are typing errors and robots: what cannot be a token is not asked for. */
const TOKEN = /^[A-Za-z0-9_-]{8,64}$/

/** Anyone may ask, so the server asks as nobody in particular. */
const nobody = { access: () => null, refresh: () => null, save() {}, clear() {} }

/** What a short link stands for (ROUTE-9), or null when it is unknown or its time is over. */
export async function findPreview(token: string, { url, signal }: Request): Promise<LinkPreview | null> {
  if (!TOKEN.test(token)) return null
  const api = createClient({ base: `${new URL(url).origin}/api`, tokens: nobody, onExpired() {} })
  try {
    return await api('GET /links/:token', { params: { token }, signal })
  } catch (failure) {
    if (isApiError(failure) && failure.status === 404) return null
    throw failure
  }
}
