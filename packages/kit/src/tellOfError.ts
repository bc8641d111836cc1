import { cutTo } from '@coffeeattack/domain/text/length'
import { CLIENT_ERROR, type ClientApp } from '@coffeeattack/domain/upkeep/client-error'

type Page = {
  navigator: Pick<Navigator, 'sendBeacon'>
  location: Pick<Location, 'pathname'>
}

declare global {
  interface ImportMetaEnv {
    /** The release, set by the build; absent without a build. */
    readonly VITE_RELEASE?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** A chunk from before a deploy: the page is reloaded, and nothing is broken. */
const GONE = /dynamically imported module|module script failed/i

/** The server has logged its own errors, and aborted requests are no errors. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && !/^(ApiError|AbortError)$/.test(error.name) && !GONE.test(error.message)

const told = new WeakMap<Page, Set<string>>()

/**
 * Reports an error to the server: each error once and a few per page, because more would tell nothing new. Sent even
 * while the page is being left. The server removes personal data.
 */
export function tellOfError(error: unknown, app: ClientApp, page: Page = globalThis): void {
  const before = told.get(page) ?? new Set()
  told.set(page, before)
  if (!isOurs(error) || before.size >= CLIENT_ERROR.perPage) return
  const { name, message, stack = '' } = error
  const said = `${name}: ${message}`
  if (before.has(said)) return
  before.add(said)
  const body = {
    app,
    release: import.meta.env.VITE_RELEASE ?? '',
    page: cutTo(page.location.pathname, CLIENT_ERROR.page),
    type: cutTo(name, CLIENT_ERROR.type),
    message: cutTo(message, CLIENT_ERROR.message),
    stack: cutTo(stack, CLIENT_ERROR.stack),
  }
  page.navigator.sendBeacon(
    '/api/client-errors',
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  )
}
