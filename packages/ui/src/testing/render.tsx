import type { ReactNode } from 'react'
import { render as renderInPage } from 'vitest-browser-react'

/** Everything due has run: React has rendered, its effects have run, and the fake API has answered. */
export const settled = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' })

/** Renders a part into the page with production React, and returns once it is in the document. */
export async function render(part: ReactNode) {
  const { container, ...root } = await renderInPage(part)
  await settled()
  return {
    async rerender(again: ReactNode) {
      await root.rerender(again)
      await settled()
    },
    async unmount() {
      await root.unmount()
      container.remove()
      await settled()
    },
  }
}
