import type { Shown, ShownKind } from '@coffeeattack/domain/insight/shown'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { data } from 'react-router'
import { type Asking, serverApi } from '../../api/server-api.server.ts'

/** The content of a share; not found when it is unknown, of the other kind or expired. */
export async function findShown<Kind extends ShownKind>(kind: Kind, id: string, asking: Asking) {
  const shown = await ask(id, asking)
  if (shown?.kind !== kind) throw data(null, { status: 404 })
  return shown as Extract<Shown, { kind: Kind }>
}

async function ask(id: string, asking: Asking): Promise<Shown | null> {
  const { signal } = asking.request
  try {
    return await serverApi(asking)('GET /standing/shares/:id', { params: { id }, signal })
  } catch (failure) {
    if (isApiError(failure) && failure.status === 404) return null
    throw failure
  }
}
