import { lineIsLost } from '@coffeeattack/kit/live/signal'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router'
import { ConsolePageSkeleton } from './ConsolePage.tsx'
import { PageFailed, PanelFailed } from './Failed.tsx'

type Failed = ComponentType<{ onRetry: () => void }>

/** What a route's handle says of it. */
type Handle = { load: () => Promise<unknown> }

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A page whose code is loaded when it is first opened: `page('/audit', 'AuditPage', () => import('./AuditPage.tsx'))`. */
export const page = <Name extends string>(
  path: string,
  name: Name,
  load: Load<Name>,
  children: RouteObject[] = [],
): RouteObject => lazily(path, async () => (await load())[name], PageFailed, children)

/** What opens beside a list. */
export const panel = <Name extends string>(path: string, name: Name, load: Load<Name>): RouteObject =>
  lazily(path, async () => (await load())[name], PanelFailed, [])

/** Begins to load what a route shows. Whether that works is for the opening to tell. */
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

  /** The router asks for code only once, so what could not be had is asked for again in its place. */
  function LoadedPage() {
    const [Here, setHere] = useState<ComponentType | null>(() => here)
    async function retry(): Promise<boolean> {
      const found = await load().catch(() => null)
      setHere(() => found)
      return found !== null
    }
    useEffect(() => {
      // Whoever comes again may find the line back.
      if (!Here)
        load().then(
          (found) => setHere(() => found),
          () => {},
        )
    }, [Here])
    useLineBack(() => Here ?? void retry())
    if (Here) return <Here />
    // A newer console may have taken the place of this one, and its code with it: then only a new page helps.
    return <Failed onRetry={() => void retry().then((isBack) => isBack || window.location.reload())} />
  }

  function BrokenPage() {
    const failure = useRouteError()
    const location = useLocation()
    const navigate = useNavigate()
    useEffect(() => reportError(failure), [failure])
    // The router shows a page anew when it is gone to, be it from itself.
    const again = () => navigate(location, { replace: true, state: location.state as unknown })
    return <Failed onRetry={() => void again()} />
  }

  return {
    path,
    handle: { load } satisfies Handle,
    lazy: async () => {
      // Without a line there is nobody to tell.
      await load().catch((failure: unknown) => navigator.onLine && reportError(failure))
      return { Component: LoadedPage }
    },
    ErrorBoundary: BrokenPage,
    HydrateFallback: ConsolePageSkeleton,
    children,
  }
}

/** Runs when the line is back: the browser says so, or the live stream stands again. */
function useLineBack(run: () => void): void {
  const latest = useEffectEvent(run)
  useEffect(() => {
    const hear = () => latest()
    window.addEventListener('online', hear)
    const stop = lineIsLost.listen(() => !lineIsLost.get() && hear())
    return () => {
      window.removeEventListener('online', hear)
      stop()
    }
  }, [])
}
