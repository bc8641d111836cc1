import { createFakeApi, type FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { test as base } from '@coffeeattack/ui/testing/browser-test'
import type { ReactNode } from 'react'
import { createMemoryRouter, createPath, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render, settled } from '@coffeeattack/ui/testing/render'

export type Screen = {
  /** The current address with its query: inside the app, or the page that the app was left for. */
  address(): string
  back(): Promise<void>
  /** Navigates to another page as a link inside the app does: the frame stays. */
  go(address: string): Promise<void>
  /** Reloads the address: only the browser's storage is kept. */
  reload(): Promise<void>
}

type App<Opening> = {
  /** The frame's own calls, on every page, and any other setup before a test. */
  begin: (given: { api: FakeApi; clock: { day: (now: string | Date) => void } }) => void | Promise<void>
  /** Signs the person in, and returns the app's routes. */
  enter: (api: FakeApi, opening: Opening) => RouteObject[]
  /** Wraps the routes. */
  around?: (routes: ReactNode) => ReactNode
  /** Clears this tab's memory, as a new page does. */
  forget: () => void
  /** Clears, after a test, what the next one would meet. */
  end?: () => void
}

async function mount(address: string, routes: RouteObject[], around: (routes: ReactNode) => ReactNode) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const loaded = new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
    if (router.state.initialized) resolve()
  })
  const { unmount } = await render(around(<RouterProvider router={router} />))
  await loaded
  await settled()
  return { router, unmount }
}

/** A screen at its address, in the app's own routes, layouts, cache and dialogs; only the server is a fake. */
export const screenTest = <Opening extends object>(app: App<Opening>) =>
  base
    .extend('fake', { auto: true }, async ({ clock }, { onCleanup }) => {
      const fake = createFakeApi()
      const { fetch } = globalThis
      globalThis.fetch = fake.fetch
      onCleanup(() => {
        app.forget()
        app.end?.()
        globalThis.fetch = fetch
        if (fake.complaints.length > 0) throw new Error(fake.complaints.join('\n'))
      })
      await app.begin({ api: fake.api, clock })
      return fake
    })
    .extend('api', ({ fake }): FakeApi => fake.api)
    .extend('open', ({ api, phone }, { onCleanup }) => {
      const shown = new Set<Awaited<ReturnType<typeof mount>>>()
      onCleanup(async () => {
        for (const one of shown) await one.unmount()
      })
      return async (address: string, opening?: Opening): Promise<Screen> => {
        const routes = app.enter(api, opening ?? ({} as Opening))
        const open = async (at: string) => {
          const one = await mount(at, routes, app.around ?? ((inside) => inside))
          shown.add(one)
          return one
        }
        let now = await open(address)
        const current = () => phone.leftFor() ?? createPath({ ...now.router.state.location, hash: '' })
        return {
          address: current,
          back: () => now.router.navigate(-1),
          async go(to) {
            await now.router.navigate(to)
            await settled()
          },
          async reload() {
            await now.unmount()
            shown.delete(now)
            app.forget()
            now = await open(current())
          },
        }
      }
    })
