import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PageContext } from '@coffeeattack/contract/page-context'
import { describe, expect } from 'vitest'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { pagePolicy } from '../security.ts'
import type { RenderPage } from './builds.ts'
import { preparePages } from './mount.ts'
import { mountWeb } from './web.ts'

const requests: Request[] = []
const told: PageContext[] = []
const reports: unknown[][] = []
/** Pages that fail while they are in this set. */
const breaking = new Set<string>()
const away = new Set<string>()
let renderings = 0

/** In place of the web app's server code: `/` is public, the rest are app pages. */
const render: RenderPage = async (request, context) => {
  requests.push(request)
  told.push(context)
  renderings += 1
  const { pathname } = new URL(request.url)
  if (away.has(pathname)) return new Response('', { status: 503 })
  if (pathname === '/broken') throw new Error('no page for "한지우"')
  const isPublic = pathname === '/' || pathname === '/nope'
  context.allowScripts(isPublic || context.isShell ? "'sha256-abc'" : `'nonce-${renderings}'`)
  if (isPublic) context.keepFor(10)
  const failure = new Error('no figures for "한지우"')
  const isBroken = pathname === '/half' || breaking.has(pathname)
  if (context.isShell && !isBroken) context.keepFor(Infinity)
  if (isBroken) for (const error of [failure, new Error('nor the page in its place')]) context.report(error)
  const status = isBroken ? 500 : pathname === '/nope' ? 404 : 200
  const body = `<!DOCTYPE html><p>${renderings}</p>${'커피'.repeat(2000)}`
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const test = serverTest({
  settings: {
    APP_ORIGIN: 'https://coffee.example',
    SANDBOX: 'on',
    BLOG_URL: 'https://blog.coffee.example/새소식',
    PRIVACY_OFFICER_NAME: '나보호',
    COMPANY_NAME: '주식회사 콩볶기',
  },
  pages: async (app, wholeDeps) => {
    const deps = { ...wholeDeps, report: (...said: unknown[]) => void reports.push(said) }
    await preparePages(app, deps)
    const shells = ['/my', '/my/offer/:id', '/my/fragile'].map((pattern) => ({ pattern, drawsQuery: false }))
    mountWeb(app, deps, {
      render,
      shells: [...shells, { pattern: '/ask', drawsQuery: true }],
      withPolicy: true,
    })
  },
})

test.beforeEach(({ clock, server }) => {
  clock.advance({ hours: 1 })
  away.clear()
  for (const list of [requests, told, reports, server.logged]) list.length = 0
})

const get = (server: TestApp, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers })
const shown = (html: string) => /<p>(\d+)<\/p>/.exec(html)?.[1]

describe('public pages', () => {
  test('are cached as long as the page says, then rendered again', async ({ server, clock }) => {
    await get(server, '/')
    const first = await get(server, '/')
    expect((await get(server, '/')).body).toBe(first.body)
    expect(requests).toHaveLength(1)
    clock.advance({ seconds: 10 })
    const renewed = await get(server, '/')
    const later = await get(server, '/')
    expect(shown(renewed.body)).not.toBe(shown(first.body))
    expect(later.body).toBe(renewed.body)
    expect(requests).toHaveLength(2)
  })

  test('while one request renders the new page, others get the old one', async ({ server, clock }) => {
    const old = await get(server, '/')
    clock.advance({ seconds: 10 })
    const answers = await Promise.all([get(server, '/'), get(server, '/'), get(server, '/')])
    expect(requests).toHaveLength(2)
    expect(answers.filter(({ body }) => body === old.body)).toHaveLength(2)
  })

  test.for(['cookie', 'authorization', 'user-agent', 'accept-language'])(
    'do not depend on the header %s, which no page gets',
    async (name, { server }) => {
      const theirs = await get(server, '/', { [name]: 'x' })
      const anothers = await get(server, '/', { [name]: 'y' })
      expect([anothers.body, (await get(server, '/')).body]).toEqual([theirs.body, theirs.body])
      expect(requests.map(({ headers }) => [...headers.keys()])).toEqual([[]])
    },
  )

  test('are cached by URL with query', async ({ server }) => {
    await get(server, '/?utm_source=a')
    await get(server, '/?utm_source=b')
    expect(requests).toHaveLength(2)
  })

  test('are compressed as the browser accepts, with script hashes in the policy', async ({ server }) => {
    const plain = await get(server, '/')
    const br = await get(server, '/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get(server, '/', { 'accept-encoding': 'gzip, br;q=0' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-length': String(br.rawPayload.length),
    })
    expect(plain.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc';")
  })

  test('[OPS-1] may be cached by a proxy as long as here, and served stale a little longer', async ({
    server,
  }) => {
    const rendered = await get(server, '/')
    const kept = await get(server, '/')
    for (const { headers } of [rendered, kept]) {
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=60')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('[OPS-1] have an etag of their content, and are 304 for a client that has them', async ({
    server,
    clock,
  }) => {
    const { headers } = await get(server, '/', { 'accept-encoding': 'br' })
    const etag = String(headers['etag'])
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await get(server, '/', { 'if-none-match': known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': headers['cache-control'],
        'content-security-policy': headers['content-security-policy'],
        vary: 'accept-encoding',
      })
    }
    clock.advance({ seconds: 10 })
    const renewed = await get(server, '/', { 'if-none-match': etag })
    expect(renewed.statusCode).toBe(200)
    expect(renewed.headers['etag']).not.toBe(etag)
  })

  test.for(['/login', '/nope', '/ask?from=/faq'])(
    '[OPS-1] pages of one visitor and errors are not cached: %s',
    async (address, { server }) => {
      const { headers } = await get(server, address)
      expect([headers['cache-control'], headers['etag']]).toEqual(['no-cache', undefined])
    },
  )

  test('rendered again with the same content keep etag and compressed bytes', async ({ server, clock }) => {
    renderings = 0
    const first = await get(server, '/', { 'accept-encoding': 'br' })
    clock.advance({ seconds: 10 })
    renderings = 0
    const renewed = await get(server, '/', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    })
    expect([requests.length, renewed.statusCode]).toEqual([2, 304])
  })

  test('answer HEAD without a body', async ({ server }) => {
    const { statusCode, body, headers } = await server.app.inject({ method: 'HEAD', url: '/' })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers['content-type']).toContain('text/html')
  })
})

describe('app pages of one pattern', () => {
  test('are rendered once for everybody, at the pattern itself', async ({ server }) => {
    const cookies = ['a=1', 'b=2']
    const bodies = cookies.map(
      async (cookie, id) => (await get(server, `/my/offer/${id}?x=${id}`, { cookie })).body,
    )
    const [one, other] = await Promise.all(bodies)
    expect(one).toBe(other)
    expect(requests.map(({ url }) => url)).toEqual(['https://coffee.example/my/offer/:id'])
    expect([...requests[0]!.headers.keys()]).toEqual([])
  })

  test('are compressed, with script hashes in the policy, and 304 for a client that has them', async ({
    server,
  }) => {
    const plain = await get(server, '/my')
    const br = await get(server, '/my', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    expect(plain.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc';")
    const again = await get(server, '/my', { 'if-none-match': String(plain.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  })

  test('are kept while the process lives', async ({ server, clock }) => {
    const first = await get(server, '/my')
    clock.advance({ hours: 7_000 })
    expect((await get(server, '/my')).body).toBe(first.body)
  })

  test('whose query is rendered are kept for URLs without a query', async ({ server }) => {
    const kept = await get(server, '/ask')
    expect((await get(server, '/ask')).body).toBe(kept.body)
    requests.length = 0
    await get(server, '/ask?from=/faq')
    await get(server, '/ask?from=/faq')
    expect(requests.map(({ url }) => url)).toEqual(Array(2).fill('https://coffee.example/ask?from=/faq'))
  })

  test('[UI-8] are not kept while they fail: each request gets an error page and one report', async ({
    server,
    onTestFinished,
  }) => {
    onTestFinished(() => breaking.clear())
    breaking.add('/my/fragile')
    const failed = await Promise.all([get(server, '/my/fragile'), get(server, '/my/fragile')])
    expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500])
    expect(reports).toHaveLength(2)
    breaking.clear()
    expect((await get(server, '/my/fragile')).statusCode).toBe(200)
    requests.length = 0
    expect((await get(server, '/my/fragile')).statusCode).toBe(200)
    expect(requests).toEqual([])
  })

  test('answer HEAD without a body', async ({ server }) => {
    const { statusCode, body, headers } = await server.app.inject({ method: 'HEAD', url: '/my' })
    expect([statusCode, body, headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
  })
})

describe('[OPS-5] while the database is away', () => {
  test('a public page shows its last state', async ({ server, clock }) => {
    const before = await get(server, '/')
    away.add('/')
    clock.advance({ hours: 1 })
    expect((await get(server, '/')).body).toBe(before.body)
  })

  test('a page without one says so calmly, and is opened anew by the browser', async ({ server }) => {
    away.add('/link')
    const { statusCode, headers, body } = await get(server, '/link?a=1')
    expect([statusCode, headers['refresh'], headers['retry-after']]).toEqual([503, '5', '5'])
    expect(body).toContain('<h1>지금은 연결할 수 없어요</h1>')
    expect(body).toContain('<a class="more" href="/status">')
    expect(server.logged.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['error'])
  })
})

describe('app pages of one visitor', () => {
  test('are rendered for each request, with its own nonce', async ({ server }) => {
    const [first, second] = [await get(server, '/link'), await get(server, '/link')]
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-\d+';/)
    expect(first.headers['content-security-policy']).not.toBe(second.headers['content-security-policy'])
    expect(first.headers['cache-control']).toBe('no-cache')
  })

  test('go out compressed', async ({ server }) => {
    const { headers, rawPayload } = await get(server, '/link', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('커피')
  })
})

test('a missing page has its status and is not cached', async ({ server }) => {
  expect((await get(server, '/nope')).statusCode).toBe(404)
  await get(server, '/nope')
  expect(requests).toHaveLength(2)
})

test('pages are rendered for our own origin, whatever the host header', async ({ server }) => {
  await get(server, '/link?a=1', { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(requests[0]!.url).toBe('https://coffee.example/link?a=1')
})

test('a page that cannot be rendered becomes a Korean error page without internal details', async ({
  server,
}) => {
  const { statusCode, headers, body } = await get(server, '/broken')
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(body).toContain('요청을 완료하지 못했습니다.')
  expect(body + server.logged.join('')).not.toContain('한지우')
})

test.for([
  { address: '/half', line: 'page broke', why: 'is rendered in part' },
  { address: '/broken', line: 'refused', why: 'cannot be rendered' },
])(
  '[UI-8] a page that $why leaves one line in the log and one report, without a word of the person',
  async ({ address, line }, { server }) => {
    const { statusCode, headers } = await get(server, address)
    expect(statusCode).toBe(500)
    const lines = server.logged.map((each) => JSON.parse(each) as Record<string, unknown>)
    const about = { request: headers['x-request-id'], route: '/*', status: 500 }
    expect(lines).toEqual([
      expect.objectContaining({
        ...about,
        level: 'fatal',
        method: 'GET',
        msg: line,
        err: expect.objectContaining({ message: expect.stringMatching(/^no (figures|page) for "…"$/) }),
      }),
    ])
    expect(reports).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('한지우') }), { of: 'page', ...about }],
    ])
  },
)

test('unknown paths of the API are answered by the API', async ({ server }) => {
  expect((await get(server, '/api/nowhere')).json()).toMatchObject({ code: 'NOT_FOUND' })
  expect(requests).toEqual([])
})

test('pages accept GET and HEAD only', async ({ server }) => {
  const { statusCode, json } = await server.app.inject({ method: 'POST', url: '/my' })
  expect([statusCode, json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
})

test('over https the policy upgrades insecure requests', async ({ server }) => {
  const { headers } = await get(server, '/')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(headers['strict-transport-security']).toContain('max-age=31536000')
})

test('[VER-1] [VER-15] pages get sandbox and consent settings from the server, not from the request', async ({
  server,
}) => {
  await get(server, '/login', { 'x-sandbox': 'off', 'x-consent-prechecked': 'off' })
  expect(told).toMatchObject([{ sandbox: true, consentPrechecked: true }])
})

test('[PUB-2] pages get outside links from the server, not from the request', async ({ server }) => {
  const forged = encodeURIComponent(JSON.stringify({ blog: 'https://evil.example' }))
  await get(server, '/login', { 'x-outside': forged })
  expect(told[0]!.outside).toEqual({ blog: 'https://blog.coffee.example/새소식' })
})

test('[OPS-2] pages get the company from the server, not from the request', async ({ server }) => {
  const forged = encodeURIComponent(JSON.stringify({ name: '주식회사 가짜' }))
  await get(server, '/login', { 'x-company': forged })
  expect(told[0]!.company).toEqual({
    name: '주식회사 콩볶기',
    representative: '홍길동',
    businessNumber: '000-00-00000',
    jobInformationNumber: '제0000-00호',
    address: '서울특별시 커피구 원두로 1',
    phone: '00-0000-0000',
    email: 'help@coffeeattack.example',
  })
})

test('the privacy page gets the privacy officer from the server, not from the request', async ({
  server,
}) => {
  const forged = encodeURIComponent(JSON.stringify({ name: '나쁜이' }))
  await get(server, '/terms/privacy', { 'x-privacy-officer': forged })
  expect(told[0]!.privacyOfficer).toEqual({
    name: '나보호',
    department: '개인정보보호팀',
    phone: '00-0000-0000',
    email: 'privacy@coffeeattack.example',
  })
})

test('forged internal headers change neither policy nor caching', async ({ server }) => {
  const forged = { 'x-script-src': "'unsafe-inline'", 'x-page-ttl': '10' }
  const { headers } = await get(server, '/link', forged)
  await get(server, '/link', forged)
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-\d+';/)
  expect(requests).toHaveLength(2)
})

test("[PUB-5] the messenger's script is let in only where its key is configured", async ({ server }) => {
  const closed = await get(server, '/login', { 'x-messenger-key': 'forged' })
  expect(told[0]!.messengerKey).toBeNull()
  expect(closed.headers['content-security-policy']).not.toContain('kakao')

  const withKey = { ...server.deps.settings, kakao: { ...server.deps.settings.kakao, javascriptKey: 'key' } }
  const open = pagePolicy(withKey, "'sha256-abc'")
  expect(open).toContain("script-src 'self' 'sha256-abc' https://t1.kakaocdn.net;")
  expect(open).toContain("form-action 'self' https://sharer.kakao.com;")
})
