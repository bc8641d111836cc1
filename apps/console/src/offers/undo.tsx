import { consolePaths } from '@coffeeattack/contract/console-pages'
import { countdownText } from '@coffeeattack/domain/offers/deadline'
import { callWithRetry } from '@coffeeattack/kit/failure'
import { useCall } from '@coffeeattack/kit/useCall'
import { useNow } from '@coffeeattack/kit/useNow'
import { Button } from '@coffeeattack/ui/Button'
import { toast } from '@coffeeattack/ui/toast'
import { type To, useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { profileQuery } from '../candidates/profile-query.ts'
import { WISHES } from '../desk/queries.ts'
import { keepDraft } from '../drafts/kept.ts'
import { useMe } from '../sessions/me.ts'
import { composePlace, type Draft, draftOf } from './compose/draft.ts'

type SentOffer = { id: string; candidateId: string }

type BackTo = {
  /** The draft as it was sent, which knows where its message came from; without it the server's answer is the draft. */
  draft?: Draft
  /** Where it was written. */
  at?: To
}

/**
 * Undoes an offer while that is possible, from the toast or from the list, and opens the composer with every field filled:
 * what was written is a draft again.
 */
export function useUndoOffer(): (offer: SentOffer, back?: BackTo) => Promise<void> {
  const me = useMe()
  const navigate = useNavigate()
  return async ({ id, candidateId }, { draft, at } = {}) => {
    const undone = await callWithRetry(() => api('POST /console/offers/:id/undo', { params: { id } }))
    if (undone !== null) {
      const place = { operatorId: me.id, place: composePlace(candidateId) }
      keepDraft(localStorage, place, draft ?? draftOf(undone, me.company !== null), new Date())
      toast('보낸 어택을 되돌렸어요', { kind: 'done' })
      noteUndone({ id, candidateId })
      void navigate(at ?? consolePaths.compose(candidateId))
    }
    await refreshSent()
  }
}

/** Reloads the lists after sending or undoing. Profiles are left out, because loading them is recorded. */
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

/** Undoes a whole curation while that is possible; says whether it did. The wish that it answered is open again. */
export async function undoCuration(groupId: string): Promise<boolean> {
  const undone = await callWithRetry(() =>
    api('POST /console/curations/:id/undo', { params: { id: groupId } }),
  )
  if (undone !== null) toast('보낸 큐레이션을 되돌렸어요', { kind: 'done' })
  await refreshCurations()
  return undone !== null
}

/** Reloads what a curation changes: its companies are offers too, its positions say who can write, a wish may be answered by it. */
export function refreshCurations(): Promise<unknown> {
  const changed = [['curations'], ['fitting-positions'], WISHES]
  return Promise.all([...changed.map((queryKey) => queries.invalidateQueries({ queryKey })), refreshSent()])
}

/** The time left to undo: until the offer is delivered (TRUST-7). */
export function UndoBar({ deliverAt, undo }: { deliverAt: string; undo: () => Promise<unknown> }) {
  const now = useNow(1_000)
  const call = useCall(undo)
  const leftMs = new Date(deliverAt).getTime() - now.getTime()
  if (leftMs <= 0) return null
  return (
    <div className="mt-4 flex items-center justify-between gap-3 rounded-field bg-surface-2 py-2 pr-2 pl-4">
      <p className="text-label text-ink-2">
        <span role="timer" className="tnum">
          {countdownText(leftMs).slice(3)}
        </span>{' '}
        뒤에 후보자에게 전해져요
      </p>
      <Button
        kind="line"
        size="sm"
        className="bg-surface"
        busy={call.busy && '되돌리는 중'}
        onClick={() => void call.run()}
      >
        되돌리기
      </Button>
    </div>
  )
}
