import type { Fetch } from '@coffeeattack/contract/client/request'
import type { ApiKey } from '@coffeeattack/contract/client/typing'
import { EARLY_CALLS, type EarlyCalls } from './names.ts'

/**
 * The head of an app page sends the page's first calls while its code is still loading. A route names its calls
 * (`handle = asksEarly(…)`), the head sends them (send-calls.ts), and the client takes the answer in place of a request
 * of its own, so that token renewal, failures and caching stay as they are.
 */
type EarlyKey = Extract<ApiKey, `GET ${string}`>
type AsksEarly = { earlyCalls: readonly EarlyKey[] }

/** An id in a call's path is taken from the last segment of the page's address. */
export const asksEarly = (...earlyCalls: EarlyKey[]): AsksEarly => ({ earlyCalls })

/** The paths of the calls that a page's routes name, in the format that send-calls.ts reads. */
export function earlyPaths(handles: readonly unknown[]): string {
  const keys = handles.filter(doesAskEarly).flatMap(({ earlyCalls }) => earlyCalls)
  return keys.map((key) => key.slice('GET '.length)).join(' ')
}

function doesAskEarly(handle: unknown): handle is AsksEarly {
  return 'earlyCalls' in Object(handle)
}

type Holder = { [EARLY_CALLS]?: EarlyCalls | undefined }

/** True until the page that the browser opened is rendered with its data. */
export const isOpening = () => holder()[EARLY_CALLS] !== undefined

/** Called once the page is rendered: an answer that was not taken by then would be stale later. */
export function forgetEarlyCalls(): void {
  holder()[EARLY_CALLS] = undefined
}

export const fetchEarly: Fetch = (url, init) => {
  const send = () => globalThis.fetch(url, init)
  // A request that failed on the network is sent again by the client.
  return takeEarly(url, init)?.catch(send) ?? send()
}

/** Each answer is taken once, and only by a call with the same token. */
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
