import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { createContext, use, useState } from 'react'

export type Choosing = {
  /** Ids in the order of selection. */
  chosen: readonly string[]
  toggle: (id: string) => void
  clear: () => void
}

export const ChoosingContext = createContext<Choosing | null>(null)

/** The current selection; null on pages without comparison. */
export const useChoosing = (): Choosing | null => use(ChoosingContext)

/** Keeps two to four people; a fifth is ignored. */
export function useChosen(): Choosing {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return {
    chosen,
    toggle: (id) =>
      setChosen((now) =>
        now.includes(id) ? now.filter((one) => one !== id) : [...now, id].slice(0, COMPARED.most),
      ),
    clear: () => setChosen([]),
  }
}
