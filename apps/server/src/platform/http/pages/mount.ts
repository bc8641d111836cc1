import { existsSync } from 'node:fs'
import { constants } from 'node:zlib'
import { catalogue } from '@coffeeattack/domain/errors/catalogue'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { handleErrors } from '../error-handler.ts'
import { serveAssets } from './assets.ts'
import { CONSOLE, loadWebBuild, WEB_CLIENT } from './builds.ts'
import { mountConsole } from './console.ts'
import { sendPlainPage } from './plain-page.ts'
import { mountWeb } from './web.ts'

/** The built screens: the candidates' pages at every address, the console under its own. */
export async function mountBuiltPages(app: FastifyInstance, deps: Deps): Promise<void> {
  await preparePages(app, deps)
  if (existsSync(CONSOLE)) await mountConsole(app, CONSOLE, deps.settings)
  const render = await loadWebBuild()
  if (render) {
    await serveAssets(app, WEB_CLIENT, '/')
    mountWeb(app, deps, { render, withPolicy: true })
  } else {
    app.get('/*', (_request, reply) =>
      sendPlainPage(reply.code(503), '화면이 아직 없어요', '먼저 빌드해 주세요.'),
    )
  }
}

/** What all pages share: compression that passes each part on at once, and errors told as a page. */
export async function preparePages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
  handleErrors(app, deps, (reply, { situation, body }) =>
    sendPlainPage(reply, catalogue[situation].title, body.message),
  )
}
