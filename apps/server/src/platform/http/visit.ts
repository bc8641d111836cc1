import type { FastifyRequest } from 'fastify'

/** Internal header: the visitor for whom a page that is being rendered makes a call. */
export const VISITOR = 'x-visitor'
/** Internal header beside it: to whom that page is shown. */
export const SHOWN_TO = 'x-shown-to'

/** The client of a request; `cookie` is the header as the browser sent it, and so are the internal ones, which anybody can send. */
export type Visit = {
  readonly address: string
  readonly userAgent: string
  readonly cookie: string
  readonly visitor: string
  readonly shownTo: string
}

export const visitOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visit => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
  cookie: headers.cookie ?? '',
  visitor: String(headers[VISITOR] ?? ''),
  shownTo: String(headers[SHOWN_TO] ?? ''),
})
