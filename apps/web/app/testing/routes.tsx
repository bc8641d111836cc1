import type { ComponentType } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  useLoaderData,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router'
import { ErrorBoundary, type loader as rootLoader } from '../root.tsx'
import table, { type RouteModule, type TableEntry } from 'virtual:route-table'

/** What `root.tsx` gets from the server. */
export type ServerWord = ReturnType<typeof rootLoader>

/**
 * The results of server loaders, by the file of their route: `{ 'campaigns/ShortLinkScreen.tsx': preview }`. A
 * function may throw.
 */
export type LoaderData = Readonly<Record<string, unknown>>

/**
 * As the framework does: passes these hooks' values to the route's component and to its `meta`, which sets the title.
 */
function withProps({ default: Component, meta }: RouteModule) {
  return function Route() {
    const given = {
      params: useParams(),
      location: useLocation(),
      loaderData: useLoaderData(),
      matches: useMatches(),
    }
    return (
      <>
        <Title meta={meta} given={given} />
        <Component {...given} />
      </>
    )
  }
}

function withError(Component: ComponentType<Record<string, unknown>>, meta?: RouteModule['meta']) {
  return function Failed() {
    const given = {
      error: useRouteError(),
      params: useParams(),
      location: useLocation(),
      matches: useMatches(),
    }
    return (
      <>
        <Title meta={meta} given={given} />
        <Component {...given} />
      </>
    )
  }
}

function Title({ meta, given }: { meta: RouteModule['meta']; given: Record<string, unknown> }) {
  const title = meta?.(given)?.find((one) => one.title)?.title
  return title && <title>{title}</title>
}

/** The browser part of a route module, as the framework compiles it. */
function browserHalf(module: RouteModule, given: unknown) {
  const { clientLoader, loader } = module
  const serverLoader = async (): Promise<unknown> => (typeof given === 'function' ? given() : (given ?? null))
  return {
    Component: withProps(module),
    handle: module.handle,
    ...(module.HydrateFallback && { HydrateFallback: module.HydrateFallback }),
    ...(module.ErrorBoundary && { ErrorBoundary: withError(module.ErrorBoundary, module.meta) }),
    ...(clientLoader
      ? {
          loader: (args: LoaderFunctionArgs) =>
            clientLoader({ ...args, serverLoader } as ClientLoaderFunctionArgs),
        }
      : loader !== undefined && { loader: serverLoader }),
  }
}

function route({ id, path, index, load, children }: TableEntry, data: LoaderData): RouteObject {
  const lazy = async () => browserHalf(await load(), data[id])
  const rest = { id, ...(path !== undefined && { path }), lazy: lazy as LazyRouteFunction<RouteObject> }
  return index ? { ...rest, index: true } : { ...rest, children: children.map((child) => route(child, data)) }
}

/** The service's own route table below a fake root. */
export const routesOf = (word: ServerWord, data: LoaderData): RouteObject[] => [
  {
    id: 'root',
    loader: () => word,
    shouldRevalidate: () => false,
    Component: Outlet,
    ErrorBoundary: withError(ErrorBoundary as ComponentType<Record<string, unknown>>),
    HydrateFallback: () => null,
    children: table.map((entry) => route(entry, data)),
  },
]
