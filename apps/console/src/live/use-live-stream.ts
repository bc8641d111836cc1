import { follow } from '@coffeeattack/contract/client/follow'
import { presenceOf } from '@coffeeattack/contract/client/presence'
import { useEffect } from 'react'
import { api } from '../api/client.ts'
import { tell } from './heard.ts'
import { setLost } from './line.ts'
import { refreshRooms } from './room-counts.ts'
import { throttled } from './throttled.ts'

const LISTS_EVERY_MS = 1_000

/** A console counts in the tab's title what waits: it is told also while nobody looks at it. */
const alwaysSeen = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** The inbox and its counts, read anew after anything that changes them. */
const refreshSoon = throttled(refreshRooms, LISTS_EVERY_MS)

/** The one stream of this tab, for as long as somebody is signed in. */
export function useLiveStream(): void {
  useEffect(() => {
    const following = new AbortController()
    void follow({
      ...presenceOf({ document: alwaysSeen, window, navigator }),
      open: (input) => api.events('GET /console/stream', input),
      onEvent(event) {
        const changesRooms = event.name !== 'read' && !(event.name === 'ready' && event.data.isResumed)
        if (changesRooms) refreshSoon()
        tell(event)
      },
      onStanding: () => setLost(false),
      onLost: () => setLost(true),
      random: Math.random,
      signal: following.signal,
    })
    return () => following.abort()
  }, [])
}
