import { expect, vi } from 'vitest'
import { createClient } from '../client.ts'
import type { ApiError } from '../client/api-error.ts'
import { byKeptToken } from '../client/refresh.ts'
import { fakeServer, memoryStore } from './fake-server.ts'

export const base = 'https://example.test/api'
export const id = '01939a3e-0000-7000-8000-000000000001'

/** A client with a login, and the server it talks to. */
export function setUp(
  options: { access?: string | null; refresh?: string | null; answer?: () => Response } = {},
) {
  const { access = 'a1', refresh = 'r1', answer } = options
  const server = fakeServer(answer ? { answer } : {})
  const tokens = memoryStore(access, refresh)
  const onExpired = vi.fn<() => void>()
  const renewal = byKeptToken(tokens, 'GET /auth/refresh')
  const api = createClient({ base, fetch: server.fetch, renewal, onExpired })
  return { server, tokens, onExpired, api }
}

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error as ApiError,
  )
