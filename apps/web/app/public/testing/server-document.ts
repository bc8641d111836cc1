import {
  createRequestHandler,
  matchRoutes,
  type ServerBuild,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import table, { type RouteModule } from 'virtual:route-table'
import * as entry from '../../entry.server.tsx'
import * as root from '../../root.tsx'

/** What the compiler would tell of a route; nobody asks for it in a page that is sent without React. */
const asset = (id: string, place: { path: string; parentId?: string }, module: object) => ({
  id,
  ...place,
  module: '',
  hasAction: false,
  hasLoader: 'loader' in module,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: 'ErrorBoundary' in module,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

const pages = table.filter(({ children }) => children.length === 0)

function pageAt(pathname: string) {
  const routes = pages.map((page) => ({ path: page.path ?? '/', page }))
  const found = matchRoutes(routes, pathname)?.[0]?.route
  if (!found) throw new Error(`${pathname} is no page that is sent without React`)
  return found.page
}

/** A public page as the server sends it, by the same entry, root, loader and head; the build alone is told by hand. */
export async function serverDocument(request: Request): Promise<Response> {
  const { id, path = '/', load } = pageAt(new URL(request.url).pathname)
  const module: RouteModule = await load()
  const top = { path: '' }
  const place = { path, parentId: 'root' }
  const build: ServerBuild = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', ...top, module: root as never },
      [id]: { id, ...place, module: { ...module, default: withProps(module.default as never) } as never },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: asset('root', top, root), [id]: asset(id, place, module) },
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  return createRequestHandler(build, 'test')(request)
}
