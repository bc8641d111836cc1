import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../../settings.ts'
import { pagePolicy } from '../security.ts'
import { serveAssets } from './assets.ts'
import { keepPage, QUALITY, sendKept } from './kept-page.ts'

/** The console is a single-page app: every path under /console that is not a file gets its page. */
export async function mountConsole(app: FastifyInstance, root: string, settings: Settings): Promise<void> {
  await serveAssets(app, root, `${CONSOLE}/`)
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(settings, ''),
    'cache-control': 'no-cache',
  }
  const page = keepPage({ html, headers }, QUALITY.forGood)

  app.get(CONSOLE, (_request, reply) => reply.redirect(`${CONSOLE}/`, 308))
  app.get(`${CONSOLE}/*`, (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (/\.\w+$/.test(path)) throw new Refusal('NOT_FOUND')
    return sendKept(request, reply, page)
  })
}
