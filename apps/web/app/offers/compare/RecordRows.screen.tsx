import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { noRecord, record } from '../../testing/samples/companies.ts'
import { curation, GROUP_ID } from '../../testing/samples/curations.ts'
import { NOON, offerEntry, offerList, owner, sampleId } from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

const figure = (value: number) => ({ value, people: 10 })
const poor = { answers: figure(3), came: figure(6), payKept: figure(5), payReceived: null }
const companies = [sampleId(801), sampleId(802), sampleId(803)]
const NAMES = ['노을클라우드', '온결헬스', '달그락']

const entries = (pay: Parameters<typeof offerEntry>[0] = {}) =>
  NAMES.map((name, place) =>
    offerEntry({ id: sampleId(place + 1), companyId: companies[place]!, name, ...pay }),
  )
const records = (...of: (typeof noRecord)[]) => ({
  items: of.map((one, place) => ({ id: companies[place]!, record: one })),
})
const COMPARED = `/my/attack/compare?ids=${[1, 2, 3].map(sampleId).join(',')}`

test.beforeEach(({ api, clock }) => {
  clock.day(NOON)
  api.answers('GET /v3/users/my', owner())
})

describe('[KEEP-4] track records side by side', () => {
  test('part by part, the best of a row marked, a missing one never', async ({ api, open }) => {
    const pay = { bonus: { min: 300, max: 700 }, signing: null, stock: null }
    api.answers('GET /v3/users/offers', offerList(...entries({ pay })))
    api.answers('GET /users/company-records', records(record(), noRecord, poor))
    await open(COMPARED)
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect.element(row('답하는 데')).toMatchTextContent(/반나절가장 좋아요아직 기록이 모자라요사흘$/)
    await expect.element(row('약속에 나온 횟수')).toMatchTextContent(/9\/10.*가장 좋아요.*없어요6\/10/)
    await expect.element(row('연봉을 지킨 횟수')).toMatchTextContent('5/10')
    expect(api.sent('GET /users/company-records').map(({ query }) => query.ids)).toEqual([companies])
  })

  test('a single record is not marked as best', async ({ api, open }) => {
    const pay = { bonus: { min: 300, max: 700 }, signing: null, stock: null }
    api.answers('GET /v3/users/offers', offerList(...entries({ pay })))
    api.answers('GET /users/company-records', records(record(), noRecord, noRecord))
    await open(COMPARED)
    const row = page.getByRole('row', { name: /^약속에 나온 횟수/ })
    await expect.element(row).toMatchTextContent('9/10')
    await expect.element(row).not.toMatchTextContent('가장 좋아요')
  })

  test('in columns when all offers name only salaries', async ({ api, open }) => {
    api.answers('GET /v3/users/offers', offerList(...entries()))
    api.answers('GET /users/company-records', records(record(), noRecord, poor))
    await open(COMPARED)
    const column = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect.element(column('노을클라우드')).toMatchTextContent('답이 빠른 편')
    await expect.element(column('온결헬스')).toMatchTextContent('아직 기록이 모자라요')
    await expect.element(column('달그락')).toMatchTextContent('약속 6/10')
  })

  test('[OFR-7] a small line under each company of a curation', async ({ api, open }) => {
    const group = curation()
    api.answers('GET /users/offers/group/:groupId', group)
    api.answers('GET /users/company-records', {
      items: [{ id: group.offerItems[0]!.companyId, record: record() }],
    })
    await open(`/my/result/curation/${GROUP_ID}`)
    const first = page.getByRole('group', { name: '회사 목록' }).getByText('답이 빠른 편')
    await expect.element(first).toBeVisible()
    expect(api.sent('GET /users/company-records')).toHaveLength(1)
  })
})
