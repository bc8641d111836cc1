import { toast } from '@coffeeattack/ui/toast'
import { useRef } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { type Offer, offersChanged } from './offer-query.ts'
import { isDecidedElsewhere, offerQuery } from './queries.ts'

/**
 * Toggles the heart at once and saves it afterwards. Presses during a save are merged: only the last one counts. When
 * saving fails, the heart moves back.
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
    // A query in progress may still return the old heart.
    void queries.cancelQueries({ queryKey })
    if (sending.current) return show(!wanted.current)
    show(!isLike)
    sending.current = true
    void send(isLike).finally(() => (sending.current = false))
  }
}
