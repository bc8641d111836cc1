import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import type { Screen } from '@coffeeattack/kit/testing/screenTest'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { login, sentCode } from '../testing/samples/session.ts'
import { test } from '../testing/screen-test.tsx'

/** Six boxes that submit themselves (AUTH-11, AUTH-12). */

const boxes = page.getByRole('textbox', { name: /^인증번호/ })
const alert = page.getByRole('alert')
const timer = page.getByRole('timer')
const typed = () =>
  boxes
    .elements()
    .map((box) => (box as HTMLInputElement).value)
    .join('')
const tries = (api: FakeApi) => api.sent('POST /auth/otp/verify').map(({ body }) => body.code)

/** After the login a page without queries follows. */
const ADDRESS = '/login/signin?from=%2Fmy%2Faccount%2Fexport'
async function signedIn(screen: Screen): Promise<void> {
  await expect.poll(screen.address).toBe('/my/account/export')
}

type Opened = { api: FakeApi; open: (address: string, opening: object) => Promise<Screen> }

async function askForCode({ api, open }: Opened, opening: object = {}): Promise<Screen> {
  api.answers('POST /auth/otp', sentCode)
  const screen = await open(ADDRESS, { as: 'nobody', ...opening })
  await page.getByLabelText('휴대전화 번호').fill('01020010001')
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect
    .element(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' }))
    .toBeVisible()
  return screen
}

function paste(text: string): void {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('[AUTH-11] typing moves forward, deleting back, pasting spreads, the sixth digit submits', async ({
  api,
  open,
}) => {
  api.answers('POST /auth/otp/verify', login({ accessToken: 'a1', refreshToken: 'r1' }))
  const screen = await askForCode({ api, open })
  await expect.element(page.getByText('010-2001-0001로 보냈어요.')).toBeVisible()
  await expect.element(boxes.first()).toHaveFocus()
  await expect.element(boxes.first()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(boxes.first()).toHaveAttribute('inputmode', 'numeric')
  await userEvent.keyboard('12')
  await expect.element(boxes.nth(2)).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  await userEvent.keyboard('{Backspace}')
  await expect.element(boxes.first()).toHaveFocus()
  await expect.poll(typed).toBe('')
  expect(tries(api)).toEqual([])
  paste(' 135-790 ')
  await signedIn(screen)
  expect(tries(api)).toEqual(['135790'])
  expect([localStorage.getItem('token'), localStorage.getItem('refresh-token')]).toEqual(['a1', 'r1'])
})

test('[AUTH-11] a wrong code is told, and the boxes are free for the next', async ({ api, open }) => {
  api.refuses('POST /auth/otp/verify', 'CODE_INVALID')
  const screen = await askForCode({ api, open })
  await expectAccessible()
  await userEvent.keyboard('000000')
  await expect.element(alert).toHaveTextContent('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
  await expect.element(boxes.first()).toHaveFocus()
  await expect.element(boxes.first()).toHaveAccessibleDescription(/올바르지 않은 인증번호입니다/)
  await expect.poll(typed).toBe('')
  await expectAccessible()
  api.answers('POST /auth/otp/verify', login())
  await userEvent.keyboard('135790')
  await signedIn(screen)
})

test('[AUTH-12] a locked code takes no more attempts', async ({ api, open }) => {
  api.refuses('POST /auth/otp/verify', 'CODE_ENDED')
  await askForCode({ api, open })
  await userEvent.keyboard('000000')
  const ended = '인증번호를 5번 잘못 입력했어요. 인증번호를 다시 받아 주세요.'
  await expect.element(alert).toHaveTextContent(ended)
  await userEvent.keyboard('135790')
  await expect.poll(typed).toBe('')
  await expect.element(alert).toHaveTextContent(ended)
  expect(tries(api)).toEqual(['000000'])
})

describe('the time left', () => {
  test('[AUTH-11] counts down from 5:00; at 0 the boxes clear and say so', async ({ api, open, clock }) => {
    clock.set('2026-11-15T12:00:00+09:00')
    await askForCode({ api, open })
    await expect.element(timer).toHaveTextContent('남은 시간 5:00')
    await userEvent.keyboard('123')
    clock.wakeAt('2026-11-15T12:04:50+09:00')
    await clock.runFor(1000)
    await expect.element(timer).toHaveTextContent('남은 시간 0:09')
    expect(typed()).toBe('123')
    await clock.runFor(9000)
    await expect.element(alert).toHaveTextContent('인증번호가 만료되었어요. 인증번호를 다시 받아 주세요.')
    await expect.element(timer).toHaveTextContent('남은 시간 0:00')
    expect(typed()).toBe('')
    await userEvent.keyboard('135790')
    expect(typed()).toBe('')
    expect(tries(api)).toEqual([])
  })

  test('[AUTH-12] another code can be requested after a minute; the server keeps its own limit', async ({
    api,
    open,
    clock,
  }) => {
    clock.set('2026-11-15T12:00:00+09:00')
    await askForCode({ api, open })
    await expect.element(page.getByRole('button', { name: '60초 뒤 다시 받기' })).toBeDisabled()
    clock.wakeAt('2026-11-15T12:00:59+09:00')
    await clock.runFor(1000)
    const again = page.getByRole('button', { name: '다시 받기', exact: true })
    api.refuses('POST /auth/otp', 'CODE_TOO_SOON')
    await again.click()
    await expect.element(toast('인증번호는 60초에 한 번 받을 수 있어요')).toBeVisible()
    await userEvent.keyboard('{Escape}')

    api.answers('POST /auth/otp', sentCode)
    await again.click()
    await expect.element(toast('인증번호를 다시 보냈어요')).toBeVisible()
    await expect.element(timer).toHaveTextContent('남은 시간 5:00')
    await expect.element(page.getByRole('button', { name: '60초 뒤 다시 받기' })).toBeDisabled()
  })
})

test('[AUTH-11] a code is submitted once on a slow network, and again only by the person', async ({
  api,
  open,
}) => {
  api.loses('POST /auth/otp/verify')
  const gate = api.holds('POST /auth/otp/verify')
  const screen = await askForCode({ api, open })
  await userEvent.keyboard('135790')
  await expect.element(page.getByText('확인하는 중이에요')).toBeVisible()
  await userEvent.keyboard('9')
  await userEvent.keyboard('{Backspace}')
  expect(typed()).toBe('135790')
  gate.open()
  const dialog = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect.element(dialog).toBeVisible()
  expect(tries(api)).toEqual(['135790'])
  api.answers('POST /auth/otp/verify', login())
  await dialog.getByRole('button', { name: '다시 시도하기' }).click()
  await signedIn(screen)
  expect(tries(api)).toEqual(['135790', '135790'])
})

test('[AUTH-11] a phone that reads its text messages fills in the code', async ({ api, open }) => {
  const texted = Promise.withResolvers<Credential | null>()
  vi.stubGlobal('OTPCredential', Object)
  const get = vi.spyOn(navigator.credentials, 'get').mockReturnValue(texted.promise)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    get.mockRestore()
  })
  api.answers('POST /auth/otp/verify', login())
  const screen = await askForCode({ api, open })
  texted.resolve({ id: '', type: 'otp', code: '135790' } as Credential)
  await signedIn(screen)
  expect(tries(api)).toEqual(['135790'])
})

describe('with the sandbox', () => {
  const link = page.getByRole('link', { name: '연습용 휴대전화 열기' })

  test('the phone with the code opens in a window of its own', async ({ api, open }) => {
    const window = vi.spyOn(globalThis.window, 'open').mockReturnValue(globalThis.window)
    onTestFinished(() => window.mockRestore())
    await page.viewport(1280, 900)
    await askForCode({ api, open }, { word: { sandbox: true } })
    await expect.element(link).toHaveAttribute('href', '/sandbox/phone/01020010001')
    await link.click()
    expect(window).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/sandbox/phone/01020010001`,
      'sandbox-phone',
      'popup,width=420,height=860',
    )
    await expect.element(boxes).toHaveLength(6)
  })

  test('without it there is no such phone', async ({ api, open }) => {
    await askForCode({ api, open })
    await expect.element(link).not.toBeInTheDocument()
  })
})
