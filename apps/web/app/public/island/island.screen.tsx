import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { test } from '../testing/page-test.tsx'

/** What the script of every public page does. */

test('[PUB-1] the side menu opens, keeps the keyboard inside, closes on Esc and gives the focus back', async ({
  visit,
}) => {
  const { screen, window } = await visit('/')
  const opener = screen.getByRole('button', { name: '메뉴 열기' })
  window.focus()
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const menu = screen.getByRole('dialog', { name: '메뉴' })
  await expect.element(menu.getByRole('link', { name: '서비스 소개' })).toBeVisible()
  for (let press = 0; press < 20; press++) {
    await userEvent.tab()
    expect(window.document.activeElement?.closest('main, header, footer') ?? null).toBeNull()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[PUB-1] the side menu closes on its button and on a press beside it', async ({ visit }) => {
  const { screen, window } = await visit('/')
  const menu = screen.getByRole('dialog', { name: '메뉴' })
  const open = screen.getByRole('button', { name: '메뉴 열기' })
  await open.click()
  await screen.getByRole('button', { name: '메뉴 닫기' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await open.click()
  await expect.element(menu).toBeVisible()
  const box = menu.element().getBoundingClientRect()
  await menu.click({ position: { x: 10 - box.x, y: 400 }, force: true })
  await expect.element(menu).not.toBeInTheDocument()
  expect(window.location.hash).toBe('')
})

test('[PUB-1] a chosen theme overrides the system and stays', async ({ visit }) => {
  const landing = await visit('/')
  const ground = () => getComputedStyle(landing.window.document.body).backgroundColor
  const choose = (name: string) =>
    landing.screen.getByRole('contentinfo').getByRole('button', { name }).click()
  const light = ground()
  await choose('어둡게')
  expect(ground()).not.toBe(light)
  await landing.reload()
  expect(ground()).not.toBe(light)
  await choose('시스템')
  expect(ground()).toBe(light)
})

test('[PUB-4] the first visit is recorded once in a session, with where it came from', async ({
  api,
  visit,
}) => {
  await visit('/?utm_source=kakao&utm_medium=banner&utm_campaign=autumn')
  await expect.poll(() => sessionStorage.getItem('utm-id')).toBe('00000000-0000-7000-8000-000000000001')
  await visit('/?utm_source=other')
  expect(api.sent('POST /users/utm').map(({ body }) => body)).toEqual([
    { source: 'kakao', campaign: 'autumn', medium: 'banner', content: '', term: '', landing: '/', ref: '' },
  ])
})

test('[PUB-4] a first visit that is not recorded fails without a word', async ({ api, visit }) => {
  api.refuses('POST /users/utm', 'INTERNAL')
  const errors: unknown[] = []
  const { window } = await visit('/', {
    before(view) {
      view.addEventListener('error', ({ message }) => errors.push(message))
      view.addEventListener('unhandledrejection', ({ reason }) => errors.push(reason))
    },
  })
  await expect.poll(() => api.sent('POST /users/utm')).toHaveLength(1)
  // The answer has been read by the time that the page could have complained.
  await new Promise((resolve) => window.requestAnimationFrame(resolve))
  expect(errors).toEqual([])
  expect(sessionStorage.getItem('utm-id')).toBeNull()
})
