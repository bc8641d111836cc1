import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance } from 'fastify'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON and nothing else, in real UTF-8. A call without a body may still say that its nothing is JSON. */
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
