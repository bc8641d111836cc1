import type { FastifyRequest } from 'fastify'

/** Where a request comes from; `cookie` is the header as the browser sent it. */
export type Visit = { readonly address: string; readonly userAgent: string; readonly cookie: string }

/** A class, because an object with a getter of its own is made slowly, and one is made at every call. */
class VisitOfRequest implements Visit {
  readonly #request: Pick<FastifyRequest, 'ip' | 'headers'>

  constructor(request: Pick<FastifyRequest, 'ip' | 'headers'>) {
    this.#request = request
  }

  /** Found out among the proxies when it is asked for, which few calls do. */
  get address(): string {
    return this.#request.ip
  }

  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? ''
  }

  get cookie(): string {
    return this.#request.headers.cookie ?? ''
  }
}

export const visitOf = (request: Pick<FastifyRequest, 'ip' | 'headers'>): Visit => new VisitOfRequest(request)
