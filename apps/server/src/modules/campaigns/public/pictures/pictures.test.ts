import { describe, expect, vi } from 'vitest'
import { lifetimeShares, standingShares } from '../../../../platform/db/schema/insight.ts'
import { partners } from '../../../../platform/db/schema/partners.ts'
import { test } from '../../../../testing/server-test.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { addCandidate } from '../../../../testing/test-candidate.ts'
import { pages } from './pages.ts'
import { createPictureCache } from './picture-cache.ts'
import { pictureSvg } from './picture.ts'
import { graphPicture, moneyPicture, partnerPicture, secretPicture } from './results.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const get = (server: TestApp, url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers })

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(PNG)
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

describe('[PUB-5] [ROUTE-14] the picture of a page', () => {
  test('every page has one of its own, 1200 × 630', async ({ server }) => {
    const names = Object.keys(pages)
    expect(names).toEqual(
      expect.arrayContaining([
        'default',
        'introduce',
        'attack',
        'coffeechat',
        'salary_guide',
        'privacy',
        'faq',
        'business',
      ]),
    )
    expect(names).toEqual(expect.arrayContaining(['money', 'graph', 'secret', 'rankingtalk', 'partners']))
    const bodies = new Set<string>()
    for (const name of names) {
      const { statusCode, headers, rawPayload } = await get(server, `/og/${name}.png`)
      expect([statusCode, headers['content-type'], sizeOf(rawPayload)]).toEqual([
        200,
        'image/png',
        [1200, 630],
      ])
      expect(rawPayload.length).toBeGreaterThan(8_000)
      bodies.add(rawPayload.toString('base64'))
    }
    expect(bodies.size).toBe(names.length)
  })

  test('is cached by browsers and revalidated by its ETag', async ({ server }) => {
    const { headers } = await get(server, '/og/default.png')
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const again = await get(server, '/og/default.png', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.for([
    '/og/nothing.png',
    '/og/constructor.png',
    '/og/graph/nobody.png',
    '/og/faq/1.png',
    '/og/default.jpg',
  ])('%s is not there', async (url, { server }) => expect((await get(server, url)).statusCode).toBe(404))
})

describe('[PUB-5] the picture of a result', () => {
  const created = (server: TestApp) => ({
    createdAt: server.clock(),
    expiresAt: new Date(server.clock().getTime() + 1000),
  })

  test('of a share exists as long as the share, and only for its kind', async ({ server, clock }) => {
    const { userId } = await addCandidate(server)
    const [graphId, moneyId] = [server.deps.ids.next(), server.deps.ids.next()]
    const shown = {
      kind: 'graph' as const,
      years: [2022, 2023],
      from: 2022,
      heights: [80, 100],
      rate: 25,
      incomes: null,
    }
    await server.db.drizzle.insert(standingShares).values({ id: graphId, userId, shown, ...created(server) })
    await server.db.drizzle
      .insert(lifetimeShares)
      .values({ id: moneyId, userId, total: null, percentile: 20, shape: [50, 100], ...created(server) })
    for (const address of [`graph/${graphId}`, `money/${moneyId}`]) {
      const { statusCode, rawPayload, headers } = await get(server, `/og/${address}.png`)
      expect([statusCode, sizeOf(rawPayload)]).toEqual([200, [1200, 630]])
      expect(headers['cache-control']).toBe('public, max-age=3600')
    }
    expect((await get(server, `/og/secret/${graphId}.png`)).statusCode).toBe(404)
    clock.advance({ seconds: 1 })
    expect((await get(server, `/og/graph/${graphId}.png`)).statusCode).toBe(404)
    expect((await get(server, `/og/money/${moneyId}.png`)).statusCode).toBe(404)
  })

  test("of a partner's link exists while the partner is enabled", async ({ server, clock }) => {
    const row = { passwordHash: '', createdAt: clock() }
    await server.db.drizzle.insert(partners).values([
      { ...row, id: server.deps.ids.next(), email: 'a@example.com', name: '한지우', code: 'jiwoo-1' },
      {
        ...row,
        id: server.deps.ids.next(),
        email: 'b@example.com',
        name: '윤하람',
        code: 'haram-1',
        disabledAt: clock(),
      },
    ])
    expect((await get(server, '/og/partners/jiwoo-1.png')).statusCode).toBe(200)
    for (const code of ['haram-1', 'nobody', '한글']) {
      expect((await get(server, `/og/partners/${encodeURIComponent(code)}.png`)).statusCode).toBe(404)
    }
  })
})

describe('[PUB-5] no personal figure without consent', () => {
  const graph = { kind: 'graph' as const, years: [2022, 2023], from: 2022, heights: [80, 100], rate: 25 }
  const secret = { kind: 'secret' as const, topPercent: 24, group: '개발 전체 · 모든 경력' }
  const cases = [
    ['graph', (yes: boolean) => graphPicture({ ...graph, incomes: yes ? [4_160, 5_200] : null })],
    ['secret', (yes: boolean) => secretPicture({ ...secret, income: yes ? 5_200 : null })],
    [
      'money',
      (yes: boolean) => moneyPicture({ total: yes ? 5_200 : null, percentile: 20, shape: [50, 100] }),
    ],
  ] as const

  test.for(cases)('%s', ([, pictureOf]) => {
    expect(pictureSvg(pictureOf(true))).toMatch(/5,200만/)
    expect(pictureSvg(pictureOf(false))).not.toMatch(/\d만/)
  })
})

describe('[PUB-5] a name in a picture', () => {
  test('is not read as markup', () => {
    const svg = pictureSvg(partnerPicture('<b>&"\u0007'))
    for (const broken of ['<b>', '&"', '\u0007']) expect(svg).not.toContain(broken)
    expect(svg).toContain('&lt;b&gt;&amp;&quot; 님이')
  })

  test('is cut if it is too long', () => {
    const svg = pictureSvg(partnerPicture('가'.repeat(60)))
    expect(svg).toMatch(/>가{9,12}…</)
    expect(svg).not.toContain('가'.repeat(13))
  })
})

describe('pictures are drawn once', () => {
  test('for requests at the same time, and again after a failure', async () => {
    const draw = vi.fn<(svg: string) => Promise<Buffer>>()
    draw.mockRejectedValueOnce(new Error('no fonts')).mockResolvedValue(PNG)
    const drawn = createPictureCache(draw)
    await expect(drawn('<a/>')).rejects.toThrow('no fonts')
    await Promise.all([drawn('<a/>'), drawn('<a/>'), drawn('<a/>')])
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('and the least recently used leave a full cache', async () => {
    const draw = vi.fn<(svg: string) => Promise<Buffer>>().mockResolvedValue(PNG)
    const drawn = createPictureCache(draw, 2)
    for (const svg of ['a', 'b', 'a', 'c', 'a']) await drawn(svg)
    expect(draw).toHaveBeenCalledTimes(3)
    await drawn('b')
    expect(draw).toHaveBeenCalledTimes(4)
  })
})
