import type { Fetch } from '@coffeeattack/contract/client/request'
import type { ApiKey } from '@coffeeattack/contract/client/typing'
import { EARLY_CALLS, type EarlyCalls } from '../layout/document/inline-scripts.ts'

/**
 * What a page shows is asked for by its head, while its code is still on the way. A route names its calls
 * (`handle = asksEarly(…)`), the head sends them (`earlyCallsScript`), and the client takes the answer in place of a
 * request of its own, so that renewing a login, failures and caching stay as they are.
 */
type EarlyKey = Extract<ApiKey, `GET ${string}`>
type AsksEarly = { earlyCalls: readonly EarlyKey[] }

/** An id in a path is the last part of the page's address. */
export const asksEarly = (...earlyCalls: EarlyKey[]): AsksEarly => ({ earlyCalls })

/** The paths of the calls that a page's routes name, as the head's script reads them. */
export function earlyPaths(handles: readonly unknown[]): string {
  const keys = handles.filter(doesAskEarly).flatMap(({ earlyCalls }) => earlyCalls)
  return keys.map((key) => key.slice('GET '.length)).join(' ')
}

function doesAskEarly(handle: unknown): handle is AsksEarly {
  return 'earlyCalls' in Object(handle)
}

type Holder = { [EARLY_CALLS]?: EarlyCalls | undefined }

/** Whether the page that the browser opened is still on its way: what it shows was asked for, and is worth waiting for. */
export const isOpening = () => holder()[EARLY_CALLS] !== undefined

/** The page stands. An answer that nobody took by now would be old when somebody asks. */
export function forgetEarlyCalls(): void {
  holder()[EARLY_CALLS] = undefined
}

export const fetchEarly: Fetch = (url, init) => {
  const send = () => globalThis.fetch(url, init)
  // A request that did not get through is sent once more, as if there had been none.
  return takeEarly(url, init)?.catch(send) ?? send()
}

/** Each answer is taken once, by a call of the same login. */
function takeEarly(url: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  const early = holder()[EARLY_CALLS]
  const isTheirs = new Headers(headers).get('authorization') === `Bearer ${early?.token}`
  if (!early || method !== 'GET' || !isTheirs) return undefined
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}

function holder(): Holder {
  return typeof window === 'undefined' ? {} : (window as Holder)
}
