import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerTooSlow } from './bad-requests.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take as long as the server lets any request take: an upload. */
    slowBody?: true
  }
}

/** A megabyte over a line that hardly works; whoever needs longer holds a connection and sends nothing. */
const BODY_WITHIN_MS = 30_000

/** Node knows one limit for all requests, which is that of uploads: every other body is to be there sooner. */
export function cutSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    if (!hasBody(raw) || routeOptions.config.slowBody) return done()
    const timer = setTimeout(() => {
      // It is there, only nobody has read it.
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
