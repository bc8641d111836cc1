import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { ApiKey, ApiResult } from '@coffeeattack/contract/client/typing'
import { createFakeApi } from '@coffeeattack/contract/testing/fake-api'
import tailwindcss from '@tailwindcss/vite'
import { createServer, createServerModuleRunner } from 'vite'
import type { BrowserCommand } from 'vitest/node'
import type { PrivacyOfficer } from '../../app/content/privacy-officer.ts'
import type { OutsideLinks } from '../../app/outside/outside-links.ts'
import type { serverDocument } from '../../app/public/testing/server-document.ts'
import { texts } from '../../vite.config.ts'
import { routeTable } from '../route-table.ts'

/*
 * The server of public pages for tests in a browser: it renders a page as production does, and asks for what it shows
 * at a server that knows the test's answers and nothing else.
 */

export type PublicPageAsked = {
  /** How the outside calls the service. */
  origin: string
  /** What the calls answer that are made while the page is rendered. */
  answers: { readonly [K in ApiKey]?: ApiResult<K> }
  messengerKey: string | null
  outside: OutsideLinks
}

const OFFICER: PrivacyOfficer = {
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
    plugins: [{ enforce: 'pre', ...texts }, tailwindcss(), routeTable()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Nothing changes under a test, so its pages need not listen for it.
    define: { 'import.meta.env.DEV': 'false' },
  })
  const module: unknown = await createServerModuleRunner(vite.environments.ssr).import(
    '/app/public/testing/server-document.ts',
  )
  return (module as { serverDocument: typeof serverDocument }).serverDocument
}
let renderer: ReturnType<typeof loadRenderer> | undefined

async function startApi(answers: PublicPageAsked['answers']) {
  const { api, fetch, complaints } = createFakeApi()
  for (const [key, answer] of Object.entries(answers)) api.answers(key as ApiKey, answer as never)
  const server = createHttpServer(async ({ url = '' }, response) => {
    const answer = await fetch(url).catch(() => Response.error())
    response.writeHead(answer.status || 500, { 'content-type': 'application/json' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
      if (complaints.length > 0) throw new Error(complaints.join('\n'))
    },
  }
}

/** The HTML of a page. One that can not be rendered fails whoever asked for it. */
export const publicPage: BrowserCommand<[address: string, asked: PublicPageAsked]> = async (
  _,
  address,
  { origin, answers, messengerKey, outside },
) => {
  const render = await (renderer ??= loadRenderer())
  const api = await startApi(answers)
  const headers = new Headers({
    'x-api-origin': api.origin,
    'x-outside': encodeURIComponent(JSON.stringify(outside)),
    'x-privacy-officer': encodeURIComponent(JSON.stringify(OFFICER)),
  })
  if (messengerKey) headers.set('x-messenger-key', messengerKey)
  const answer = await render(new Request(new URL(address, origin), { headers }))
  api.close()
  if (answer.status >= 500) throw new Error(`${address} can not be rendered`)
  return answer.text()
}
