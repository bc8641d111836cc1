import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerTooSlow } from './bad-requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Uploads: the body may take as long as Node's limit for a request. */
    slowBody?: true
  }
}

/** Enough for a megabyte over a bad connection. */
const BODY_WITHIN_MS = 30_000

/** Node has one time limit for all requests, which suits uploads; other bodies have to arrive sooner. */
export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!hasBody(raw) || routeOptions.config.slowBody) return done()
    const timer = setTimeout(() => {
      // It has arrived, but nobody has read it yet.
      if (raw.complete) return
      if (reply.raw.headersSent) raw.destroy()
      else answerTooSlow(raw.socket)
    }, BODY_WITHIN_MS).unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
    done()
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
