import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { useEffect, useState } from 'react'
import { queries } from '../api/queries.ts'
import { offersArrived } from './offer-query.ts'

/*
 * One offer may be open in two tabs. What one of them answers is shown in the other before anything can be pressed there
 * (OFR-1). On another device the fetch that follows the return to the tab does the same.
 */

/** One for the page: a channel is not heard by itself, so the answering tab goes on to its own next page undisturbed. */
let opened: BroadcastChannel | undefined
const channel = () => (opened ??= new BroadcastChannel('offers'))

/** Tells the other tabs of this browser that an offer was answered here. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel belongs to one origin
  channel().postMessage('answered')
}

/** Fetches what is shown again as soon as another tab answered an offer. */
export function useOtherTabs(): void {
  useEffect(() => {
    const hear = () => void offersArrived()
    channel().addEventListener('message', hear)
    return () => channel().removeEventListener('message', hear)
  }, [])
}

type Answerable = { readonly status: OfferStatus }

/** While an offer is being fetched again its answers wait for the result: they open only if it is still open. */
export function useFreshAnswer(queryKey: readonly unknown[]) {
  const [isWaiting, setWaiting] = useState(false)

  async function waitFor(open: () => void) {
    setWaiting(true)
    // Joins the fetch in progress.
    await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false })
    setWaiting(false)
    if (queries.getQueryData<Answerable>(queryKey)?.status === 'WAITING') open()
  }
  return {
    isWaiting,
    answer(open: () => void): void {
      if (queries.isFetching({ queryKey, exact: true }) === 0) open()
      else void waitFor(open)
    },
  }
}
