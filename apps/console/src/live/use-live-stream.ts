import { followLive } from '@coffeeattack/kit/live/followLive'
import { useEffect } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { tell, throttled } from './heard.ts'
import { refreshRooms } from './room-counts.ts'

const LISTS_EVERY_MS = 1_000

/** A console counts in the tab's title what waits: it is told also while nobody looks at it. */
const alwaysSeen = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** The inbox and its counts, read anew after anything that changes them. */
const refreshSoon = throttled(refreshRooms, LISTS_EVERY_MS)

/** The one stream of this tab, for as long as somebody is signed in. */
export function useLiveStream(): void {
  useEffect(() => {
    const following = new AbortController()
    void followLive({
      seen: alwaysSeen,
      open: (input) => api.events('GET /console/stream', input),
      onEvent(event) {
        const missedNothing = event.name === 'ready' && event.data.isResumed
        if (event.name === 'changed') void queries.invalidateQueries({ queryKey: ['sent-offers'] })
        else if (event.name !== 'read' && !missedNothing) refreshSoon()
        tell(event)
      },
      signal: following.signal,
    })
    return () => following.abort()
  }, [])
}
