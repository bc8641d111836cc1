import { OverlayHost } from '@coffeeattack/ui/ask'
import { test as base } from '@coffeeattack/ui/testing/browser-test'
import { Toaster } from '@coffeeattack/ui/Toaster'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from '@coffeeattack/ui/testing/render'

/** `show` renders a part as both apps do, with a query cache of its own and the hosts of dialogs and toasts. */
export const test = base.extend('show', ({}, { onCleanup }) => {
  let shown: Awaited<ReturnType<typeof render>> | undefined
  onCleanup(() => shown?.unmount())
  return async (part: ReactNode) => {
    const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    shown = await render(
      <QueryClientProvider client={cache}>
        <OverlayHost>
          {part}
          <Toaster />
        </OverlayHost>
      </QueryClientProvider>,
    )
  }
})
