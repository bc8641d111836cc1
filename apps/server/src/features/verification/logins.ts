import type { Queries } from '../../db/queries.ts'
import type { ApiDeps } from '../../http/handle.ts'

export type Me = { readonly userId: string; readonly sessionId: string }
export type From = { readonly userAgent: string }
export type Pair = { readonly accessToken: string; readonly refreshToken: string }

/** What registration asks of the logins. Features do not import each other: app.ts introduces them. */
export type Logins = {
  /** A new login on this device. */
  readonly openSession: (
    tx: Queries,
    who: { userId: string; certified: boolean },
    from: From,
    deps: ApiDeps,
  ) => Promise<Pair>
  /** The next pair of a login that is open. */
  readonly issuePair: (tx: Queries, login: Me, deps: ApiDeps) => Promise<Pair>
  /** Ends every login of the person but the one that is kept. */
  readonly endSessions: (
    tx: Queries,
    owner: { userId: string; keep: string | null },
    end: 'SIGNED_OUT',
    now: Date,
  ) => Promise<void>
}
