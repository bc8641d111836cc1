import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { pull } from '../testing/touch.ts'
import { Sheets, Toasts } from './Overlays.tsx'
import { useState } from 'react'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = page.getByRole('status')

test.for([
  ['3초', '이제 회사에 프로필이 보여요', 3000],
  ['3.5초', '조금 더 보여요', 3500],
  ['4초', '링크를 복사했어요', 4000],
] as const)('[UI-2] a toast hides after %s', async ([button, text, ms], { clock, show }) => {
  await show(<Toasts />)
  clock.set('2026-01-05T10:00:00+09:00')
  await press(button)
  await expect.element(toast.getByText(text)).toBeVisible()
  await clock.runFor(ms - 100)
  await expect.element(toast.getByText(text)).toBeVisible()
  await clock.runFor(400)
  await expect.element(toast).toBeEmptyDOMElement()
})

test('[UI-2] one toast at a time: a new one replaces the old', async ({ show }) => {
  await show(<Toasts />)
  await press('3초')
  await press('4초')
  await expect.element(toast).toHaveTextContent('링크를 복사했어요')
  expect(toast.elements()).toHaveLength(1)
})

test('[UI-2] Esc and a downward swipe close a toast early', async ({ clock, show }) => {
  await show(<Toasts />)
  clock.set('2026-01-05T10:00:00+09:00')
  const bar = toast.getByText('링크를 복사했어요')
  await press('4초')
  await expect.element(bar).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await clock.runFor(300)
  await expect.element(toast).toBeEmptyDOMElement()

  await press('4초')
  await expect.element(bar).toBeVisible()
  const { x, y, height } = bar.element().getBoundingClientRect()
  await pull({ x: x + 20, y: y + height / 2 }, 50)
  await clock.runFor(300)
  await expect.element(toast).toBeEmptyDOMElement()
})

test('[UI-2] a toast’s action runs and closes it', async ({ show }) => {
  await show(<Toasts />)
  await press('할 일 있는 토스트')
  await toast.getByRole('button', { name: '다시 보내기' }).click()
  await expect.element(toast).toHaveTextContent('다시 보냈어요')
})

test('[UI-2] a toast is 16 px above an open sheet’s button and does not close the sheet', async ({
  show,
}) => {
  await show(
    <>
      <Toasts />
      <Sheets />
    </>,
  )
  await press('할 일 있는 토스트')
  await press('시트 열기')
  const sheet = page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })
  await expect.element(sheet).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: '다시 보내기' }).click()
  const again = page.getByText('다시 보냈어요')
  await expect.element(again).toBeVisible()
  await expect.element(sheet).toBeVisible()
  const bar = sheet.element().querySelector('[data-bottom-bar]')
  const gap = () =>
    (bar?.getBoundingClientRect().top ?? 0) -
    (again.element().parentElement?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(() => Math.round(gap())).toBe(16)
})

/** A page whose bottom bar appears when its button is pressed, as the next page's does. */
function NextPage() {
  const [bar, setBar] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setBar(!bar)}>
        다음 화면
      </button>
      {bar && <div data-bottom-bar data-testid="bar" className="fixed inset-x-0 bottom-0 h-20" />}
    </>
  )
}

test('[UI-2] a toast stays 16 px above the bar of the page below, and moves down with it', async ({
  show,
}) => {
  await show(
    <>
      <Toasts />
      <NextPage />
    </>,
  )
  await press('4초')
  const text = page.getByText('링크를 복사했어요')
  await expect.element(text).toBeVisible()
  const bottom = () => Math.round(text.element().parentElement?.getBoundingClientRect().bottom ?? 0)
  await expect.poll(bottom).toBe(window.innerHeight - 16)
  await press('다음 화면')
  await expect.poll(bottom).toBe(window.innerHeight - 80 - 16)
  await press('다음 화면')
  await expect.poll(bottom).toBe(window.innerHeight - 16)
})
