import type { Socket } from 'node:net'
import { splitKey } from '@coffeeattack/contract/call'
import { calls } from '@coffeeattack/contract/calls'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { sentence } from '@coffeeattack/domain/errors/row'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { translateError } from './errors.ts'

/** For URLs that cannot be decoded. Such requests reach no route and no hook, so the common headers are set here. */
export const answerBadAddress =
  (always: Record<string, string>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = translateError(error, request.id)
    void reply
      .code(status)
      .headers({ 'x-request-id': request.id, ...always, 'cache-control': 'no-store' })
      .send(body)
  }

/** For bytes that are not HTTP: writes the response to the socket and closes it. */
export function answerBadBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return answerTooSlow(socket)
  const row = catalogue.INVALID_INPUT
  const body = JSON.stringify({ code: row.code, message: sentence(row) })
  socket.end(
    `HTTP/1.1 ${row.status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** Ends a request that took too long to arrive. Destroys the socket, because the client may keep sending. */
export function answerTooSlow(socket: Socket): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', () =>
    socket.destroy(),
  )
}

const knownCalls = Object.keys(calls).map((key) => {
  const { method, path } = splitKey(key)
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return { method, pattern: new RegExp(`^${parts.join('/')}$`) }
})

/** Answers 404 for an unknown path of the API, and 405 for a known path with another method. */
export function answerUnknownCalls(api: FastifyInstance): void {
  api.all('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!.slice(api.prefix.length)
    const allowed = knownCalls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    // The router does not match overlong ids, so the right method can end here too: nothing has such an id.
    if (allowed.length === 0 || allowed.some((method) => method === request.method))
      throw new Refusal('NOT_FOUND')
    reply.header('allow', [...new Set(allowed)].join(', '))
    throw new Refusal('METHOD_NOT_ALLOWED')
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Accepts JSON in valid UTF-8 only. An empty body with a JSON content type is no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined)
    let text: string
    try {
      text = utf8.decode(bytes as Buffer)
    } catch {
      return done(new Refusal('INVALID_INPUT', { fields: { body: 'UTF-8이 아니에요' } }))
    }
    return parseJson(request, text, done)
  })
}
