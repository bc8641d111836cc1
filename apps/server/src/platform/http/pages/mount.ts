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

/** Mounts the built console, and the web app at all other paths. */
export async function mountBuiltPages(app: FastifyInstance, deps: Deps): Promise<void> {
  await preparePages(app, deps)
  if (existsSync(CONSOLE)) await mountConsole(app, CONSOLE, deps.settings)
  const build = await loadWebBuild()
  if (build) {
    await serveAssets(app, WEB_CLIENT, '/')
    mountWeb(app, deps, { ...build, withPolicy: true })
  } else {
    app.get('/*', (_request, reply) =>
      sendPlainPage(reply.code(503), { title: '화면이 아직 없어요', body: '먼저 빌드해 주세요.' }),
    )
  }
}

/**
 * Error pages, and compression that flushes each part of a streamed page. Cached pages and built files are compressed
 * already, so only streaming uses it (`reply.compress`).
 */
export async function preparePages(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      // A window of a page's size: the default of 4 MB took 12 of an answer's 22 ms, and megabytes of memory.
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
  handleErrors(app, deps, (reply, { situation, body, retryAfterSeconds }) => {
    const { title } = catalogue[situation]
    return situation === 'UNAVAILABLE' && retryAfterSeconds
      ? sendPlainPage(reply, { title, body: '돌아오면 저절로 열려요.', againAfter: retryAfterSeconds })
      : sendPlainPage(reply, { title, body: body.message })
  })
}
