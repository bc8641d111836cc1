import { followLive } from '@coffeeattack/kit/live/followLive'
import type { Signal } from '@coffeeattack/kit/live/signal'
import { keepOfflinePage } from '@coffeeattack/kit/push/browserPush'
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { unreadOffersQuery } from '../offers/offer-query.ts'
import { askBeforeLosing, conversations } from '../rooms/conversations.ts'
import { roomsQuery } from '../rooms/rooms.ts'
import { unreadMessages, unreadOffers } from './signals.ts'
import { applyEvent } from './apply-event.ts'

/** Applies what happens to the person elsewhere without a reload (MSG-1). */
export async function stayLive(signal: AbortSignal): Promise<void> {
  const countUnread = once(() => {
    signal.addEventListener('abort', count(roomsQuery, unreadMessages))
    signal.addEventListener('abort', count(unreadOffersQuery, unreadOffers))
  })
  window.addEventListener('beforeunload', askBeforeLosing, { signal })
  // In development a worker would hide that the server is away.
  if (import.meta.env.PROD) void keepOfflinePage()
  await followLive({
    open: (input) => api.events('GET /users/message/stream', input),
    onEvent: applyEvent,
    onStanding() {
      countUnread()
      conversations.sayWhatFailed()
    },
    onLost: countUnread,
    signal,
  })
}

/** Reports the count to the frame, now and on every change. */
function count<T extends { unread: number }>(
  query: QueryObserverOptions<T, Error, T, T, string[]>,
  told: Signal<number>,
): () => void {
  const observer = new QueryObserver(queries, query)
  const tell = () => told.set(observer.getCurrentResult().data?.unread ?? told.get())
  const stop = observer.subscribe(tell)
  tell()
  return stop
}

function once(run: () => void): () => void {
  let ran = false
  return () => {
    if (ran) return
    ran = true
    run()
  }
}
