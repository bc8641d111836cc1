declare module 'virtual:route-table' {
  import type { ComponentType } from 'react'
  import type { ClientLoaderFunction } from 'react-router'

  /**
   * The parts of a route module that a screen test uses. `loader` runs only on the server, so a test gives its
   * result.
   */
  export type RouteModule = {
    default: ComponentType<Record<string, unknown>>
    clientLoader?: ClientLoaderFunction
    loader?: unknown
    handle?: unknown
    meta?: (given: Record<string, unknown>) => { title?: string }[]
    HydrateFallback?: ComponentType
    ErrorBoundary?: ComponentType<Record<string, unknown>>
  }

  export type TableEntry = {
    id: string
    path?: string
    index: boolean
    load: () => Promise<RouteModule>
    children: TableEntry[]
  }

  const table: TableEntry[]
  export default table
}
