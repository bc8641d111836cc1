import { fileListIsLogged, isReported, logLevel } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type ErrorAnswer, translateError } from './errors.ts'
import { routeOf } from './request-log.ts'

const FILE_LIST = '/api/inbound/user/files'

type Present = (reply: FastifyReply, answer: ErrorAnswer) => FastifyReply

const asJson: Present = (reply, { body }) => reply.send(body)

/** Answers every thrown error in Korean, logs it at the level of its status, reports it when it is our fault. */
export function handleErrors(app: FastifyInstance, { report }: Deps, present: Present = asJson): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = translateError(error, request.id)
    const { situation, status, body, retryAfterSeconds } = answer
    const route = routeOf(request)
    if (route !== FILE_LIST || fileListIsLogged(status)) {
      const line = {
        method: request.method,
        route,
        status,
        situation,
        fields: Object.keys(body.fields ?? {}),
      }
      request.log[logLevel(status)](status >= 500 ? { ...line, err: error } : line, 'refused')
    }
    if (isReported(status)) {
      request.span.failed(error)
      report(error, {
        of: route.startsWith('/api') ? 'call' : 'page',
        request: request.id,
        trace: request.span.traceId || undefined,
        route,
        status,
      })
    }
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
    return present(reply.code(status).header('cache-control', 'no-store'), answer)
  })
}
