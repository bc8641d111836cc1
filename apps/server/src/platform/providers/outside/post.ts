import { lookup as askNames, type LookupAddress, type LookupOptions } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInsideAddress, isLoopback } from './inside-address.ts'

/** A name or an address that leads into our own house: nothing was sent. */
export class LeadsInside extends Error {
  override readonly name = 'LeadsInside'
}

type Found = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void
export type AskNames = (host: string, options: LookupOptions & { all: true }, found: Found) => void

export type OutsideOptions = {
  /** This machine counts as outside, and is reached without https: where the product is tried out. */
  readonly allowsLoopback: boolean
  /** Whether connections are kept for the next one to the same place. */
  readonly keepsAlive: boolean
  readonly askNames?: AskNames
}

type Sent = { headers: Record<string, string | number>; body: Buffer | string | null; signal: AbortSignal }

/** Sends to an address that others named, and answers its status. */
export type PostOutside = (address: string, sent: Sent) => Promise<number>

/** No answer is worth more: what it says beside its status is not looked at. */
const ANSWER_BYTES = 1024

/**
 * A name that passed when it was given may be pointed inside later. So it is asked for once, at the very moment of
 * connecting, and the connection is made to what was looked at. No answer can send us elsewhere.
 */
export function createPostOutside({
  allowsLoopback,
  keepsAlive,
  askNames: ask = askNames,
}: OutsideOptions): PostOutside {
  const isOpen = (address: string) => !isInsideAddress(address) || (allowsLoopback && isLoopback(address))

  const lookup: LookupFunction = (host, options, found) => {
    ask(host, { ...options, all: true }, (error, addresses) => {
      const open = error ? [] : addresses.filter(({ address }) => isOpen(address))
      const [first] = open
      if (!first) return found(error ?? new LeadsInside('the name leads to no public address'), [])
      if (options.all) found(null, open)
      else found(null, first.address, first.family)
    })
  }
  const connecting = { keepAlive: keepsAlive, lookup }
  const [http, https] = [new HttpAgent(connecting), new HttpsAgent(connecting)]

  return async (address, { headers, body, signal }) => {
    const url = new URL(address)
    const isSecure = url.protocol === 'https:'
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // A bare address is connected to without asking for its name.
    if (isIP(host) !== 0 && !isOpen(host)) throw new LeadsInside('the address is not a public one')
    if (!isSecure && !allowsLoopback) throw new LeadsInside('only https leads outside')
    const [request, agent] = isSecure ? [requestHttps, https] : [requestHttp, http]
    return new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', headers, signal, agent }, (answer) => {
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > ANSWER_BYTES) answer.destroy()
        })
        // What becomes of the rest of the answer changes nothing.
        answer.on('error', () => {})
        resolve(answer.statusCode ?? 0)
      })
      call.on('error', reject)
      call.end(body)
    })
  }
}
