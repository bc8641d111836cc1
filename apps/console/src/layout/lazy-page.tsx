import { streamIsLost } from '@coffeeattack/kit/live/signal'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router'
import { ConsolePageSkeleton } from './ConsolePage.tsx'
import { PageFailed, PanelFailed } from './Failed.tsx'

type Failed = ComponentType<{ onRetry: () => void }>

/** The part of a route's handle that loads its code. */
type Handle = { load: () => Promise<unknown> }

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A page whose code is loaded when it is first opened: `page('/audit', 'AuditPage', () => import('./AuditPage.tsx'))`. */
export const page = <Name extends string>(
  path: string,
  name: Name,
  load: Load<Name>,
  children: RouteObject[] = [],
): RouteObject => lazily(path, async () => (await load())[name], PageFailed, children)

/** A lazily loaded panel beside a list. */
export const panel = <Name extends string>(path: string, name: Name, load: Load<Name>): RouteObject =>
  lazily(path, async () => (await load())[name], PanelFailed, [])

/** Starts loading a route; the page itself shows a failure. */
export async function preloadRoute({ handle }: RouteObject): Promise<void> {
  await (handle as Handle | undefined)?.load().catch(() => {})
}

function lazily(
  path: string,
  fetch: () => Promise<ComponentType>,
  Failed: Failed,
  children: RouteObject[],
): RouteObject {
  let here: ComponentType | null = null
  const load = async () => (here ??= await fetch())

  /** The router loads code only once, so this component retries after a failure. */
  function LoadedPage() {
    const [Here, setHere] = useState<ComponentType | null>(() => here)
    async function retry(): Promise<boolean> {
      const found = await load().catch(() => null)
      setHere(() => found)
      return found !== null
    }
    useEffect(() => {
      // Retries once the network is back.
      if (!Here)
        load().then(
          (found) => setHere(() => found),
          () => {},
        )
    }, [Here])
    useLineBack(() => Here ?? void retry())
    if (Here) return <Here />
    // After a release the old code is gone from the server; only a reload helps then.
    return <Failed onRetry={() => void retry().then((isBack) => isBack || window.location.reload())} />
  }

  function BrokenPage() {
    const failure = useRouteError()
    const location = useLocation()
    const navigate = useNavigate()
    useEffect(() => reportError(failure), [failure])
    // Navigates to the same address, which makes the router render the page again.
    const again = () => navigate(location, { replace: true, state: location.state as unknown })
    return <Failed onRetry={() => void again()} />
  }

  return {
    path,
    handle: { load } satisfies Handle,
    lazy: async () => {
      // Offline failures are not reported.
      await load().catch((failure: unknown) => navigator.onLine && reportError(failure))
      return { Component: LoadedPage }
    },
    ErrorBoundary: BrokenPage,
    HydrateFallback: ConsolePageSkeleton,
    children,
  }
}

/** Runs when the browser or the event stream is online again. */
function useLineBack(run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const hear = () => latest()
    window.addEventListener('online', hear)
    const stop = streamIsLost.listen(() => !streamIsLost.get() && hear())
    return () => {
      window.removeEventListener('online', hear)
      stop()
    }
  }, [])
}
