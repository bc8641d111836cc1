import type { ComponentType } from 'react'
import {
  type ClientLoaderFunctionArgs,
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router'
import table, { type RouteModule, type TableEntry } from 'virtual:route-table'
import { ErrorBoundary, type loader as rootLoader } from '../root.tsx'

/** What only the server knows, as `root.tsx` gets it. */
export type ServerWord = ReturnType<typeof rootLoader>

/** What the server's loaders answer, by the file of their route: `{ 'routes/short-link.tsx': preview }`. */
export type LoaderData = Readonly<Record<string, unknown>>

/** The framework hands a route's component what these hooks tell. */
function withProps(Component: ComponentType<Record<string, unknown>>) {
  return function Route() {
    return <Component params={useParams()} loaderData={useLoaderData()} matches={useMatches()} />
  }
}

function withError(Component: ComponentType<Record<string, unknown>>) {
  return function Failed() {
    return <Component error={useRouteError()} params={useParams()} />
  }
}

/** The browser's half of a route module, as the framework leaves it. */
function browserHalf(module: RouteModule, given: unknown) {
  const { clientLoader, loader } = module
  const serverLoader = () => Promise.resolve(given ?? null)
  return {
    Component: withProps(module.default),
    handle: module.handle,
    ...(module.HydrateFallback && { HydrateFallback: module.HydrateFallback }),
    ...(module.ErrorBoundary && { ErrorBoundary: withError(module.ErrorBoundary) }),
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

/** The service's own route table, below a root that knows what the server said. */
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
