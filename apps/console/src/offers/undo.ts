import { callWithRetry } from '@coffeeattack/kit/failure'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { profileQuery } from '../candidates/profile-query.ts'

type SentOffer = { id: string; candidateId: string }

/** Takes an offer back while that is possible; from the toast after sending as from the list of what was sent. */
export async function undoOffer({ id, candidateId }: SentOffer): Promise<void> {
  const undone = await callWithRetry(() => api('POST /console/offers/:id/undo', { params: { id } }))
  if (undone !== null) {
    toast('보낸 어택을 되돌렸어요', { kind: 'done' })
    noteUndone({ id, candidateId })
  }
  await refreshSent()
}

/** What sending and taking back change in the lists. Profiles are not loaded again: that would be recorded as a view. */
export function refreshSent(): Promise<unknown> {
  const changed = [['candidates'], ['quota'], ['sent-offers'], ['figures']]
  return Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

function noteUndone({ id, candidateId }: SentOffer): void {
  queries.setQueryData(
    profileQuery(candidateId).queryKey,
    (opened) =>
      opened && { ...opened, offers: opened.offers.filter((offer) => offer.id !== id), refusal: null },
  )
}

/** Takes the whole curation back while that is possible. */
export async function undoCuration(groupId: string): Promise<void> {
  const undone = await callWithRetry(() =>
    api('POST /console/curations/:id/undo', { params: { id: groupId } }),
  )
  if (undone !== null) toast('보낸 큐레이션을 되돌렸어요', { kind: 'done' })
  await refreshCurations()
}

/** What a curation changes in the lists; its companies are offers, too. */
export function refreshCurations(): Promise<unknown> {
  return Promise.all([queries.invalidateQueries({ queryKey: ['curations'] }), refreshSent()])
}
