import { expect, type Page } from '@playwright/test'
import { open } from './sign-in.ts'
import { test } from './flow-test.ts'

/** App pages are rendered once for everybody: hydration must find the same content at every address. */

/** Errors of the browser: a script that the policy blocks, or a hydration mismatch. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (line) => {
    if (/Content Security Policy|hydrat/i.test(line.text())) said.push(line.text())
  })
  return said
}

const hydrated = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('hydrated', () => (document.documentElement.dataset['taken'] = ''), true)
  })

async function expectSameContent(page: Page, addresses: readonly string[]): Promise<void> {
  const said = complaints(page)
  await hydrated(page)
  for (const address of addresses) {
    await open(page, address)
    await expect(page.locator('html[data-taken]'), address).toHaveCount(1)
  }
  expect(said).toEqual([])
}

test('[ROUTE-1] pages of visitors hydrate without a mismatch, whatever their address', async ({ page }) => {
  await expectSameContent(page, [
    '/login?from=%2Fmy%2Fattack',
    '/ask?from=%2Ffaq&company=%EB%85%B8%EC%9D%84',
    '/submit/%EA%B0%9C%EB%B0%9C/%EB%B0%B1%EC%97%94%EB%93%9C',
    '/partners/password/7?x=1',
  ])
})

test('[ROUTE-1] pages of a signed-in person hydrate without a mismatch', async ({ page, person }) => {
  expect(person.userId).toBeTruthy()
  await expectSameContent(page, ['/my', '/my/message/7?x=1'])
})
