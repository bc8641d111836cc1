import { follow, type Following } from './follow.ts'
import { type Page, presenceOf } from './presence.ts'
import { lineIsLost } from './signal.ts'

type Live<E> = Pick<Following<E>, 'open' | 'onEvent' | 'signal'> & {
  onStanding?: () => void
  onLost?: () => void
  /** Whether somebody looks at the tab; one that tells its news also unseen says that it is always seen. */
  seen?: Page['document']
}

/** The one stream of this tab, until the signal ends it; `lineIsLost` says how it stands. */
export function followLive<E extends { id: string | null }>(live: Live<E>): Promise<void> {
  const { open, onEvent, signal, onStanding, onLost, seen = document } = live
  return follow({
    ...presenceOf({ document: seen, window, navigator }),
    open,
    onEvent,
    onStanding() {
      lineIsLost.set(false)
      onStanding?.()
    },
    onLost() {
      lineIsLost.set(true)
      onLost?.()
    },
    random: Math.random,
    signal,
  })
}
