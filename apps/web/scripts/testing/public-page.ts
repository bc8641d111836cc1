import path from 'node:path'
import type { ApiKey, ApiResult } from '@coffeeattack/contract/client/typing'
import type { PageContext } from '@coffeeattack/contract/page-context'
import { createFakeApi } from '@coffeeattack/contract/testing/fake-api'
import tailwindcss from '@tailwindcss/vite'
import { createServer, createServerModuleRunner } from 'vite'
import type { BrowserCommand } from 'vitest/node'
import type { OutsideLinks } from '../../app/campaigns/outside-links.ts'
import type { serverDocument } from '../../app/public/testing/server-document.ts'
import { texts } from '../../vite.config.ts'
import { inlineScripts } from '../inline-scripts.ts'
import { routeTable } from '../route-table.ts'

/* Renders public pages for tests in a browser, as production does. The calls of a page's loader get the test's
   answers. */

export type PublicPageAsked = {
  /** The public origin. */
  origin: string
  /** The answers to the calls made while the page is rendered. */
  answers: { readonly [K in ApiKey]?: ApiResult<K> }
  messengerKey: string | null
  outside: OutsideLinks
}

const COMPANY: PageContext['company'] = {
  name: '주식회사 콩볶기',
  representative: '나대표',
  businessNumber: '123-45-67891',
  jobInformationNumber: '제2026-01호',
  address: '서울특별시 볶음구 콩로 2',
  phone: '02-0000-0100',
  email: 'help@coffee.example',
}

const OFFICER: PageContext['privacyOfficer'] = {
  name: '나보호',
  department: '정보보호실',
  phone: '02-0000-0118',
  email: 'officer@example.com',
}

async function loadRenderer() {
  const vite = await createServer({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    appType: 'custom',
    plugins: [{ enforce: 'pre', ...texts }, tailwindcss(), inlineScripts(), routeTable()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // No file changes during a test, so the reload script is left out.
    define: { 'import.meta.env.DEV': 'false' },
  })
  const module: unknown = await createServerModuleRunner(vite.environments.ssr).import(
    '/app/public/testing/server-document.ts',
  )
  return (module as { serverDocument: typeof serverDocument }).serverDocument
}
let renderer: ReturnType<typeof loadRenderer> | undefined

const known = new Map<string, Promise<string>>()

/**
 * The HTML of a page. A page that fails to render fails the test. The HTML is cached by address and answers, because
 * rendering takes longer than most tests.
 */
export const publicPage: BrowserCommand<[address: string, asked: PublicPageAsked]> = (_, address, asked) => {
  // A browser does not send the part after the #.
  const [sent = address] = address.split('#')
  const key = JSON.stringify([sent, asked])
  const html = known.get(key) ?? rendered(sent, asked)
  known.set(key, html)
  return html
}

async function rendered(address: string, { origin, answers, messengerKey, outside }: PublicPageAsked) {
  const render = await (renderer ??= loadRenderer())
  const { api, fetch, complaints } = createFakeApi()
  for (const [key, answer] of Object.entries(answers)) api.answers(key as ApiKey, answer as never)
  const failures: unknown[] = []
  const answer = await render(new Request(new URL(address, origin)), {
    sandbox: false,
    consentPrechecked: true,
    messengerKey,
    outside,
    company: COMPANY,
    privacyOfficer: OFFICER,
    fetch,
    report: (error) => failures.push(error),
    allowScripts() {},
    keepFor() {},
  })
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  if (failures.length > 0 || answer.status >= 500)
    throw new Error(`${address} can not be rendered`, { cause: failures[0] })
  return answer.text()
}
