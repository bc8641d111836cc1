import type { ReactNode } from 'react'
import { render } from '../../src/testing/render.tsx'
import { OverlayHost } from '../../src/ask.tsx'
import { test as base } from '../../src/testing/browser-test.tsx'
import { Toaster } from '../../src/Toaster.tsx'

/** `show` renders a section as the gallery does, with the hosts of dialogs and toasts. */
export const test = base.extend('show', ({}, { onCleanup }) => {
  let shown: Awaited<ReturnType<typeof render>> | undefined
  onCleanup(() => shown?.unmount())
  return async (section: ReactNode) => {
    shown = await render(
      <OverlayHost>
        {section}
        <Toaster />
      </OverlayHost>,
    )
  }
})
