import { followLive } from '@coffeeattack/kit/live/followLive'
import { useEffect } from 'react'
import { api } from '../api/client.ts'
import { type LiveEvent, tell } from './heard.ts'
import { countOwnChanges, forgetPerson, listChanged, readAllAnew } from './lists.ts'

/** A console counts in the tab's title what waits: it is told also while nobody looks at it. */
const alwaysSeen = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** What an event changes in the lists; that the other side has read is for the open room alone. */
function refresh(event: LiveEvent, stoodBefore: boolean): void {
  if (event.name === 'read' || (event.name === 'ready' && event.data.isResumed)) return
  if (event.name === 'left') forgetPerson(event.data.candidateId)
  else if (event.name === 'changed') listChanged(event.data.what)
  else if (event.name === 'notice') listChanged('notices')
  else if (event.name === 'ready' && stoodBefore) readAllAnew()
  else listChanged('rooms')
}

/** The one stream of this tab, for as long as somebody is signed in. */
export function useLiveStream(): void {
  useEffect(() => {
    const following = new AbortController()
    const stopCounting = countOwnChanges()
    let stoodBefore = false
    void followLive({
      seen: alwaysSeen,
      open: (input) => api.events('GET /console/stream', input),
      onEvent(event) {
        refresh(event, stoodBefore)
        stoodBefore ||= event.name === 'ready'
        tell(event)
      },
      signal: following.signal,
    })
    return () => {
      stopCounting()
      following.abort()
    }
  }, [])
}
