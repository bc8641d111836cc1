import { type CompanyAct, gateRefusals } from '@coffeeattack/domain/companies/gate'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { z } from 'zod'
import { idParam } from './shapes.ts'

/**
 * Who may call.
 * - `none`: the token, if any, is not read
 * - `optional`: a token makes the answer personal; none is fine, a broken one is still 401
 * - `candidate`, `operator`, `partner`: an access token of that audience
 * - `refresh`, `partner-refresh`: the refresh token of that audience, as bearer
 * - `operator-refresh`: the console's refresh token, in a cookie that no script can read
 * - `api-key`: a key that a company's own program carries
 */
export type Auth =
  | 'none'
  | 'optional'
  | 'candidate'
  | 'refresh'
  | 'operator'
  | 'operator-refresh'
  | 'partner'
  | 'partner-refresh'
  | 'api-key'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Key = `${Method} /${string}`

export type Call = {
  readonly auth: Auth
  /** The console roles that may call; others get a refusal. Every `operator` call names its roles. */
  readonly roles?: readonly OperatorRole[]
  /**
   * What a recruiter's company must be allowed to do for this call (FIRM-2). Without it a call needs the right to see candidates, so that
   * a new call is shut to companies that are not approved. `always`: concerns the caller alone, or what we owe each other.
   */
  readonly act?: CompanyAct | 'always'
  /**
   * Allows a login whose phone is not verified yet, because registration needs it (SAFE-1). All other calls of
   * candidates refuse it.
   */
  readonly beforeProof?: true
  /** Allows an ended login: logging out twice or in two tabs is no error. */
  readonly afterEnd?: true
  /**
   * Path parameters; `feature` adds them to a path with `:id` alone. A value that does not match gives 404 NOT_FOUND,
   * never 400.
   */
  readonly params?: z.ZodObject
  /** Query values arrive as strings; `flag`, `count` and `listOf` of query.ts read them strictly. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** In place of `body`: a file as it stands, of one of these types. It is held in memory while the call is answered. */
  readonly file?: { readonly maxBytes: number; readonly types: readonly string[] }
  /** Every success: status → body, `null` for an empty one. */
  readonly out: { readonly [status: number]: z.ZodType | null }
  /** A success body to show in the reference. Every call with an API key has one. */
  readonly example?: object
  /** Server-Sent Events by name: the answer to 200 is a stream of them instead of a body. */
  readonly events?: { readonly [name: string]: z.ZodType }
  /** The refusals of this call, if any. `refusalsOf` adds those that follow from its form. */
  readonly errors?: readonly Situation[]
  /** The call creates something, so it accepts `Idempotency-Key`. */
  readonly makes?: true
  /** One Korean sentence for the reference. */
  readonly about: string
}

export type Tagged = Call & { readonly tag: string }

/** Declares a call; keeps the literal types, from which server and client are typed. */
export const call = <const C extends Call>(it: C): C => it

type Rest = Omit<Call, 'auth' | 'roles'>

/** A call of the candidate. */
export const candidateCall = <const C extends Rest>(it: C) => call({ ...it, auth: 'candidate' })

/** A call of the console, for operators with one of these roles. */
export const operatorCall = <const R extends readonly OperatorRole[], const C extends Rest>(
  roles: R,
  it: C,
) => call({ ...it, auth: 'operator', roles })

/** A call as the table has it: with its feature, and with the `:id` of its path unless it declares its own parameters. */
type Row<K, C> = (C extends { params: z.ZodObject }
  ? C
  : K extends `${string}/:id${'' | `/${string}`}`
    ? C & { readonly params: typeof idParam }
    : C) & { readonly tag: string }

/** The calls of one feature under the name that the reference shows. */
export function feature<T extends Record<Key, Call>>(tag: string, calls: T) {
  const tagged = Object.entries(calls).map(([key, it]) => [
    key,
    { ...(/\/:id(\/|$)/.test(key) && { params: idParam }), ...it, tag },
  ])
  return Object.fromEntries(tagged) as { readonly [K in keyof T]: Row<K, T[K]> }
}

/** Splits `'GET /users/:id'` into its method and its path. */
export function splitKey(key: string): { method: Method; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) }
}

const isCandidates = ({ auth }: Call) => auth === 'candidate' || auth === 'optional'

/** What the door asks the company's gate for; null when the call is no recruiter's and no program's. */
export function actOf({ auth, roles, act }: Pick<Call, 'auth' | 'roles' | 'act'>): CompanyAct | null {
  if (auth === 'api-key') return 'seeCandidates'
  if (!roles?.includes('recruiter') || act === 'always') return null
  return act ?? 'seeCandidates'
}

/** All refusals of a call: those that follow from its form, then its own. */
export function refusalsOf(key: string, it: Call): Situation[] {
  // Text that cannot be stored is refused in every query and body, also in unused fields.
  const implied: Situation[] = ['INVALID_INPUT']
  if (splitKey(key).method !== 'GET') implied.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  if (it.auth !== 'none') implied.push('UNAUTHORIZED')
  // An API key does not expire; it is valid until it is revoked.
  if (it.auth !== 'none' && it.auth !== 'api-key') implied.push('EXPIRED_TOKEN')
  if (it.roles) implied.push('FORBIDDEN')
  const act = actOf(it)
  if (act !== null) implied.push(...gateRefusals(act))
  if (isCandidates(it) && !it.beforeProof) implied.push('PHONE_UNPROVED')
  if (it.params) implied.push('NOT_FOUND')
  if (it.makes) implied.push('IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS')
  const anytime: Situation[] = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE']
  return [...new Set([...implied, ...(it.errors ?? []), ...anytime])]
}
