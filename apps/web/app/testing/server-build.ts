import type { ServerBuild } from 'react-router'
import * as entry from '../entry.server.tsx'

type ServerPage = { id: string; path: string; module: object }

/** What the compiler would tell of a route; nobody asks for it in a page whose browser half is not run. */
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

/** The server's half of one page under its root, with the entry of production; the build alone is told by hand. */
export function serverBuild(root: object, { id, path, module }: ServerPage): ServerBuild {
  const top = { path: '' }
  const place = { path, parentId: 'root' }
  return {
    entry: { module: entry },
    routes: {
      root: { id: 'root', ...top, module: root as never },
      [id]: { id, ...place, module: module as never },
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
}
