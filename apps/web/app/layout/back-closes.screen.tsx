import { listenBeforeRouter } from '@coffeeattack/ui/goingBack'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { test as base } from '@coffeeattack/ui/testing/browser-test'
import { render } from '@coffeeattack/ui/testing/render'
import { useState } from 'react'
import { createBrowserRouter, useLocation, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Sheets among the pages of a real history, with the router that the app has. */

listenBeforeRouter()

/** Every page is a screen of its own, as in the app. */
const Here = () => {
  const { pathname } = useLocation()
  return <Screen key={pathname} name={pathname} />
}

function Screen({ name }: { name: string }) {
  const [sheet, setSheet] = useState<'first' | 'second' | 'firm' | null>(null)
  const navigate = useNavigate()
  return (
    <>
      <h1>{name === '/' ? 'first page' : name}</h1>
      <button onClick={() => void navigate('/list')}>list</button>
      <button onClick={() => void navigate('/offer')}>offer</button>
      <button onClick={() => setSheet('first')}>open</button>
      <button onClick={() => setSheet('firm')}>open the firm one</button>
      <button data-next onClick={() => void navigate('/next')}>
        next
      </button>
      <Sheet
        title="first"
        open={sheet === 'first' || sheet === 'firm'}
        dismissible={sheet !== 'firm'}
        onOpenChange={() => setSheet(null)}
      >
        <button onClick={() => setSheet(null)}>close</button>
        <button onClick={() => setSheet('second')}>second</button>
        <button onClick={() => void navigate('/next')}>push</button>
        <button onClick={() => void navigate('/next', { replace: true })}>replace</button>
      </Sheet>
      <Sheet title="second" open={sheet === 'second'} onOpenChange={() => setSheet(null)}>
        second
      </Sheet>
    </>
  )
}

const at = page.getByRole('heading', { level: 1, includeHidden: true })
const dialog = page.getByRole('dialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
async function closed() {
  await expect.element(dialog).not.toBeInTheDocument()
}

/** Until the browser has gone wherever it was sent. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 500))

async function openSheet() {
  await press('open')
  await expect.element(dialog).toBeVisible()
}

/** Opens a page as if it were the first of its tab. The address of the test runner, `before`, comes back afterwards. */
const test = base
  .extend('firstPage', async ({}, { onCleanup }) => {
    const before = location.href
    window.history.pushState(null, '', '/')
    const router = createBrowserRouter([{ path: '*', element: <Here /> }])
    const { unmount } = await render(<RouterProvider router={router} />)
    onCleanup(async () => {
      await unmount()
      router.dispose()
      window.history.replaceState(null, '', before)
    })
    return { before, openSheet }
  })
  .extend('offer', async ({ firstPage }) => {
    await press('list')
    await press('offer')
    return firstPage
  })

test('[UI-1] going back closes the sheet, and the next time leaves the page', async ({ offer }) => {
  await offer.openSheet()
  window.history.back()
  await closed()
  await expect.element(at).toHaveTextContent('/offer')
  window.history.back()
  await expect.element(at).toHaveTextContent('/list')
})

test('[UI-1] a sheet that was closed by its button leaves nothing in the history', async ({ offer }) => {
  await offer.openSheet()
  await press('close')
  await closed()
  await settle()
  window.history.back()
  await expect.element(at).toHaveTextContent('/list')
})

test('[UI-1] going back at once after its button leaves the page', async ({ offer }) => {
  await offer.openSheet()
  await press('close')
  window.history.back()
  await expect.element(at).toHaveTextContent('/list')
})

test('[UI-1] a sheet that follows another closes alone', async ({ offer }) => {
  await offer.openSheet()
  await press('second')
  await expect.element(page.getByRole('dialog', { name: 'second' })).toBeVisible()
  await settle()
  window.history.back()
  await closed()
  await expect.element(at).toHaveTextContent('/offer')
  window.history.back()
  await expect.element(at).toHaveTextContent('/list')
})

test('[UI-1] from a page that a sheet led to, back leads to the sheet’s page', async ({ offer }) => {
  await offer.openSheet()
  await press('push')
  await settle()
  window.history.back()
  await expect.element(at).toHaveTextContent('/offer')
  window.history.back()
  await expect.element(at).toHaveTextContent('/list')
})

test('[UI-1] a page that takes the place of the sheet’s takes it whole', async ({ offer }) => {
  await offer.openSheet()
  await press('replace')
  await expect.element(at).toHaveTextContent('/next')
  await settle()
  window.history.back()
  await expect.element(at).toHaveTextContent('/list')
})

test('[UI-1] a page that opens while the sheet closes stays open', async ({ offer }) => {
  await offer.openSheet()
  await press('close')
  document.querySelector<HTMLElement>('[data-next]')!.click()
  await closed()
  await settle()
  await expect.element(at).toHaveTextContent('/next')
  expect(location.pathname).toBe('/next')
  window.history.back()
  await expect.element(at).toHaveTextContent('/offer')
})

test('[UI-1] on the first page of a tab too, and the next time leaves it', async ({ firstPage }) => {
  await firstPage.openSheet()
  window.history.back()
  await closed()
  await settle()
  expect(location.pathname).toBe('/')
  window.history.back()
  await expect.poll(() => location.href).toBe(firstPage.before)
})

test('[UI-1] pages that follow a sheet of the first page lead back to it', async ({ firstPage }) => {
  await firstPage.openSheet()
  await press('push')
  await expect.element(at).toHaveTextContent('/next')
  window.history.back()
  await expect.element(at).toHaveTextContent('first page')
  window.history.back()
  await expect.poll(() => location.href).toBe(firstPage.before)
})

test('[UI-1] a page that replaced the first one’s is not skipped', async ({ firstPage }) => {
  await firstPage.openSheet()
  await press('replace')
  await expect.element(at).toHaveTextContent('/next')
  window.history.back()
  await expect.element(at).toHaveTextContent('first page')
  await settle()
  expect(location.pathname).toBe('/')
})

test('[UI-1] a sheet that must stay stays', async ({ offer }) => {
  await offer.openSheet()
  window.history.back()
  await closed()
  await press('open the firm one')
  await expect.element(dialog).toBeVisible()
  window.history.back()
  await settle()
  await expect.element(dialog).toBeVisible()
  await expect.element(at).toHaveTextContent('/offer')
})
