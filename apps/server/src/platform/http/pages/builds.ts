import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PageContext, ShellPattern } from '@coffeeattack/contract/page-context'
import type { RouterContext, ServerBuild } from 'react-router'

const folder = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

export const WEB_CLIENT = folder('web/build/client')
export const CONSOLE = folder('console/dist')
const WEB_SERVER = folder('web/build/server/index.js')

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>

/** The pages' entry.server.tsx. A build holds copies of its modules, so the key of what we tell comes with it. */
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

/**
 * The built pages. React chooses its fast form by NODE_ENV while it loads, and what was built is production code even
 * when this process is a developer's, so the variable says so for that moment.
 */
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
