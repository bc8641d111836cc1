import { queries } from '../api/queries.ts'
import { useHeard } from '../live/heard.ts'
import { conversations } from './threads.ts'

const JUST_OPENED_MS = 10_000

/** Keeps every conversation of this tab as the stream tells it. */
export function useLiveThreads(): void {
  useHeard((event) => {
    if (event.name === 'message') conversations.hear(event.data.roomId, event.data)
    if (event.name === 'read') conversations.hearRead(event.data.roomId, event.data.seq)
    if (event.name === 'room') void queries.invalidateQueries({ queryKey: ['room', event.data.roomId] })
    if (event.name === 'ready') {
      if (!event.data.isResumed) readAnew()
      conversations.sayWhatFailed()
    }
  })
}

function readAnew(): void {
  void queries.invalidateQueries({ queryKey: ['thread'] })
  void queries.invalidateQueries({ queryKey: ['room'], predicate: isOfEarlier })
}

/** A room that was opened a moment ago is as it stands; opening it once more would be recorded once more. */
const isOfEarlier = ({ state }: { state: { dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > JUST_OPENED_MS
