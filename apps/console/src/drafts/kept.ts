/** Drafts on this device, by operator and place (BIZ-15). Other operators of the device do not see them. */
export type Begun = { operatorId: string; place: string }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NAME = 'console-draft'

/** Older drafts are deleted. */
const KEPT_MS = 30 * 24 * 60 * 60_000

export const draftKey = ({ operatorId, place }: Begun): string => `${NAME}:${operatorId}:${place}`

/** A full or forbidden storage keeps no draft and does not disturb writing. */
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

/** The draft as stored; the caller checks its shape. */
export function keptDraft(store: Store, whose: Begun): unknown {
  return parsed(store.getItem(draftKey(whose)))?.draft
}

/** All drafts of one operator, with their storage keys. */
export function draftsOf(operatorId: string, names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(`${NAME}:${operatorId}:`))
}

/** Deletes the drafts of an operator who signs out. */
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

/** Reads a draft that is one plain text. */
export const asText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null)

/** Lays stored fields over those of an empty form; null when a field has another type. */
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
