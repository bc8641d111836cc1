import type { TokenStore } from '../client/refresh.ts'
import type { Fetch } from '../client/request.ts'

export type Seen = { method: string; url: string; headers: Record<string, string>; body: unknown }

const json = (status: number, body: unknown) => Response.json(body, { status })

export const refusal = (status: number, code: string, more: object = {}) =>
  json(status, { code, message: `${code} 문장`, ...more })

/** Speaks the token protocol: access tokens `a1`, `a2` …, of which only the newest is good; refresh tokens rotate. */
export function fakeServer({
  answer = () => json(200, { ok: true }),
}: { answer?: (it: Seen) => Response } = {}) {
  let generation = 1
  const seen: Seen[] = []
  const refreshes: string[] = []
  let forceRefresh: (() => Response | null) | null = null

  function respond(it: Seen): Response {
    const token = it.headers['authorization']?.replace('Bearer ', '')
    if (it.url.endsWith('/auth/refresh')) return refresh(token ?? '')
    if (token && token !== `a${generation}`) return refusal(401, 'EXPIRED_TOKEN')
    return answer(it)
  }

  function refresh(token: string): Response {
    refreshes.push(token)
    const forced = forceRefresh?.()
    if (forced) return forced
    if (token !== `r${generation}`) return refusal(401, 'UNAUTHORIZED')
    generation += 1
    return json(200, { accessToken: `a${generation}`, refreshToken: `r${generation}` })
  }

  const fetch: Fetch = async (url, init) => {
    init.signal?.throwIfAborted()
    const headers = init.headers as Record<string, string>
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const it = { method: init.method ?? 'GET', url, headers, body }
    seen.push(it)
    const response = respond(it)
    // Answers arrive later than they are decided, as on a network.
    await new Promise((done) => setTimeout(done, 5))
    init.signal?.throwIfAborted()
    return response
  }

  return {
    fetch,
    seen,
    refreshes,
    /** All tokens given so far stop working; their refresh token still does. */
    expire: () => void (generation += 1),
    answerRefresh: (answer: () => Response | null) => void (forceRefresh = answer),
    tokens: () => ({ accessToken: `a${generation}`, refreshToken: `r${generation}` }),
  }
}

export function memoryStore(access: string | null, refresh: string | null): TokenStore & { cleared: number } {
  return {
    cleared: 0,
    access: () => access,
    refresh: () => refresh,
    save(tokens) {
      access = tokens.accessToken
      refresh = tokens.refreshToken
    },
    clear() {
      this.cleared += 1
      access = null
      refresh = null
    },
  }
}
