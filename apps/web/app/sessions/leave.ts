import type { Exit, Store } from '@coffeeattack/domain/sessions/destinations'

export type Stores = Record<Store, { clear(): void }>

/** Takes an exit (AUTH-6 to AUTH-9): clears its storage, then opens its page. */
export function leave(exit: Exit, stores: Stores, open: (path: string) => void): void {
  for (const store of exit.clears) stores[store].clear()
  open(exit.to)
}
