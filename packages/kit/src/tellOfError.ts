import { cutTo } from '@coffeeattack/domain/text/length'
import { CLIENT_ERROR, type ClientApp } from '@coffeeattack/domain/upkeep/client-error'

type Page = {
  navigator: Pick<Navigator, 'sendBeacon'>
  location: Pick<Location, 'pathname'>
}

declare global {
  interface ImportMetaEnv {
    /** What the page is built from: the build says it, and where nobody builds there is none. */
    readonly VITE_RELEASE?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** A page of before a deploy whose parts are gone: it is loaded anew, and nothing is broken. */
const GONE = /dynamically imported module|module script failed/i

/** An answer of the server is known there, and who leaves a page breaks nothing. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error && !/^(ApiError|AbortError)$/.test(error.name) && !GONE.test(error.message)

const told = new WeakMap<Page, Set<string>>()

/**
 * Tells the server what broke: each error once and a few of a page at most, for the hundredth says nothing new. It goes
 * out even while the page is being left, and nobody waits for it. The server takes out whatever is about people.
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
