import type { Exit, Store } from '@coffeeattack/domain/sessions/destinations'

export type Stores = Record<Store, { clear(): void }>

/** Takes a way out (AUTH-6 to AUTH-9): clears what it clears, then opens the page it leads to. */
export function leave(exit: Exit, stores: Stores, open: (path: string) => void): void {
  for (const store of exit.clears) stores[store].clear()
  open(exit.to)
}
