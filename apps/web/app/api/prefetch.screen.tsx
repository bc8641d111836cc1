import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  lastMomentIn,
  NOON,
  offer,
  offerEntry,
  offerList,
  owner,
  sampleId,
} from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

/** Loaders prefetch a screen's data. */

const ADDRESS = `/my/result/${sampleId(1)}`
const toOffer = page.getByRole('region', { name: /^지금 고를 수 있어요/ }).getByRole('link')
const accept = page.getByRole('button', { name: '커피챗 할래요' })

test.beforeEach(({ clock }) => clock.day(NOON))

describe('a screen’s data', () => {
  test('is fetched once by the loader, and again when the person returns', async ({ api, open }) => {
    api.answers('GET /v3/users/my', owner())
    api.answers('GET /v3/users/offers', offerList(offerEntry({ expiredAt: lastMomentIn(5) })))
    api.answers('GET /v2/users/offers/:id', offer())
    const screen = await open('/my/attack')
    await toOffer.click()
    await expect.element(accept).toBeVisible()
    expect(api.sent('GET /v2/users/offers/:id')).toHaveLength(1)
    await screen.back()
    await toOffer.click()
    await expect.element(accept).toBeVisible()
    await expect.poll(() => api.sent('GET /v2/users/offers/:id').length).toBeGreaterThan(1)
  })

  test('is requested before the screen’s code has loaded', async ({ api, open }) => {
    const title = page.getByRole('heading', { name: '동의 내역' })
    let titlesThen: number | undefined
    api.answers('GET /users/consents', () => {
      titlesThen = title.elements().length
      return { items: [] }
    })
    await open('/my/account/consents')
    await expect.element(page.getByText('아직 동의한 내용이 없어요')).toBeVisible()
    await expect.element(title).toBeVisible()
    expect(titlesThen).toBe(0)
    expect(api.sent('GET /users/consents')).toHaveLength(1)
  })

  test('[ROUTE-3] that failed to load is retried only by the person', async ({ api, open }) => {
    api.refuses('GET /users/consents', 'INTERNAL')
    await open('/my/account/consents')
    await expect.element(page.getByText('동의 내역을 불러오지 못했어요')).toBeVisible()
    expect(api.sent('GET /users/consents')).toHaveLength(1)
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.poll(() => api.sent('GET /users/consents')).toHaveLength(2)
  })

  test('[ROUTE-7] is not requested without a login', async ({ api, open }) => {
    const screen = await open(ADDRESS, { as: 'nobody' })
    await expect.poll(screen.address).toBe(`/login?from=${encodeURIComponent(ADDRESS)}`)
    expect(api.sent('GET /v2/users/offers/:id')).toHaveLength(0)
  })
})
