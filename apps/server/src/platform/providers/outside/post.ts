import { lookup as askNames, type LookupAddress, type LookupOptions } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInsideAddress, isLoopback } from './inside-address.ts'

/** The host is inside our network; nothing was sent. */
export class LeadsInside extends Error {
  override readonly name = 'LeadsInside'
}

type Found = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void
export type AskNames = (host: string, options: LookupOptions & { all: true }, found: Found) => void

export type OutsideOptions = {
  /** Allows this machine, and http: for development. */
  readonly allowsLoopback: boolean
  /** Whether connections are kept alive. */
  readonly keepsAlive: boolean
  readonly askNames?: AskNames
}

type Sent = { headers: Record<string, string | number>; body: Buffer | string | null; signal: AbortSignal }

/** Posts to an address that others chose, and returns the status. */
export type PostOutside = (address: string, sent: Sent) => Promise<number>

/** Only the status of the answer is used. */
const ANSWER_BYTES = 1024

/**
 * A host name may resolve to an inside address later (DNS rebinding). So it is resolved once, when connecting, and the
 * connection goes to the checked address. Redirects are not followed.
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
    // IP addresses are connected to without a lookup.
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
        // Errors in the rest of the answer do not matter.
        answer.on('error', () => {})
        resolve(answer.statusCode ?? 0)
      })
      call.on('error', reject)
      call.end(body)
    })
  }
}
