/** What was begun and not sent, on this device: by who wrote it and where (BIZ-15). Nobody else here is shown it. */
export type Begun = { operatorId: string; place: string }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NAME = 'console-draft'

/** After so long nobody goes on writing it, and it should not lie around. */
const KEPT_MS = 30 * 24 * 60 * 60_000

export const draftKey = ({ operatorId, place }: Begun): string => `${NAME}:${operatorId}:${place}`

/** A full or forbidden storage keeps nothing, and nobody is kept from writing by it. */
export function keepDraft(store: Store, whose: Begun, draft: unknown, now: Date): void {
  try {
    store.setItem(draftKey(whose), JSON.stringify({ at: now.getTime(), draft }))
  } catch {
    store.removeItem(draftKey(whose))
  }
}

export function forgetDraft(store: Store, whose: Begun): void {
  store.removeItem(draftKey(whose))
}

/** As it was kept: whoever asks looks whether it is a draft of theirs. */
export function keptDraft(store: Store, whose: Begun): unknown {
  return parsed(store.getItem(draftKey(whose)))?.draft
}

/** All that one person has begun, with the key of each: `Object.keys(localStorage)` are the names. */
export function draftsOf(operatorId: string, names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(`${NAME}:${operatorId}:`))
}

/** Whoever signs out leaves nothing behind. */
export function forgetDraftsOf(store: Storage, operatorId: string): void {
  for (const name of draftsOf(operatorId, Object.keys(store))) store.removeItem(name)
}

export function forgetOldDrafts(store: Storage, now: Date): void {
  for (const name of Object.keys(store)) {
    if (!name.startsWith(`${NAME}:`)) continue
    const at = parsed(store.getItem(name))?.at
    if (typeof at !== 'number' || now.getTime() - at > KEPT_MS) store.removeItem(name)
  }
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isRecord(kept) ? kept : null
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A plain text, for drafts that are nothing else. */
export const asText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** The fields of a form as they were kept, laid over those of an empty one; what has another type is none of ours. */
export function fieldsLike<Fields extends Record<string, string | boolean>>(
  kept: unknown,
  empty: Fields,
): Fields | null {
  if (!isRecord(kept)) return null
  const own = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(empty, name) && typeof value === typeof empty[name],
  )
  return { ...empty, ...Object.fromEntries(own) }
}
