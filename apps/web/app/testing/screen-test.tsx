import { createFakeApi, type FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { test as base } from '@coffeeattack/ui/testing/browser-test'
import { createMemoryRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { queries } from '../api/queries.ts'
import { tokens } from '../sessions/tokens.ts'
import { type LoaderData, routesOf, type ServerWord } from './routes.tsx'

/*
 * A screen at its address, in the service's own route table, layouts, cache and dialogs; only the server is a fake.
 *
 *   test('[OFR-4] …', async ({ api, open }) => {
 *     api.answers('GET /v2/users/offers/:id', offer())
 *     const screen = await open('/my/result/1')
 *     await expect.element(page.getByText('5일 남았어요')).toBeVisible()
 *   })
 */

export type Screen = {
  /** Where the person is now, with its query: inside the app, or the page that the app was left for. */
  address(): string
  back(): Promise<void>
  /** The same address once more, with nothing remembered but what the browser keeps. */
  reload(): Promise<void>
}

type Opening = {
  as?: 'candidate' | 'nobody'
  /** What only the server knows. */
  word?: Partial<ServerWord>
  /** What loaders on the server answer, by the file of their route. */
  data?: LoaderData
}

export type Open = (address: string, opening?: Opening) => Promise<Screen>

const WORD: ServerWord = {
  origin: 'https://coffeeattack.example',
  sandbox: false,
  consentPrechecked: true,
  messengerKey: null,
  outside: {},
}

async function mount(address: string, word: ServerWord, data: LoaderData) {
  const router = createMemoryRouter(routesOf(word, data), { initialEntries: [address] })
  const loaded = new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve())
    if (router.state.initialized) resolve()
  })
  const { unmount } = await render(<RouterProvider router={router} />)
  await loaded
  return { router, unmount }
}

export const test = base
  .extend('fake', { auto: true }, ({}, { onCleanup }) => {
    const fake = createFakeApi()
    const { fetch } = globalThis
    globalThis.fetch = fake.fetch
    // The frame counts what is unread on every page of a person's own.
    fake.api.answers('GET /users/message/room', { items: [], unread: 0 })
    fake.api.answers('GET /users/offers/unread', { unread: 0 })
    onCleanup(() => {
      queries.clear()
      globalThis.fetch = fetch
      if (fake.complaints.length > 0) throw new Error(fake.complaints.join('\n'))
    })
    return fake
  })
  .extend('api', ({ fake }): FakeApi => fake.api)
  .extend('open', ({ phone }, { onCleanup }) => {
    const shown = new Set<Awaited<ReturnType<typeof mount>>>()
    onCleanup(async () => {
      for (const one of shown) await one.unmount()
    })
    return async (address: string, { as = 'candidate', word, data = {} }: Opening = {}): Promise<Screen> => {
      if (as === 'candidate') tokens.save({ accessToken: 'access', refreshToken: 'refresh' })
      const open = async (at: string) => {
        const one = await mount(at, { ...WORD, ...word }, data)
        shown.add(one)
        return one
      }
      let now = await open(address)
      const current = () => phone.leftFor() ?? createPath({ ...now.router.state.location, hash: '' })
      return {
        address: current,
        back: () => now.router.navigate(-1),
        async reload() {
          await now.unmount()
          shown.delete(now)
          queries.clear()
          now = await open(current())
        },
      }
    }
  })
