import { COMPARED } from '@coffeeattack/domain/memory/limits'
import { createContext, use, useState } from 'react'

export type Choosing = {
  /** In the order in which they were chosen. */
  chosen: readonly string[]
  toggle: (id: string) => void
  clear: () => void
}

export const ChoosingContext = createContext<Choosing | null>(null)

/** Who is to be laid side by side; null where nobody can be chosen. */
export const useChoosing = (): Choosing | null => use(ChoosingContext)

/** Two to four; one more than that is not heard. */
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
