import { toast } from '@coffeeattack/ui/toast'
import { queries } from '../api/queries.ts'
import { isApiError } from '../api/query-client.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { tellFailure, wordsFor } from '../layout/failure/tell-failure.ts'
import { offersChanged } from '../offers/offer-query.ts'
import { type Coffeechat, coffeechatQuery } from './queries.ts'

/** Makes a change to the meeting and shows the coffee chat as it then stands; `done` runs when it went well. */
export function useArrange(id: string) {
  const [busy, runOne] = useOneAtATime()
  const arrange = (change: () => Promise<Coffeechat>, done?: () => void) =>
    runOne(async () => {
      if (await settle(id, change)) done?.()
    })
  return { busy, arrange }
}

async function settle(id: string, change: () => Promise<Coffeechat>): Promise<boolean> {
  const query = coffeechatQuery(id)
  try {
    // An answer that was on its way would bring back the times from before the change.
    await queries.cancelQueries(query)
    queries.setQueryData(query.queryKey, await change())
    // The home page shows the next meeting.
    await offersChanged()
    return true
  } catch (failure) {
    const sentence = isApiError(failure) && Object.values(failure.fields)[0]
    if (sentence) toast(sentence)
    else if ((await tellFailure(failure)) === 'retry') return settle(id, change)
    // The other side was faster: what it did is shown in place of what was tried.
    if (wordsFor(failure).next === 'refetch') await queries.refetchQueries(query)
    return false
  }
}
