import type { Ids } from './crypto/ids.ts'

/** The moment of an action, and the ids made at that moment. */
export type Clock = { readonly ids: Ids; readonly now: Date }
