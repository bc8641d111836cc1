import { follow } from '@coffeeattack/contract/client/follow'
import { presenceOf } from '@coffeeattack/contract/client/presence'
import { QueryObserver } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { askBeforeLosing, conversations } from '../rooms/conversations.ts'
import { roomsQuery } from '../rooms/rooms-query.ts'
import { takeIn } from './take-in.ts'
import { lineIsLost, unreadMessages } from './signals.ts'

/** Follows what happens to the person elsewhere, and shows it here without a reload (MSG-1). */
export async function stayLive(signal: AbortSignal): Promise<void> {
  const countUnread = once(() => {
    const rooms = new QueryObserver(queries, roomsQuery)
    const count = () => unreadMessages.set(rooms.getCurrentResult().data?.unread ?? unreadMessages.get())
    signal.addEventListener('abort', rooms.subscribe(count))
    count()
  })
  window.addEventListener('beforeunload', askBeforeLosing, { signal })
  await follow({
    ...presenceOf({ document, window, navigator }),
    open: (input) => api.events('GET /users/message/stream', input),
    onEvent: takeIn,
    onStanding() {
      lineIsLost.set(false)
      countUnread()
      conversations.sayWhatFailed()
    },
    onLost() {
      lineIsLost.set(true)
      countUnread()
    },
    random: Math.random,
    signal,
  })
}

function once(run: () => void): () => void {
  let ran = false
  return () => {
    if (ran) return
    ran = true
    run()
  }
}
