import { test } from '@coffeeattack/ui/testing/browser-test'
import type { ComponentType } from 'react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, onTestFinished, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { render } from '@coffeeattack/ui/testing/render'
import { page, panel } from './lazy-page.tsx'

/** Pages whose code cannot be loaded (BIZ-15). */

type Code = () => Promise<{ Opened: ComponentType }>

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const opened = () => Promise.resolve({ Opened: () => <p>열렸어요</p> })

function List() {
  return (
    <div>
      <p>목록이에요</p>
      <Outlet />
    </div>
  )
}

async function show(at: string, load: Code): Promise<void> {
  const inside = [
    page('/list', 'List', () => Promise.resolve({ List }), [panel('/list/one', 'Opened', load)]),
    page('/other', 'Opened', load),
  ]
  await screen.viewport(1280, 900)
  const { unmount } = await render(
    <RouterProvider router={createMemoryRouter(inside, { initialEntries: [at] })} />,
  )
  onTestFinished(() => unmount())
}

const words = screen.getByText('화면을 열지 못했어요')
const again = screen.getByRole('button', { name: '다시 불러오기' })

test('[BIZ-15] code that fails to load is reported in its panel and loads when online', async () => {
  const told = vi.spyOn(window, 'reportError').mockReturnValue()
  const load = vi.fn<Code>().mockImplementation(gone)
  await show('/list/one', load)
  await expect.element(words).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: '무엇이 되는지 보기' }))
    .toHaveAttribute('href', '/status')
  await expect.element(screen.getByText('목록이에요')).toBeVisible()
  expect(told).toHaveBeenCalledOnce()
  load.mockImplementation(opened)
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('열렸어요')).toBeVisible()
  await expect.element(words).not.toBeInTheDocument()
})

test('[BIZ-15] a press loads it again; only when that fails the page is reloaded', async ({ phone }) => {
  vi.spyOn(window, 'reportError').mockReturnValue()
  const load = vi.fn<Code>().mockImplementation(gone)
  await show('/other', load)
  await again.click()
  await expect.poll(phone.leftFor).not.toBeNull()
  load.mockImplementation(opened)
  await again.click()
  await expect.element(screen.getByText('열렸어요')).toBeVisible()
})

test('[BIZ-15] a panel that crashes leaves its list, and a press shows it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const told = vi.spyOn(window, 'reportError').mockReturnValue()
  let isBroken = true
  function Breaking() {
    if (isBroken) throw new Error('a mistake of ours')
    return <p>열렸어요</p>
  }
  await show('/list/one', () => Promise.resolve({ Opened: Breaking }))
  await expect.element(words).toBeVisible()
  await expect.element(screen.getByText('목록이에요')).toBeVisible()
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0)
  isBroken = false
  await again.click()
  await expect.element(screen.getByText('열렸어요')).toBeVisible()
})
