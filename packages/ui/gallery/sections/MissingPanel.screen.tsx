import { useState } from 'react'
import { beforeEach, expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ask, tell } from '../../src/ask.tsx'
import { Button } from '../../src/Button.tsx'
import { dialogPanel, type DialogProps } from '../../src/Dialog.tsx'
import { lazyPanel } from '../../src/overlay/lazyPanel.ts'
import { Sheet, sheetPanel, type SheetProps } from '../../src/Sheet.tsx'
import { test } from '../testing/gallery-test.tsx'

/** Overlays are chunks of their own, which cannot be loaded offline. */

const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  const dialog = vi.spyOn(dialogPanel, 'usePanel')
  dialog.mockImplementation(lazyPanel<DialogProps>(unreachable).usePanel)
  const sheet = vi.spyOn(sheetPanel, 'usePanel')
  sheet.mockImplementation(lazyPanel<SheetProps>(unreachable).usePanel)
  return () => vi.restoreAllMocks()
})

const toast = page.getByRole('status')
const typed = page.getByRole('textbox', { name: '번호' })

function Screen() {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  return (
    <>
      <input aria-label="번호" />
      <Button
        onClick={() => void tell('인터넷에 연결되어 있지 않아요', '잠시 뒤 다시 시도해 주세요.', '닫기')}
      >
        알리기
      </Button>
      <Button
        onClick={() =>
          void ask({ title: '지울까요?', confirm: '지우기', cancel: '그대로 두기' }).then(setAnswer)
        }
      >
        묻기
      </Button>
      <Button onClick={() => setOpen(true)}>고르기</Button>
      <p>대답 {answer}</p>
      {open && <p>고르는 중</p>}
      <Sheet open={open} onOpenChange={setOpen} title="고르기">
        무엇을
      </Sheet>
    </>
  )
}

test('[UI-7] a message that cannot be shown as a dialog is a toast, and typed text stays', async ({
  show,
}) => {
  await show(<Screen />)
  await typed.fill('010-1000-0001')
  await page.getByRole('button', { name: '알리기' }).click()
  await expect.element(toast).toHaveTextContent('인터넷에 연결되어 있지 않아요')
  await expect.element(typed).toHaveValue('010-1000-0001')
})

test('[UI-7] a question that cannot be asked resolves to no answer', async ({ show }) => {
  await show(<Screen />)
  await page.getByRole('button', { name: '묻기' }).click()
  await expect.element(toast).toHaveTextContent('화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.')
  await expect.element(page.getByText('대답 dismiss')).toBeVisible()
})

test('[UI-7] a sheet that cannot be loaded says so and counts as closed', async ({ show }) => {
  await show(<Screen />)
  await page.getByRole('button', { name: '고르기' }).click()
  await expect.element(toast).toHaveTextContent('화면을 불러오지 못했어요. 인터넷 연결을 확인해 주세요.')
  await expect.element(page.getByText('고르는 중')).not.toBeInTheDocument()
})

const Panel = ({ open }: { open: boolean }) => <p>{open && '패널'}</p>

test('a panel that failed to load is fetched again when it opens next, and then kept', async ({ show }) => {
  const load = vi.fn<() => Promise<typeof Panel>>(async () => Panel)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const { usePanel } = lazyPanel(load)
  function Opener() {
    const [open, setOpen] = useState(false)
    const panel = usePanel({ open }, () => setOpen(false))
    return (
      <>
        <Button onClick={() => setOpen(true)}>열기</Button>
        <p>{open ? '열림' : '닫힘'}</p>
        {panel}
      </>
    )
  }
  // No idle fetching here: only what is opened is loaded.
  const idle = vi.spyOn(globalThis, 'requestIdleCallback').mockReturnValue(0)
  onTestFinished(() => idle.mockRestore())
  await show(<Opener />)
  await page.getByRole('button', { name: '열기' }).click()
  await expect.element(page.getByText('닫힘')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: '열기' }).click()
  await expect.element(page.getByText('패널')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('[UI-7] a page loads its dialogs’ code when idle, because one of them tells that the network is gone', async ({
  show,
}) => {
  const early = vi.spyOn(dialogPanel, 'fetchWhenIdle')
  await show(<p>아무것도 묻지 않는 화면</p>)
  expect(early).toHaveBeenCalledOnce()
  const load = vi.fn<() => Promise<typeof Panel>>(async () => Panel)
  const leave = lazyPanel(load).fetchWhenIdle()
  onTestFinished(leave)
  await expect.poll(() => load.mock.calls.length).toBe(1)
})
