import { Resolver } from 'node:dns/promises'
import { ProviderUnavailable } from '../deadline.ts'

/** `servers`: name servers as `address` or `address:port`; empty means the system's. */
export type NameServerSettings = { readonly servers: readonly string[] }

export type NameServer = {
  /** The texts of all TXT records of a name, each joined from its chunks; none when the name or its records do not exist. */
  texts(name: string): Promise<readonly string[]>
  /** The name of a machine's address, if that name leads back to the address; anybody may claim another's name. */
  hostOf(address: string): Promise<string | null>
}

const WAIT = { timeout: 3000, tries: 2 } as const
/** A caller waits for the answer. */
const SHORT = { timeout: 500, tries: 1 } as const
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

export function createNameServer({ servers }: NameServerSettings): NameServer {
  return {
    async texts(name) {
      // A resolver of its own: one that keeps old answers would report a corrected record as wrong.
      const resolver = new Resolver(WAIT)
      if (servers.length > 0) resolver.setServers(servers)
      try {
        return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''))
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        if (ABSENT.has(code)) return []
        throw new ProviderUnavailable('dns', code === 'ETIMEOUT' ? 'timeout' : 'transport')
      }
    },
    async hostOf(address) {
      const resolver = new Resolver(SHORT)
      if (servers.length > 0) resolver.setServers(servers)
      try {
        const [host] = await resolver.reverse(address)
        if (!host) return null
        const found = address.includes(':') ? await resolver.resolve6(host) : await resolver.resolve4(host)
        return found.includes(address) ? host.toLowerCase() : null
      } catch {
        return null
      }
    },
  }
}
