import type { ShellPattern } from '@coffeeattack/contract/page-context'
import type { ServerBuild } from 'react-router'
import { isPublicPage } from './public-page.ts'

type Routes = ServerBuild['routes']
type ServerRoute = NonNullable<Routes[string]>

/**
 * The app pages that are rendered the same for everyone, so that the server may cache them. A loader that reads the
 * request may answer each one differently, so its page is not among them. The root's loader does not depend on the
 * visitor.
 */
export function shellsOf(routes: Routes): ShellPattern[] {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  return all
    .filter(({ id, module }) => !parents.has(id) && module.default)
    .map((page) => ({ page, branch: branchOf(page, routes) }))
    .filter(({ branch }) => branch.every(isForEveryone))
    .map(({ page, branch }) => ({ pattern: page.path ?? '/', drawsQuery: branch.some(drawsQuery) }))
}

/** The page and its parents, without the root. */
function branchOf(page: ServerRoute, routes: Routes): ServerRoute[] {
  const parent = page.parentId === undefined ? undefined : routes[page.parentId]
  return parent ? [page, ...branchOf(parent, routes)] : []
}

function isForEveryone({ module: { loader, handle } }: ServerRoute): boolean {
  return !isPublicPage(handle) && (typeof loader !== 'function' || loader.length === 0)
}

function drawsQuery({ module: { handle } }: ServerRoute): boolean {
  return 'drawsQuery' in Object(handle)
}
