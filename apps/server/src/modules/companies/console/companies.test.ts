import { describe, expect } from 'vitest'
import { jpegBytes, pngBytes } from '../../../platform/storage/testing/test-bytes.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addTestOperator } from '../../../testing/test-operator.ts'

const test = serverTest().extend(
  'token',
  { scope: 'file' },
  async ({ server }) => (await addTestOperator(server, { role: 'ADMIN' })).token,
)

type Company = {
  id: string
  name: string
  logo: string | null
  aliases: string[]
  affiliates: { id: string; name: string }[]
  isVerified: boolean
  active: boolean
}
type Companies = { items: Company[]; nextCursor: string | null }

const post = (server: TestApp, token: string, body: object) =>
  server.call('POST', '/console/companies', { token, body: { isAnother: true, ...body } })
const create = async (server: TestApp, token: string, body: object) =>
  (await post(server, token, body)).json<Company>()
const patch = (server: TestApp, token: string, id: string, body: object) =>
  server.call('PATCH', `/console/companies/${id}`, { token, body })
const show = async (server: TestApp, token: string, id: string) =>
  (await server.call('GET', `/console/companies/${id}`, { token })).json<Company>()
const find = async (server: TestApp, token: string, q: string) =>
  (await server.call('GET', `/console/companies?${new URLSearchParams({ q })}`, { token }))
    .json<Companies>()
    .items.map(({ name }) => name)
const namesOf = ({ affiliates }: Company) => affiliates.map(({ name }) => name)

describe('[BIZ-6] companies', () => {
  test('one is registered with all it is known by, found, and searched by candidates at once', async ({
    server,
    token,
  }) => {
    const made = await create(server, token, {
      name: ' ㈜초승달랩 ',
      businessNumber: '123-45-67891',
      domain: '게임',
      region: ' 서울 마포구 ',
      headcount: 42,
      usualPlace: { kind: 'ADDRESS', text: ' 서울 마포구 월드컵로 1,\n3층 ' },
      aliases: ['Crescent Lab', 'crescent  LAB Inc.', '초승달랩'],
      isVerified: true,
    })
    expect(made).toMatchObject({
      name: '㈜초승달랩',
      businessNumber: '1234567891',
      domain: '게임',
      region: '서울 마포구',
      headcount: 42,
      usualPlace: { kind: 'ADDRESS', text: '서울 마포구 월드컵로 1, 3층' },
      // One spelling of each folded name; the own name needs no alias.
      aliases: ['crescent  LAB Inc.'],
      affiliates: [],
      isVerified: true,
      active: true,
      recruiterCount: 0,
    })
    expect(await show(server, token, made.id)).toEqual(made)
    for (const q of ['초승달', 'CRESCENT', '주식회사 초승달랩', '123-45'])
      expect(await find(server, token, q)).toEqual(['㈜초승달랩'])
    expect(await find(server, token, '없는회사')).toEqual([])
    expect(await find(server, token, '…')).toEqual([])
    const searched = await server.call('GET', '/users/companies/search?q=crescent')
    expect(searched.json()).toMatchObject({ items: [{ name: '㈜초승달랩' }] })
  })

  test('[BIZ-18] those that were not verified are found alone, without the resting ones', async ({
    server,
    token,
  }) => {
    const named = { name: '살구나무집', isVerified: false }
    await create(server, token, named)
    await create(server, token, { ...named, name: '살구나무집 쉬는 곳', active: false })
    await create(server, token, { ...named, name: '살구나무집 확인됨', isVerified: true })
    const found = await server.call(
      'GET',
      `/console/companies?q=${encodeURIComponent('살구나무')}&unverified=true`,
      {
        token,
      },
    )
    expect(found.json<Companies>().items.map(({ name }) => name)).toEqual(['살구나무집'])
  })

  test('[BIZ-8] one is found by initials and half typed, also by another name', async ({ server, token }) => {
    await create(server, token, { name: '두루미 바람개비', aliases: ['학춤연구소'] })
    for (const q of ['ㄷㄹㅁ', '두루밉', '바람개ㅂ', 'ㅂㄹㄱㅂ', 'ㅎㅊㅇㄱ', '학추'])
      expect([q, await find(server, token, q)]).toEqual([q, ['두루미 바람개비']])
    expect(await find(server, token, 'ㅁㄹㄷ')).toEqual([])
  })

  test('only what is sent changes; the badge keeps its day', async ({ server, token }) => {
    const { id } = await create(server, token, { name: '물결상점', isVerified: true, aliases: ['Wave'] })
    expect((await patch(server, token, id, { active: false, isVerified: true })).json()).toMatchObject({
      name: '물결상점',
      aliases: ['Wave'],
      active: false,
      isVerified: true,
    })
    expect((await patch(server, token, id, { isVerified: false, aliases: [] })).json()).toMatchObject({
      aliases: [],
      isVerified: false,
    })
    const usualPlace = { kind: 'LINK', text: 'https://meet.example.com/wave' }
    expect((await patch(server, token, id, { usualPlace, headcount: 7 })).json()).toMatchObject({
      usualPlace,
    })
    expect((await patch(server, token, id, { usualPlace: null })).json()).toMatchObject({
      usualPlace: null,
      headcount: 7,
    })
    expect((await patch(server, token, id, {})).statusCode).toBe(200)
  })

  test.for([
    [{ name: '…' }, 'name'],
    [{ name: 'ㄱ'.repeat(61) }, 'name'],
    [{ name: '달', businessNumber: '123-45-67890' }, 'businessNumber'],
    [{ name: '달', headcount: 0 }, 'headcount'],
    [{ name: '달', usualPlace: { kind: 'LINK', text: 'http://meet.example.com' } }, 'usualPlace'],
    [{ name: '달', aliases: ['!!'] }, 'aliases.0'],
    [{ name: '달', affiliateIds: ['01939a3e-0000-7000-8000-000000000000'] }, 'affiliateIds'],
  ] as const)('%o is refused at its field', async ([body, field], { server, token }) => {
    const answer = await post(server, token, body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
  })

  test('a business number belongs to one company, also of two at once', async ({ server, token }) => {
    const body = { name: '쌍둥이', businessNumber: '2345678904' }
    const answers = await Promise.all([post(server, token, body), post(server, token, body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { id } = await create(server, token, { name: '셋째' })
    expect((await patch(server, token, id, { businessNumber: '2345678904' })).json()).toMatchObject({
      code: 'BUSINESS_NUMBER_TAKEN',
    })
  })

  test('the list goes on behind its last name', async ({ server, token }) => {
    const first = await server.call('GET', '/console/companies?limit=2', { token })
    const { items, nextCursor } = first.json<Companies>()
    const next = await server.call('GET', `/console/companies?limit=2&cursor=${nextCursor}`, { token })
    expect(items.map(({ id }) => id)).not.toContain(next.json<Companies>().items[0]?.id)
  })

  test('agents and recruiters are refused; nobody’s id is 404', async ({ server, token }) => {
    const agent = await addTestOperator(server)
    expect((await server.call('GET', '/console/companies', { token: agent.token })).statusCode).toBe(403)
    const missing = '01939a3e-0000-7000-8000-000000000000'
    expect((await patch(server, token, missing, { active: true })).statusCode).toBe(404)
  })
})

describe('[OFR-13] affiliates', () => {
  test('are one group from every side; whoever is chosen brings the group along', async ({
    server,
    token,
  }) => {
    const [one, two, three] = [
      await create(server, token, { name: '가온' }),
      await create(server, token, { name: '나래' }),
      await create(server, token, { name: '다솜' }),
    ]
    await patch(server, token, one.id, { affiliateIds: [two.id] })
    expect(namesOf(await show(server, token, two.id))).toEqual(['가온'])
    const third = await patch(server, token, three.id, { affiliateIds: [one.id] })
    expect(namesOf(third.json())).toEqual(['가온', '나래'])
    const left = await patch(server, token, one.id, { affiliateIds: [three.id] })
    expect(namesOf(left.json())).toEqual(['다솜'])
    expect(namesOf(await show(server, token, two.id))).toEqual([])
    await patch(server, token, three.id, { affiliateIds: [] })
    expect(namesOf(await show(server, token, one.id))).toEqual([])
  })

  test('two who name each other at once end in one group', async ({ server, token }) => {
    const [one, two] = [
      await create(server, token, { name: '라온' }),
      await create(server, token, { name: '마루' }),
    ]
    await Promise.all([
      patch(server, token, one.id, { affiliateIds: [two.id] }),
      patch(server, token, two.id, { affiliateIds: [one.id] }),
    ])
    expect([namesOf(await show(server, token, one.id)), namesOf(await show(server, token, two.id))]).toEqual([
      ['마루'],
      ['라온'],
    ])
  })

  test('what a company is blocked by follows at once', async ({ server, token }) => {
    const { id } = await create(server, token, { name: '바람', aliases: ['Baram'] })
    const kin = await create(server, token, { name: '사이', aliases: ['Sai'], affiliateIds: [id] })
    const keys = async () => {
      const { rows } = await server.db.pool.query<{ company_key: string }>(
        'select company_key from company_keys where company_id = $1 order by 1',
        [id],
      )
      return rows.map((row) => row.company_key)
    }
    expect(await keys()).toEqual(['baram', 'sai', '바람', '사이'])
    await patch(server, token, kin.id, { affiliateIds: [] })
    expect(await keys()).toEqual(['baram', '바람'])
  })
})

describe('[BIZ-6] a company’s logo', () => {
  const upload = (server: TestApp, token: string, id: string, fileType: string, bytes: Buffer) =>
    server.call('POST', `/console/companies/${id}/logo`, {
      token,
      body: { fileType, bytes: bytes.toString('base64') },
    })
  const fetchLogo = (server: TestApp, address: string | null) =>
    server.app.inject({ method: 'GET', url: address ?? '/' })

  test('is looked at, kept, shown to anybody, replaced and removed', async ({ server, token }) => {
    const { id } = await create(server, token, { name: '아침' })
    const first = (await upload(server, token, id, 'png', pngBytes())).json<Company>()
    const shown = await fetchLogo(server, first.logo)
    expect(shown.rawPayload).toEqual(pngBytes())
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const second = (await upload(server, token, id, 'jpg', jpegBytes())).json<Company>()
    expect(second.logo).not.toBe(first.logo)
    expect((await fetchLogo(server, first.logo)).statusCode).toBe(404)
    expect((await fetchLogo(server, second.logo)).statusCode).toBe(200)
    const none = await server.call('DELETE', `/console/companies/${id}/logo`, { token })
    expect(none.json<Company>().logo).toBeNull()
    expect((await fetchLogo(server, second.logo)).statusCode).toBe(404)
  })

  test.for([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'FILE_TYPE_UNSUPPORTED'],
    ['a drawing with a script', Buffer.from('<svg><script/></svg>'), 'FILE_TYPE_UNSUPPORTED'],
    ['a JPEG under another name', jpegBytes(), 'FILE_TYPE_UNSUPPORTED'],
    ['half a picture', pngBytes().subarray(0, 40), 'FILE_BROKEN'],
    ['too much', Buffer.alloc(512 * 1024 + 1), 'FILE_TOO_LARGE'],
    ['nothing', Buffer.alloc(0), 'FILE_BROKEN'],
  ] as const)('%s is refused', async ([, bytes, code], { server, token }) => {
    const { id } = await create(server, token, { name: '저녁' })
    expect((await upload(server, token, id, 'png', bytes)).json()).toMatchObject({ code })
    expect((await show(server, token, id)).logo).toBeNull()
  })

  test.for(['..%2f..%2fsecret.png', 'x.svg', 'x', '%00.png'])(
    '/logos/%s is not there',
    async (name, { server }) => {
      expect((await fetchLogo(server, `/api/logos/${name}`)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})
