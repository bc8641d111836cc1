import type { ApiKey, ApiResult } from '@coffeeattack/contract/client/typing'
import { catchLeaving, drawPicture } from '@coffeeattack/ui/testing/browser-test'
import { vi } from 'vitest'
import { commands, type FrameLocator, page } from 'vitest/browser'
import type { PublicPageAsked } from '../../../scripts/testing/public-page.ts'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'
import { test as base } from '../../testing/screen-test.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    publicPage(address: string, asked: PublicPageAsked): Promise<string>
  }
}

/*
 * A public page as the server sends it, in a document of its own, so that its island begins and ends with it.
 *
 *   test('[PUB-9] …', async ({ visit }) => {
 *     const { screen } = await visit('/faq')
 *     await screen.getByRole('searchbox').fill('탈퇴')
 *   })
 */

export type Visit = {
  /** The visitor's view. */
  screen: FrameLocator
  window: Window & typeof globalThis
  /** Reloads the page. */
  reload(): Promise<void>
}

type Visiting = {
  /** The answers to the calls that the server makes while it renders. */
  answers?: { readonly [K in ApiKey]?: ApiResult<K> }
  messengerKey?: string | null
  outside?: OutsideLinks
  /** Set on the page's window before its own scripts run. */
  before?: (window: Window & typeof globalThis) => void
}

/** The page shares the test's clock and fake server. */
function plug(view: Window & typeof globalThis) {
  const { fetch, setTimeout, clearTimeout, Date } = window
  Object.assign(view, { fetch }, vi.isFakeTimers() && { setTimeout, clearTimeout, Date })
  catchLeaving(view)
}

/** A navigated document, because only such a one reports being left. */
async function blankPage(frame: HTMLIFrameElement) {
  const { promise, resolve } = Promise.withResolvers<Event>()
  frame.addEventListener('load', resolve, { once: true })
  frame.src = URL.createObjectURL(new Blob([], { type: 'text/html' }))
  document.body.append(frame)
  await promise
  URL.revokeObjectURL(frame.src)
  return frame.contentWindow as Window & typeof globalThis
}

export const test = base.extend('visit', ({ api }, { onCleanup }) => {
  const frame = document.createElement('iframe')
  frame.title = '공개 페이지'
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  // An island starts once its page is painted.
  drawPicture(true)
  onCleanup(() => {
    frame.remove()
    drawPicture(false)
  })
  api.answers('POST /users/utm', { id: '00000000-0000-7000-8000-000000000001' })

  return async (
    address: string,
    { answers = {}, messengerKey = null, outside = {}, before }: Visiting = {},
  ): Promise<Visit> => {
    const { origin } = location
    async function load() {
      const html = await commands.publicPage(address, { origin, answers, messengerKey, outside })
      const view = await blankPage(frame)
      const content = view.document.open()
      view.history.replaceState(null, '', address)
      plug(view)
      before?.(view)
      content.write(html)
      content.close()
      await hasStarted(content.documentElement)
      return view
    }
    const visit = {
      screen: page.frameLocator(page.getByTitle(frame.title)),
      window: await load(),
      async reload() {
        frame.remove()
        visit.window = await load()
      },
    }
    return visit
  }
})

/** Resolves once the island has started everything. */
function hasStarted(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => root.hasAttribute('data-started') && resolve()
    new MutationObserver(look).observe(root, { attributes: true })
    look()
  })
}
