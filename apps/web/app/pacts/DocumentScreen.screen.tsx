import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { PACT_ADDRESS, test } from '../testing/pact-test.tsx'
import { pact, sealed } from '../testing/samples/pacts.ts'

/** The document that is signed, on the phone and on paper. */

const article = page.getByRole('article')

test('[PACT-5] the articles in their own words, with the fingerprint, the earlier version and the way to sign', async ({
  openPact,
}) => {
  const screen = await openPact({}, '/document')
  await expect.element(article).toMatchTextContent('두 번째 안 · 2026년 11월 18일문서 번호 CA-2611-0482-2')
  await expect.element(article).toMatchTextContent('제1조 임금')
  await expect.element(article).toMatchTextContent('첫 급여일에 한 번제안 5,000,000원차이 − 2,000,000원')
  await expect.element(article).toMatchTextContent('“사이닝 보너스는 올해 쓸 수 있는 금액이')
  await expect.element(article).toMatchTextContent('26C9 9426 … 8D93')
  expect(document.documentElement.scrollWidth).toBe(390)
  await expectAccessible()
  await page.getByText('첫 번째 안').click()
  await expect.element(article).toMatchTextContent('문서 번호 CA-2611-0482-1')
  await expect.element(page.getByRole('link', { name: '다 읽었어요, 서명하기' })).not.toBeInTheDocument()
  await page.getByText('두 번째 안').click()
  await page.getByRole('link', { name: '다 읽었어요, 서명하기' }).click()
  await expect.element(page.getByRole('dialog', { name: '두 번째 안에 서명할까요?' })).toBeVisible()
  expect(screen.address()).toBe(PACT_ADDRESS)
})

test('[PACT-5] on paper the document stands alone, light, with the parties and five columns', async ({
  openPact,
}) => {
  await openPact(sealed, '/document')
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await page.getByRole('button', { name: 'A4로 인쇄하기' }).click()
  expect(print).toHaveBeenCalledOnce()
  await commands.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.element(article).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: '제안한 금액 (원)' })).toBeVisible()
  await expect.element(page.getByText(/주식회사 노을클라우드 · 한지우$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'A4로 인쇄하기' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '뒤로' })).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('light')
})

test('[PACT-3] what a version changed, what was asked, and what stays lower', async ({ api, openPact }) => {
  api.answers('GET /users/pacts/:id', pact())
  await openPact({}, '/compare')
  const list = page.getByRole('main')
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('두 번째 안에서세 가지가 바뀌었어요')
  await expect.element(page.getByText('11월 16일에 지우 님이 부탁했어요')).toBeVisible()
  for (const drawn of [
    '연봉 7,000만 원에서 7,200만 원',
    '수습 동안의 급여가 90퍼센트에서 100퍼센트로',
    '2026년 12월 21일에서 2027년 1월 4일로',
  ])
    await expect.element(page.getByRole('img', { name: drawn })).toBeVisible()
  await expect.element(list).toMatchTextContent('두 주 늦췄어요')
  await expect.element(list).toMatchTextContent('수습 동안 175만 원 올랐어요')
  await expect.element(page.getByRole('region', { name: '첫해에 받는 돈' })).toMatchTextContent('+200만 원')
  await expect
    .element(page.getByRole('region', { name: '그대로인 것 12가지' }))
    .toMatchTextContent('스톡옵션')
  await expect.element(page.getByText('사이닝 보너스는 제안보다 200만 원 적어요.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  await expectAccessible()
})

test('[PACT-3] a first version has nothing beside it', async ({ openPact }) => {
  const [, second] = pact().versionItems
  const screen = await openPact({ versionItems: [{ ...second!, number: 1 }], requestItems: [] }, '/compare')
  await expect.poll(screen.address).toBe(PACT_ADDRESS)
})
