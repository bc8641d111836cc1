import { queries } from '../api/queries.ts'
import { isApiError } from '../api/query-client.ts'
import { insist } from '../layout/failure/tell-failure.ts'
import { offersChanged } from './offer-query.ts'
import { offerQuery } from './queries.ts'

/** Makes an act on an offer, again as long as the person insists; null when nothing came of it. */
export function actOnOffer<T>(offerId: string, act: () => Promise<T>): Promise<T | null> {
  return insist(async () => {
    try {
      return await act()
    } catch (failure) {
      if (await isDecidedElsewhere(offerId, failure)) return null
      throw failure
    }
  })
}

/** After a 409 someone or the clock was faster: the offer is read anew, and its page says what became of it (OFR-1). */
export async function isDecidedElsewhere(offerId: string, failure: unknown): Promise<boolean> {
  if (!isApiError(failure) || failure.status !== 409) return false
  await offersChanged()
  const { queryKey } = offerQuery(offerId)
  await queries.refetchQueries({ queryKey })
  return queries.getQueryData(queryKey)?.status !== 'WAITING'
}
