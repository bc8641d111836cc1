import { insist } from '@coffeeattack/kit/failure'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { refreshSent } from '../undo.ts'

/** Takes the whole curation back while that is possible. */
export async function undoCuration(groupId: string): Promise<void> {
  const undone = await insist(() => api('POST /console/curations/:id/undo', { params: { id: groupId } }))
  if (undone !== null) toast('보낸 큐레이션을 되돌렸어요', { kind: 'done' })
  await refreshCurations()
}

/** What a curation changes in the lists; its companies are offers, too. */
export function refreshCurations(): Promise<unknown> {
  return Promise.all([queries.invalidateQueries({ queryKey: ['curations'] }), refreshSent()])
}
