import { toast } from '@coffeeattack/ui/toast'
import { useRef } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { type Offer, offersChanged } from './offer-query.ts'
import { isDecidedElsewhere, offerQuery } from './queries.ts'

/**
 * Toggles the heart at once and tells the server after. Presses made meanwhile are gathered: only the last one counts.
 * When the server does not agree, the heart goes back to what it was.
 */
export function useLike({ id, isLike }: Offer): () => void {
  const { queryKey } = offerQuery(id)
  const wanted = useRef(isLike)
  const sending = useRef(false)

  function show(liked: boolean) {
    wanted.current = liked
    queries.setQueryData(queryKey, (offer) => offer && { ...offer, isLike: liked })
  }

  async function send(known: boolean) {
    try {
      while (wanted.current !== known) {
        const answer = await api('PATCH /users/offers/like', { body: { id, isLike: wanted.current } })
        known = answer.isLike
      }
      await offersChanged()
    } catch (failure) {
      show(known)
      if (!(await isDecidedElsewhere(id, failure))) toast('다시 시도해 주세요')
    }
  }

  return () => {
    // A reading that is under way may still carry the old heart.
    void queries.cancelQueries({ queryKey })
    if (sending.current) return show(!wanted.current)
    show(!isLike)
    sending.current = true
    void send(isLike).finally(() => (sending.current = false))
  }
}
