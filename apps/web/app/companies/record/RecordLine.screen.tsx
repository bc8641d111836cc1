import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { companyId, record } from '../../testing/samples/companies.ts'

const line = page.getByRole('link', { name: /^회사의 기록/ })
const below = page.getByRole('region', { name: '담당자의 메시지' })

describe('[KEEP-4] the record on an offer', () => {
  test('one line of speed, cups and people, one tap from the company’s page', async ({ api, openOffer }) => {
    api.answers('GET /users/company-records', { items: [{ id: companyId, record: record() }] })
    await openOffer()
    await expect.element(line).toHaveAttribute('href', `/my/company/${companyId}`)
    await expect.element(line).toMatchTextContent('답이 빠른 편')
    await expect.element(line).toMatchTextContent('약속 9/10')
    await expect.element(line).toMatchTextContent('연봉 9/10')
    await expect.element(line).toMatchTextContent('20명+')
    expect(line.element().clientHeight).toBe(44)
  })

  test('a slow company is told by the time it takes, a poor one by lower cups alone', async ({
    api,
    openOffer,
  }) => {
    const poor = { answers: { value: 3, people: 10 }, came: { value: 6, people: 10 }, payKept: null }
    api.answers('GET /users/company-records', { items: [{ id: companyId, record: poor }] })
    await openOffer()
    await expect.element(line).toMatchTextContent('답까지 사흘')
    await expect.element(line).toMatchTextContent('약속 6/10')
    await expect.element(line).not.toMatchTextContent('연봉')
    await expect.element(line).toMatchTextContent('10명+')
  })

  test('too few have told', async ({ openOffer }) => {
    await openOffer()
    await expect.element(line).toMatchTextContent('아직 기록이 모자라요')
    await expect.element(line).not.toMatchTextContent('명+')
  })

  test('nothing moves when it comes, and nothing is missed when it does not', async ({ api, openOffer }) => {
    const gate = api.holds('GET /users/company-records')
    await openOffer()
    await expect.element(below).toBeVisible()
    const place = below.element().getBoundingClientRect().top
    gate.open()
    await expect.element(line).toBeVisible()
    expect(below.element().getBoundingClientRect().top).toBe(place)
  })

  test('an offer stands without it', async ({ api, openOffer }) => {
    api.refuses('GET /users/company-records', 'INTERNAL')
    await openOffer()
    await expect.element(below).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
  })
})
