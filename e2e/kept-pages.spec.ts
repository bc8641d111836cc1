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

for (const address of [
  '/login?from=%2Fmy%2Fattack',
  '/ask?from=%2Ffaq&company=%EB%85%B8%EC%9D%84',
  '/submit/%EA%B0%9C%EB%B0%9C/%EB%B0%B1%EC%97%94%EB%93%9C',
  '/partners/password/7?x=1',
]) {
  test(`[ROUTE-1] ${address} hydrates without a mismatch`, async ({ page }) => {
    const said = complaints(page)
    await hydrated(page)
    await open(page, address)
    await expect(page.locator('html[data-taken]')).toHaveCount(1)
    expect(said).toEqual([])
  })
}

for (const address of ['/my', '/my/message/7?x=1']) {
  test(`[ROUTE-1] ${address} of a signed-in person hydrates without a mismatch`, async ({ page, person }) => {
    expect(person.userId).toBeTruthy()
    const said = complaints(page)
    await hydrated(page)
    await open(page, address)
    await expect(page.locator('html[data-taken]')).toHaveCount(1)
    expect(said).toEqual([])
  })
}
