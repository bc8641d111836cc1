import type { Shown, ShownKind } from '@coffeeattack/domain/standing/shown'
import { data } from 'react-router'
import { isApiError } from '../../api/query-client.ts'
import { serverApi } from '../../api/server-api.server.ts'

/** What a share shows; an unknown one, one of the other kind or one whose time is over is not found. */
export async function findShown<Kind extends ShownKind>(kind: Kind, id: string, request: Request) {
  const shown = await ask(id, request)
  if (shown?.kind !== kind) throw data(null, { status: 404 })
  return shown as Extract<Shown, { kind: Kind }>
}

async function ask(id: string, request: Request): Promise<Shown | null> {
  try {
    return await serverApi(request)('GET /standing/shares/:id', { params: { id }, signal: request.signal })
  } catch (failure) {
    if (isApiError(failure) && failure.status === 404) return null
    throw failure
  }
}
