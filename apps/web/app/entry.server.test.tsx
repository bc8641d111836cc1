import { createHash } from 'node:crypto'
import type { PageContext } from '@coffeeattack/contract/page-context'
import { type ComponentType, Suspense, use } from 'react'
import { createRequestHandler, Outlet, RouterContextProvider } from 'react-router'
import { expect, test as base, vi } from 'vitest'
import { pageContext } from './page-context.server.ts'
import { publicPage } from './public-page.ts'
import * as wholeRoot from './root.tsx'
import { serverBuild } from './testing/server-build.ts'

const failure = new Error('the page broke')

function Broken(): never {
  throw failure
}

/** The server sends the page's frame without this part, which the browser renders again. */
const withPart = (Part: ComponentType) => () => (
  <Suspense fallback="곧 와요">
    <Part />
  </Suspense>
)

/** A part that suspends and fails after the frame has been sent. */
function late(onWaiting: (lose: () => void) => void) {
  const { promise, reject } = Promise.withResolvers<never>()
  return () => {
    onWaiting(() => reject(failure))
    return use(promise)
  }
}

const brokenLoader = () => Promise.reject(failure)
const Whole = () => '온전한 화면'

type Page = { default: ComponentType; loader?: () => Promise<never>; handle?: object }

const pages: Record<string, Page> = {
  'a public page': { default: Broken, handle: publicPage },
  'a public page that asks in vain': { default: Whole, loader: brokenLoader, handle: publicPage },
  'an app page': { default: Broken },
  'an app page that asks in vain': { default: Whole, loader: brokenLoader },
  'a part of an app page': { default: withPart(Broken) },
  'a late part of an app page': { default: withPart(late(setImmediate)) },
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const root = { default: Outlet, ErrorBoundary: () => '오류가 났어요' }

const test = base
  .extend('told', (): PageContext => ({
    sandbox: true,
    consentPrechecked: false,
    messengerKey: 'key',
    outside: { blog: 'https://blog.coffee.example' },
    company: {
      name: '',
      representative: '',
      businessNumber: '',
      jobInformationNumber: '',
      address: '',
      phone: '',
      email: '',
    },
    privacyOfficer: { name: '나보호', department: '정보보호실', phone: '02', email: 'o@example.com' },
    fetch: vi.fn<PageContext['fetch']>(),
    report: vi.fn<PageContext['report']>(),
    allowScripts: vi.fn<PageContext['allowScripts']>(),
    keepFor: vi.fn<PageContext['keepFor']>(),
  }))
  .extend('context', ({ told }) => new RouterContextProvider(new Map([[pageContext, told]])))

test.for(Object.entries(pages))(
  'a failure of %s is reported to the server only',
  async ([, page], { told, context, onTestFinished }) => {
    const printed = vi.spyOn(console, 'error')
    onTestFinished(() => printed.mockRestore())
    const build = serverBuild(root, { id: 'page', path: '', module: page })
    const render = createRequestHandler(build, 'production')
    const answer = await render(new Request('https://coffee.example/'), context)
    await answer.text()
    expect(new Set(vi.mocked(told.report).mock.calls.flat())).toEqual(new Set([failure]))
    expect(told.keepFor).not.toHaveBeenCalled()
    expect(printed).not.toHaveBeenCalled()
  },
)

test.for(Object.entries(pages).filter(([name]) => name.includes('app page')))(
  '%s that fails is not cached',
  async ([, page], { told }) => {
    const shell = new RouterContextProvider(new Map([[pageContext, { ...told, isShell: true }]]))
    const build = serverBuild(root, { id: 'page', path: '', module: page })
    const answer = await createRequestHandler(build, 'production')(
      new Request('https://coffee.example/'),
      shell,
    )
    await answer.text()
    expect(new Set(vi.mocked(told.report).mock.calls.flat())).toEqual(new Set([failure]))
    expect(told.keepFor).not.toHaveBeenCalled()
  },
)

test('an app page cached for everyone is complete, and its policy names the hash of each script', async ({
  told,
}) => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const Late = () => use(promise)
  setImmediate(() => resolve('늦은 부분'))
  const shell = new RouterContextProvider(new Map([[pageContext, { ...told, isShell: true }]]))
  const module = { default: withPart(Late) }
  const build = serverBuild(wholeRoot, { id: 'page', path: '', module })
  const answer = await createRequestHandler(build, 'production')(
    new Request('https://coffee.example/'),
    shell,
  )
  const html = await answer.text()
  expect(html).toContain('늦은 부분')
  expect(html).not.toContain('곧 와요')
  const [[sources]] = vi.mocked(told.allowScripts).mock.calls as [[string]]
  const scripts = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, script]) => script!)
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(sources).toContain(hashOf(script))
  expect(sources).not.toMatch(/nonce|unsafe/)
  expect(told.keepFor).toHaveBeenCalledWith(Infinity)
})

test('a visitor who leaves early causes no error report', async ({ told, context }) => {
  const gone = new AbortController()
  let lose = () => {}
  const page = { default: withPart(late((given) => (lose = given))) }
  const render = createRequestHandler(serverBuild(root, { id: 'page', path: '', module: page }), 'production')
  const answer = await render(new Request('https://coffee.example/', { signal: gone.signal }), context)
  gone.abort()
  lose()
  await answer.text().catch(() => '')
  expect(told.report).not.toHaveBeenCalled()
})

test('[PUB-2] [VER-1] [VER-15] a page trusts the server’s context and no header of the request', ({
  told,
  context,
}) => {
  const headers = {
    'x-sandbox': 'off',
    'x-consent-prechecked': 'on',
    'x-messenger-key': 'forged',
    'x-outside': encodeURIComponent(JSON.stringify({ blog: 'https://evil.example' })),
    'x-api-origin': 'https://evil.example',
  }
  const request = new Request('https://coffee.example/login', { headers })
  const { sandbox, consentPrechecked, messengerKey, outside, company } = told
  const args = { request, context, url: new URL(request.url), pattern: '/login', params: {} }
  expect(wholeRoot.loader(args)).toEqual({
    origin: 'https://coffee.example',
    sandbox,
    consentPrechecked,
    messengerKey,
    outside,
    company,
  })
})
