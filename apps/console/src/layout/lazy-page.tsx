import type { Page } from '@coffeeattack/contract/pages'
import { onLineBack } from '@coffeeattack/kit/live/lineBack'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router'
import { ConsolePageSkeleton } from './ConsolePage.tsx'
import { SidePanel } from './SidePanel.tsx'

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
  useEffect(() => onLineBack(() => latest()), [])
}

/** Outside of the console, so it is loaded as a document. */
const STATUS: Page = '/status'

type FailedProps = { onRetry: () => void }

function Words({ onRetry }: FailedProps) {
  return (
    <ErrorState
      title="화면을 열지 못했어요"
      description={
        <>
          연결이 돌아오면 저절로 열려요.
          <br />
          <a href={STATUS} className={textLinkLook}>
            무엇이 되는지 보기
          </a>
        </>
      }
      retryLabel="다시 불러오기"
      onRetry={onRetry}
    />
  )
}

/** The page could not be loaded; the rail still works. */
export function PageFailed({ onRetry }: FailedProps) {
  return (
    <main className="grid min-h-full place-items-center px-4 py-16">
      <Words onRetry={onRetry} />
    </main>
  )
}

/** The panel could not be loaded; the list stays. */
function PanelFailed({ onRetry }: FailedProps) {
  return (
    <SidePanel title="열지 못했어요" closeTo="..">
      <div className="grid min-h-full place-items-center">
        <Words onRetry={onRetry} />
      </div>
    </SidePanel>
  )
}
