import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONSOLE } from '@coffeeattack/contract/pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../../settings.ts'
import { pagePolicy } from '../security.ts'
import { serveAssets } from './assets.ts'

/** The console is one page that finds its own way: every address under /console that is no file gets it. */
export async function mountConsole(app: FastifyInstance, root: string, settings: Settings): Promise<void> {
  await serveAssets(app, root, `${CONSOLE}/`)
  const page = readFileSync(join(root, 'index.html'))
  const policy = pagePolicy(settings, '')

  app.get(CONSOLE, (_request, reply) => reply.redirect(`${CONSOLE}/`, 308))
  app.get(`${CONSOLE}/*`, async (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (/\.\w+$/.test(path)) throw new Refusal('NOT_FOUND')
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache' })
      .send(page)
  })
}
