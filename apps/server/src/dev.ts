import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createServer as createVite } from 'vite'
import { createApp } from './app.ts'
import { createRender, type RenderPage } from './platform/http/pages/builds.ts'
import { preparePages } from './platform/http/pages/mount.ts'
import { mountWeb } from './platform/http/pages/web.ts'
import { run } from './run.ts'

/** The same service with its screens straight from their sources: a saved file shows in the browser at once. */
const server = createHttpServer()
const web = await screens('../../web')
const console = await screens('../../console')

/** Node reads Vite's settings itself: a bundled copy would be a file that changes, and restart what watches files. */
function screens(folder: string) {
  return createVite({
    configLoader: 'native',
    root: fileURLToPath(new URL(folder, import.meta.url)),
    server: { middlewareMode: true, ws: { server } },
  })
}

const render: RenderPage = async (request, context) => {
  const build = (await web.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild
  return (await createRender(build, 'development'))(request, context)
}

/** Who answers an address: the console's sources, the API, or the pages' sources and then the pages. */
function serve(handle: RequestListener) {
  server.on('request', (request, response) => {
    const path = request.url ?? '/'
    if (/^\/console(\/|$)/.test(path)) return console.middlewares(request, response)
    if (/^\/(api|sandbox)\//.test(path)) return handle(request, response)
    return web.middlewares(request, response, () => handle(request, response))
  })
  return server
}

await run((deps) =>
  createApp(deps, {
    serverFactory: serve,
    pages: async (app) => {
      await preparePages(app, deps)
      mountWeb(app, deps, { render, withPolicy: false })
      app.addHook('onClose', async () => {
        await Promise.all([web.close(), console.close()])
      })
    },
  }),
)
