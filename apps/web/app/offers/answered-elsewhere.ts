import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { useEffect, useState } from 'react'
import { queries } from '../api/queries.ts'
import { offersArrived } from './offer-query.ts'

/*
 * One offer may be open in two tabs. What one of them answers is shown in the other before anything can be pressed there
 * (OFR-1). On another device the fetch that follows the return to the tab does the same.
 */

const CHANNEL = 'offers'

/** Tells the other tabs of this browser that an offer was answered here. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('answered')
  channel.close()
}

/** Fetches what is shown again as soon as another tab answered an offer. */
export function useOtherTabs(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', () => void offersArrived())
    return () => channel.close()
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
