import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { companyId, record } from '../../testing/samples/companies.ts'

const line = page.getByRole('link', { name: /^회사의 기록/ })
const below = page.getByRole('region', { name: '담당자의 메시지' })

describe('[KEEP-4] the track record on an offer', () => {
  test('one line of response time, cups and people, linked to the company’s page', async ({
    api,
    openOffer,
  }) => {
    api.answers('GET /users/company-records', { items: [{ id: companyId, record: record() }] })
    await openOffer()
    await expect.element(line).toHaveAttribute('href', `/my/company/${companyId}`)
    await expect.element(line).toMatchTextContent('답이 빠른 편')
    await expect.element(line).toMatchTextContent('약속 9/10')
    await expect.element(line).toMatchTextContent('연봉 9/10')
    await expect.element(line).toMatchTextContent('20명+')
    expect(line.element().clientHeight).toBe(44)
  })

  test('a slow company is shown by its response time, a poor one only by lower cups', async ({
    api,
    openOffer,
  }) => {
    const poor = {
      answers: { value: 3, people: 10 },
      came: { value: 6, people: 10 },
      payKept: null,
      payReceived: null,
    }
    api.answers('GET /users/company-records', { items: [{ id: companyId, record: poor }] })
    await openOffer()
    await expect.element(line).toMatchTextContent('답까지 사흘')
    await expect.element(line).toMatchTextContent('약속 6/10')
    await expect.element(line).not.toMatchTextContent('연봉')
    await expect.element(line).toMatchTextContent('10명+')
  })

  test('too few answers', async ({ openOffer }) => {
    await openOffer()
    await expect.element(line).toMatchTextContent('아직 기록이 모자라요')
    await expect.element(line).not.toMatchTextContent('명+')
  })

  test('nothing shifts when it loads, and no gap stays when it does not', async ({ api, openOffer }) => {
    const gate = api.holds('GET /users/company-records')
    await openOffer()
    await expect.element(below).toBeVisible()
    const place = below.element().getBoundingClientRect().top
    gate.open()
    await expect.element(line).toBeVisible()
    expect(below.element().getBoundingClientRect().top).toBe(place)
  })

  test('an offer is complete without it', async ({ api, openOffer }) => {
    api.refuses('GET /users/company-records', 'INTERNAL')
    await openOffer()
    await expect.element(below).toBeVisible()
    await expect.element(line).not.toBeInTheDocument()
  })
})
