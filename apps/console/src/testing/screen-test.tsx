import { createFakeApi, type FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { OverlayHost } from '@coffeeattack/ui/ask'
import { test as base } from '@coffeeattack/ui/testing/browser-test'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { queries } from '../api/queries.ts'
import { routes } from '../routes.tsx'
import { leaveWhenEnded } from '../session/ended.ts'
import type { Me } from '../session/me.ts'
import { tokens } from '../session/tokens.ts'

/*
 * A page of the console at its address, with its own routes, frame, cache and dialogs; only the server is a fake.
 *
 *   test('[BIZ-1] …', async ({ api, open }) => {
 *     api.answers('GET /console/audit', { items: [], next: null })
 *     await open('/audit', { as: 'admin' })
 */

leaveWhenEnded()

const COMPANY = { id: '01990000-0000-7000-8000-00000000c0de', name: '새벽공방', logo: null }

/** Who sits at the desk. */
export const people = {
  recruiter: person('recruiter', '한이레', COMPANY),
  agent: person('agent', '정하린', null),
  admin: person('admin', '서누리', null),
}

function person(role: Me['role'], name: string, company: Me['company']): Me {
  const id = '01990000-0000-7000-8000-0000000000aa'
  return { id, name, email: `${role}@dawn.example`, role, greeting: '', company }
}

export type Screen = {
  /** Where the person is now, with its query: in the console, or the page that it was left for. */
  address(): string
  back(): Promise<void>
}

export const test = base
  // oxlint-disable-next-line no-empty-pattern -- the pattern tells which fixtures this one needs
  .extend('fake', { auto: true }, async ({}, { onCleanup }) => {
    const fake = createFakeApi()
    const { fetch } = globalThis
    globalThis.fetch = fake.fetch
    await page.viewport(1280, 900)
    onCleanup(() => {
      queries.clear()
      globalThis.fetch = fetch
      if (fake.complaints.length > 0) throw new Error(fake.complaints.join('\n'))
    })
    return fake
  })
  .extend('api', ({ fake }): FakeApi => fake.api)
  .extend('open', ({ api, phone }, { onCleanup }) => {
    let unmount: (() => Promise<void>) | undefined
    onCleanup(() => unmount?.())
    return async (
      address: string,
      { as = 'recruiter' }: { as?: keyof typeof people | 'nobody' } = {},
    ): Promise<Screen> => {
      if (as !== 'nobody') {
        tokens.save({ accessToken: 'access', refreshToken: 'refresh' })
        api.answers('GET /console/me', people[as])
      }
      const router = createMemoryRouter(routes, { initialEntries: [address] })
      const shown = await render(
        <QueryClientProvider client={queries}>
          <OverlayHost>
            <RouterProvider router={router} />
            <Toaster />
          </OverlayHost>
        </QueryClientProvider>,
      )
      unmount = shown.unmount
      return {
        address: () => phone.leftFor() ?? createPath({ ...router.state.location, hash: '' }),
        back: () => router.navigate(-1),
      }
    }
  })
