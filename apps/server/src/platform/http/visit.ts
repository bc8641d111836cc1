import type { FastifyRequest } from 'fastify'

/** Where a request comes from; `cookie` is the header as the browser sent it. */
export type Visit = { readonly address: string; readonly userAgent: string; readonly cookie: string }

export const visitOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Visit => ({
  // Found out among the proxies when it is asked for, which few calls do.
  get address() {
    return request.ip
  },
  userAgent: request.headers['user-agent'] ?? '',
  cookie: request.headers.cookie ?? '',
})
