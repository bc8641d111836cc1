export type Phones = ReturnType<typeof createPhones>

export const ANY = '*'

/** Notifies open pages of a change on their phone; each then reads the whole state again. */
export function createPhones() {
  const watchers = new Map<string, Set<() => void>>()
  const tell = (phone: string) => watchers.get(phone)?.forEach((changed) => changed())
  return {
    /** Watches one phone, or all with `ANY`. Returns a function that stops. */
    watch(phone: string, changed: () => void) {
      const set = watchers.get(phone) ?? new Set()
      watchers.set(phone, set.add(changed))
      return () => {
        set.delete(changed)
        if (set.size === 0 && watchers.get(phone) === set) watchers.delete(phone)
      }
    },
    changed(phone: string) {
      tell(phone)
      tell(ANY)
    },
    changedAll: () => [...watchers.keys()].forEach(tell),
  }
}
