import type { SharedResult } from '@coffeeattack/domain/insight/lifetime-share'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { type Asking, serverApi } from '../../../api/server-api.server.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A shared result, or null when it was withdrawn, has expired or never existed. */
export async function findShared(shareId: string, asking: Asking): Promise<SharedResult | null> {
  if (!ID.test(shareId)) return null
  const { signal } = asking.request
  try {
    return await serverApi(asking)('GET /income/lifetime/share/:shareId', { params: { shareId }, signal })
  } catch (failure) {
    if (isApiError(failure) && failure.status === 404) return null
    throw failure
  }
}
