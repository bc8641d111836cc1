/** Tells open phone pages that something on their phone changed; the page then reads the whole phone anew. */
export type Phones = {
  /** Watches one phone, or all of them with `ANY`. Returns how to stop. */
  readonly watch: (phone: string, changed: () => void) => () => void
  readonly changed: (phone: string) => void
  readonly changedAll: () => void
}

export const ANY = '*'

export function createPhones(): Phones {
  const watchers = new Map<string, Set<() => void>>()
  const tell = (phone: string) => watchers.get(phone)?.forEach((changed) => changed())
  return {
    watch(phone, changed) {
      const set = watchers.get(phone) ?? new Set()
      watchers.set(phone, set.add(changed))
      return () => {
        set.delete(changed)
        if (set.size === 0 && watchers.get(phone) === set) watchers.delete(phone)
      }
    },
    changed(phone) {
      tell(phone)
      tell(ANY)
    },
    changedAll: () => [...watchers.keys()].forEach(tell),
  }
}
