import type { ServerBuild } from 'react-router'
import * as entry from '../entry.server.tsx'

/** A page under the root, unless it names another parent. */
export type ServerPage = { id: string; path: string | undefined; parentId?: string; module: object }

/** Fields that the compiler adds; the server never reads them. */
const asset = ({ id, path, parentId, module }: ServerPage) => ({
  id,
  ...(path !== undefined && { path }),
  ...(parentId !== undefined && { parentId }),
  module: '/page.js',
  hasAction: false,
  hasLoader: 'loader' in module,
  hasClientAction: false,
  hasClientLoader: 'clientLoader' in module,
  hasClientMiddleware: false,
  hasErrorBoundary: 'ErrorBoundary' in module,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
})

/** A server build of pages under the root, with the real entry. */
export function serverBuild(root: object, ...pages: ServerPage[]): ServerBuild {
  const all: ServerPage[] = [
    { id: 'root', path: '', module: root },
    ...pages.map((page) => ({ parentId: 'root', ...page })),
  ]
  const routes = all.map(({ id, path, parentId, module }) => ({
    id,
    ...(path !== undefined && { path }),
    ...(parentId !== undefined && { parentId }),
    module: module as never,
  }))
  return {
    entry: { module: entry },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: Object.fromEntries(all.map((page) => [page.id, asset(page)])),
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
