import type { FastifyRequest } from 'fastify'

/** The client of a request; `cookie` is the header as the browser sent it. */
export type Visit = { readonly address: string; readonly userAgent: string; readonly cookie: string }

export const visitOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visit => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  cookie: headers.cookie ?? '',
})
