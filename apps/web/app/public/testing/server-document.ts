import type { PageContext } from '@coffeeattack/contract/page-context'
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import { pageContext } from '../../page-context.server.ts'
import * as root from '../../root.tsx'
import { serverBuild } from '../../testing/server-build.ts'
import table, { type RouteModule } from 'virtual:route-table'

const pages = table.filter(({ children }) => children.length === 0)

function pageAt(pathname: string) {
  const routes = pages.map((page) => ({ path: page.path ?? '/', page }))
  const found = matchRoutes(routes, pathname)?.[0]?.route
  if (!found) throw new Error(`${pathname} is no page that is sent without React`)
  return found.page
}

/** A public page as the server sends it, with the real entry, root, loader and head. */
export async function serverDocument(request: Request, told: PageContext): Promise<Response> {
  const { id, path = '/', load } = pageAt(new URL(request.url).pathname)
  const module: RouteModule = await load()
  const build = serverBuild(root, {
    id,
    path,
    module: { ...module, default: withProps(module.default as never) },
  })
  const context = new RouterContextProvider(new Map([[pageContext, told]]))
  return createRequestHandler(build, 'test')(request, context)
}
