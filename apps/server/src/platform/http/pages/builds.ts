import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageContext, ShellPattern } from '@coffeeattack/contract/page-context'
import type { RouterContext, ServerBuild } from 'react-router'

const folder = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

export const WEB_CLIENT = folder('web/build/client')
export const CONSOLE = folder('console/dist')
const WEB_SERVER = folder('web/build/server/index.js')

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

/** The web app's entry.server.tsx. The build has its own copy of modules, so it exports its own context key. */
type WebEntry = {
  readonly pageContext: RouterContext<PageContext>
  readonly shellsOf: (routes: ServerBuild['routes']) => ShellPattern[]
}

const entryOf = ({ entry: { module } }: ServerBuild) => module as ServerBuild['entry']['module'] & WebEntry

export async function createRender(
  build: ServerBuild,
  mode: 'production' | 'development',
): Promise<RenderPage> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const { pageContext } = entryOf(build)
  const handle = createRequestHandler(build, mode)
  return (request, context) => handle(request, new RouterContextProvider(new Map([[pageContext, context]])))
}

/** React reads NODE_ENV when it is loaded: the build is production code, also in a developer's process. */
export async function loadWebBuild(): Promise<{ render: RenderPage; shells: ShellPattern[] } | null> {
  if (!existsSync(WEB_SERVER)) return null
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const build = (await import(pathToFileURL(WEB_SERVER).href)) as ServerBuild
    return { render: await createRender(build, 'production'), shells: entryOf(build).shellsOf(build.routes) }
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  }
}
