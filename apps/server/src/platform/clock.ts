import type { Ids } from './crypto/ids.ts'

/** The moment at which something is done, and the ids that belong to that moment. */
export type Clock = { readonly ids: Ids; readonly now: Date }
