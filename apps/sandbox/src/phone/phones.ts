/** Notifies open pages of a change on their phone; each then reads the whole state again. */
export type Phones = {
  /** Watches one phone, or all with `ANY`. Returns a function that stops. */
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
