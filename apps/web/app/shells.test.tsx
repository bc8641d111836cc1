import type { PageContext } from '@coffeeattack/contract/page-context'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import {
  createRequestHandler,
  RouterContextProvider,
  UNSAFE_withComponentProps as withProps,
} from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { pageContext } from './page-context.server.ts'
import { publicPage } from './public-page.ts'
import * as root from './root.tsx'
import routes from './routes.ts'
import { shellsOf } from './shells.server.ts'
import { type ServerPage, serverBuild } from './testing/server-build.ts'

type Module = { default: ComponentType }

const sources = import.meta.glob<Module>('./**/*{Screen,Layout,Frame}.tsx')

/** A route module as the compiler leaves it. */
async function load(file: string): Promise<Module> {
  const module = await sources[`./${file}`]!()
  return { ...module, default: withProps(module.default as never) as ComponentType }
}

async function pagesOf(entries: readonly RouteConfigEntry[], parentId = 'root'): Promise<ServerPage[]> {
  const pages = entries.map(async ({ file, path, children = [], id = file }) => [
    { id, parentId, path, module: await load(file) },
    ...(await pagesOf(children, id)),
  ])
  return (await Promise.all(pages)).flat()
}

/** The pages inside the app's layout; the others are public. */
const appPages = await pagesOf(routes.filter(({ children }) => children))
const build = serverBuild(root, ...appPages)
const render = createRequestHandler(build, 'production')
const shells = shellsOf(build.routes)

const told: PageContext = {
  sandbox: true,
  consentPrechecked: false,
  messengerKey: 'key',
  outside: {},
  company: {
    name: '주식회사 콩볶기',
    representative: '나대표',
    businessNumber: '123-45-67891',
    jobInformationNumber: '제2026-01호',
    address: '서울특별시 볶음구 콩로 2',
    phone: '02-0000-0100',
    email: 'help@coffee.example',
  },
  privacyOfficer: { name: '나보호', department: '정보보호실', phone: '02', email: 'o@example.com' },
  isShell: true,
  fetch: vi.fn<PageContext['fetch']>(),
  report: vi.fn<PageContext['report']>(),
  allowScripts: vi.fn<PageContext['allowScripts']>(),
  keepFor: vi.fn<PageContext['keepFor']>(),
}
const context = new RouterContextProvider(new Map([[pageContext, told]]))

async function htmlAt(address: string): Promise<string> {
  const answer = await render(new Request(`https://coffee.example${address}`), context)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

/** The query parameters that a page reads while it is rendered. */
async function queryAskedBy(pattern: string): Promise<Set<string>> {
  const asked = new Set<string>()
  for (const ask of ['get', 'has', 'getAll'] as const) {
    const real = URLSearchParams.prototype[ask] as (name: string) => never
    vi.spyOn(URLSearchParams.prototype, ask).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      asked.add(name)
      return real.call(this, name)
    })
  }
  await htmlAt(pattern)
  vi.restoreAllMocks()
  return asked
}

/** An address with real values for its parameters, and with every query parameter that the page reads. */
async function addressOf({ pattern, drawsQuery }: (typeof shells)[number]): Promise<string> {
  const path = pattern.replaceAll(/:\w+/g, encodeURIComponent('노을 7'))
  if (drawsQuery) return path
  const query = new URLSearchParams({ utm_source: 'mail' })
  for (const name of await queryAskedBy(pattern)) query.set(name, '/my/attack')
  return `${path}?${query}`
}

afterEach(() => void vi.clearAllMocks())

test('every app page is cached except the short link’s', () => {
  const kept = new Set(shells.map(({ pattern }) => pattern))
  expect(kept.size).toBeGreaterThan(40)
  const paths = appPages.flatMap(({ path }) => path ?? [])
  expect(paths.filter((path) => !kept.has(path))).toEqual(['/:token'])
})

test('a page without React, a route without a page, and a page whose loader reads the request are not cached', () => {
  const page = (half: object) => {
    const module = { default: () => '화면', ...half }
    return shellsOf(serverBuild(root, { id: 'page', path: '/page', module }).routes)
  }
  expect(page({ loader: () => null })).toEqual([{ pattern: '/page', drawsQuery: false }])
  expect(page({ handle: publicPage })).toEqual([])
  expect(page({ default: undefined, loader: () => null })).toEqual([])
  expect(page({ loader: ({ params }: { params: object }) => params })).toEqual([])
})

test('[ROUTE-1] two pages render from their query, and are cached only without one', () => {
  expect(shells.filter(({ drawsQuery }) => drawsQuery).map(({ pattern }) => pattern)).toEqual([
    '/login',
    '/ask',
  ])
})

test.for(shells.map((shell) => [shell.pattern, shell] as const))(
  '[ROUTE-1] %s renders the same for every address and person, so that hydration matches',
  async ([pattern, shell]) => {
    const address = await addressOf(shell)
    const kept = await htmlAt(pattern)
    expect(told.keepFor).toHaveBeenLastCalledWith(Infinity)
    expect(await htmlAt(address)).toBe(kept)
    expect(kept).not.toContain('nonce')
    expect(told.report).not.toHaveBeenCalled()
    expect(told.fetch).not.toHaveBeenCalled()
  },
)
