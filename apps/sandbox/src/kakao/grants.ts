import { createHash } from 'node:crypto'
import type { World } from '../world.ts'

/** The consents of a person, until the code is used. */
export type Grant = {
  readonly phone: string
  readonly redirectUri: string
  readonly scope: string
  readonly nonce: string | null
  readonly challenge: string | null
  readonly authTime: number
}

export type Linked = { readonly phone: string; readonly scope: string; readonly authTime: number }

const CODE_LIFE_MS = 10 * 60_000
export const ACCESS_LIFE_SECONDS = 21_599
export const REFRESH_LIFE_SECONDS = 5_183_999

/** The member number: stable per app, and not derived from the phone's digits. */
export function memberNumber(phone: string): number {
  return createHash('sha256').update(`kakao-member:${phone}`).digest().readUIntBE(0, 5) + 1_000_000_000
}

export type Grants = ReturnType<typeof createGrants>

/** Codes work once and for ten minutes; access and refresh tokens live as long as the messenger's. */
export function createGrants(world: World) {
  const codes = new Map<string, { grant: Grant; until: number }>()
  const access = new Map<string, { linked: Linked; until: number }>()
  const refresh = new Map<string, { linked: Linked; until: number }>()
  const now = () => world.clock.now()

  function live<T extends { until: number }>(map: Map<string, T>, key: string): T | null {
    const found = map.get(key)
    return found && now() <= found.until ? found : null
  }

  return {
    codeFor(grant: Grant): string {
      const code = world.randomHex(24)
      codes.set(code, { grant, until: now() + CODE_LIFE_MS })
      return code
    },
    take(code: string): Grant | null {
      const found = live(codes, code)
      codes.delete(code)
      return found?.grant ?? null
    },
    issue(linked: Linked) {
      const tokens = { access: world.randomHex(24), refresh: world.randomHex(24) }
      access.set(tokens.access, { linked, until: now() + ACCESS_LIFE_SECONDS * 1000 })
      refresh.set(tokens.refresh, { linked, until: now() + REFRESH_LIFE_SECONDS * 1000 })
      return tokens
    },
    byAccess: (token: string) => live(access, token)?.linked ?? null,
    byRefresh: (token: string) => live(refresh, token)?.linked ?? null,
    unlink(member: number): void {
      for (const map of [access, refresh]) {
        for (const [token, { linked }] of map) if (memberNumber(linked.phone) === member) map.delete(token)
      }
    },
    reset() {
      for (const map of [codes, access, refresh]) map.clear()
    },
  }
}
