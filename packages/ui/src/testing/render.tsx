import type { ReactNode } from 'react'
import { render as renderInPage } from 'vitest-browser-react'

/** What was to be done by now is done: React has drawn, its effects have run, and the fake API has answered. */
export const settled = (): Promise<void> => scheduler.postTask(() => {}, { priority: 'background' })

/** Puts a part up in the page, as React does it in production: what it drew stands there when this returns. */
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
