import type { Shown, ShownKind } from '@coffeeattack/domain/insight/shown'
import { data } from 'react-router'
import { type Asking, foundOrNull, serverApi } from '../../api/server-api.server.ts'

/** The content of a share; not found when it is unknown, of the other kind or expired. */
export async function findShown<Kind extends ShownKind>(kind: Kind, id: string, asking: Asking) {
  const { signal } = asking.request
  const shown: Shown | null = await foundOrNull(
    serverApi(asking)('GET /standing/shares/:id', { params: { id }, signal }),
  )
  if (shown?.kind !== kind) throw data(null, { status: 404 })
  return shown as Extract<Shown, { kind: Kind }>
}
