import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { afterEach, describe, expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found } from '../testing/samples/candidates.ts'
import {
  challenge,
  confirmInBrowser,
  firstTime,
  passkeyRequest,
  RECOVERY_CODES,
  refuseInBrowser,
} from '../testing/samples/second-factor.ts'
import { people, test as base } from '../testing/screen-test.tsx'

/** Signing in (BIZ-1, SAFE-3). */

const ENTERED = { accessToken: 'access', recoveryCodes: null }
const cells = page.getByRole('textbox', { name: /^인증 코드/ })
const passwordStep = page.getByRole('heading', { name: '채용 콘솔' })

const test = base.extend('inside', { auto: true }, ({ api }) => {
  api.answers('GET /console/me', people.agent)
  api.answers('GET /console/candidates', found())
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function giveThePassword() {
  await page.getByLabelText('이메일').fill(' agent@dawn.example ')
  await page.getByLabelText('비밀번호').fill('a quiet morning')
  await page.getByRole('button', { name: '로그인', exact: true }).click()
}

describe('the password', () => {
  test('[BIZ-1] a wrong one is reported at the form', async ({ api, open }) => {
    api.refuses('POST /console/auth/sign-in', 'SIGN_IN_FAILED')
    await open('/sign-in', { as: 'nobody' })
    await expect.element(page.getByRole('button', { name: '로그인', exact: true })).toBeDisabled()
    await giveThePassword()
    await expect.element(page.getByRole('alert')).toHaveTextContent('이메일이나 비밀번호가 맞지 않아요')
    expect(api.sent('POST /console/auth/sign-in').map(({ body }) => body)).toEqual([
      { email: 'agent@dawn.example', password: 'a quiet morning' },
    ])
    await expectAccessible()
    await page.viewport(390, 844)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test.for([
    [undefined, '잠시 뒤 다시 시도해 주세요.'],
    [30, '30초 뒤 다시 시도해 주세요.'],
    [60, '1분 뒤 다시 시도해 주세요.'],
    [290, '5분 뒤 다시 시도해 주세요.'],
  ] as const)(
    '[SAFE-3] after too many wrong ones the wait is shown: %s s, %s',
    async ([wait, words], { api, open }) => {
      api.refuses('POST /console/auth/sign-in', 'SIGN_IN_LOCKED', wait ? { retryAfterS: wait } : {})
      await open('/sign-in', { as: 'nobody' })
      await giveThePassword()
      await expect
        .element(page.getByRole('alertdialog', { name: '로그인을 여러 번 실패했어요' }))
        .toMatchTextContent(words)
    },
  )

  test('[BIZ-1] signing in is required, and returns to the page', async ({ api, open }) => {
    api.answers('POST /console/auth/sign-in', challenge())
    api.answers('POST /console/auth/second-factor', ENTERED)
    api.answers('GET /console/operators', { items: [], nextCursor: null })
    api.answers('GET /console/invitations', { items: [] })
    const screen = await open('/people?q=1#d3', { as: 'nobody' })
    await expect.poll(screen.address).toBe('/sign-in?from=%2Fpeople%3Fq%3D1%23d3')
    await giveThePassword()
    await userEvent.type(cells.first(), '123456')
    await expect.poll(screen.address).toBe('/people?q=1')
  })
})

test.for(['//evil.example', 'https://evil.example', '/\\evil.example', '/sign-in'])(
  '[SAFE-3] the return address never leaves the console: %s',
  async (from, { api, open }) => {
    api.answers('POST /console/auth/sign-in', challenge())
    api.answers('POST /console/auth/second-factor', ENTERED)
    const screen = await open(`/sign-in?from=${encodeURIComponent(from)}`, { as: 'nobody' })
    await giveThePassword()
    await userEvent.type(cells.first(), '123456')
    await expect.poll(screen.address).toBe('/candidates')
  },
)

describe('[SAFE-3] after the password', () => {
  test('the authenticator’s code is asked for; a wrong one is reported and typed again', async ({
    api,
    open,
  }) => {
    api.answers('POST /console/auth/sign-in', challenge())
    api.refuses('POST /console/auth/second-factor', 'SECOND_FACTOR_INVALID')
    const screen = await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await expect.element(cells).toHaveLength(6)
    await userEvent.type(cells.first(), '123456')
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
    await expect.element(cells.first()).toHaveValue('')
    await expect.element(cells.first()).toHaveFocus()
    await expectAccessible()
    api.answers('POST /console/auth/second-factor', ENTERED)
    await userEvent.keyboard('654321')
    await expect.poll(screen.address).toBe('/candidates')
    expect(api.sent('POST /console/auth/second-factor').map(({ body }) => body)).toEqual([
      { challenge: 'c1', code: '123456' },
      { challenge: 'c1', code: '654321' },
    ])
    expect(api.sent('GET /console/me').map(({ token }) => token)).toEqual(['access'])
    expect(Object.entries(localStorage)).toEqual([['console-signed-in', 'yes']])
  })

  test('a passkey comes first if there is one; a closed dialog is no error', async ({ api, open }) => {
    const methods = { authenticator: true, passkey: passkeyRequest, recoveryCode: true }
    api.answers('POST /console/auth/sign-in', challenge({ methods }))
    api.answers('POST /console/auth/passkey', ENTERED)
    refuseInBrowser('NotAllowedError')
    const screen = await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await expect.element(page.getByRole('heading', { name: '패스키로 확인해 주세요' })).toBeVisible()
    await page.getByRole('button', { name: '패스키로 확인하기' }).click()
    await expect.element(page.getByText('패스키 창을 닫았어요. 준비되면 다시 눌러 주세요.')).toBeVisible()
    expect(api.sent('POST /console/auth/passkey')).toEqual([])
    await expectAccessible()
    confirmInBrowser()
    await page.getByRole('button', { name: '패스키로 확인하기' }).click()
    await expect.poll(screen.address).toBe('/candidates')
    expect(api.sent('POST /console/auth/passkey')[0]?.body).toMatchObject({
      challenge: 'c1',
      passkey: { id: 'Y3JlZA', response: { signature: 'c2lnbg' } },
    })
  })

  test('other methods stand below; a used recovery code is reported', async ({ api, open }) => {
    const methods = { authenticator: true, passkey: passkeyRequest, recoveryCode: true }
    api.answers('POST /console/auth/sign-in', challenge({ methods }))
    api.refuses('POST /console/auth/recovery-code', 'RECOVERY_CODE_INVALID')
    const screen = await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await page.getByRole('button', { name: '인증 앱의 코드로 로그인' }).click()
    await expect.element(cells).toHaveLength(6)
    await page.getByRole('button', { name: '복구 코드로 로그인' }).click()
    await page.getByLabelText('복구 코드').fill(' k0mw-t4xr-9hnp ')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('복구 코드가 맞지 않아요. 이미 쓴 코드는 다시 쓸 수 없어요.')
    await expectAccessible()
    api.answers('POST /console/auth/recovery-code', ENTERED)
    // The wrong code is selected, so typing replaces it.
    await expect.element(page.getByLabelText('복구 코드')).toHaveFocus()
    await userEvent.keyboard('k1mw-t4xr-9hnp')
    await page.getByRole('button', { name: '로그인', exact: true }).click()
    await expect.poll(screen.address).toBe('/candidates')
    await expect
      .element(toast('복구 코드로 로그인했어요. 설정의 보안에서 인증 방법을 확인해 주세요.'))
      .toBeVisible()
    expect(api.sent('POST /console/auth/recovery-code').map(({ body }) => body.code)).toEqual([
      'k0mw-t4xr-9hnp',
      'k1mw-t4xr-9hnp',
    ])
  })

  test('after five minutes it starts again', async ({ api, open }) => {
    api.answers('POST /console/auth/sign-in', challenge())
    api.refuses('POST /console/auth/second-factor', 'CODE_EXPIRED')
    await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await userEvent.type(cells.first(), '123456')
    await expect.element(toast('시간이 지났어요. 비밀번호부터 다시 입력해 주세요.')).toBeVisible()
    await expect.element(passwordStep).toBeVisible()
  })

  test('without a method for this browser it says so', async ({ api, open }) => {
    const methods = { authenticator: false, passkey: passkeyRequest, recoveryCode: false }
    api.answers('POST /console/auth/sign-in', challenge({ methods }))
    withoutPasskeys()
    await open('/sign-in', { as: 'nobody' })
    await expect.element(page.getByRole('button', { name: '패스키로 로그인' })).not.toBeInTheDocument()
    await giveThePassword()
    await expect
      .element(page.getByRole('heading', { name: '이 브라우저에서는 패스키를 쓸 수 없어요' }))
      .toBeVisible()
    await page.getByRole('button', { name: '처음부터 다시 로그인하기' }).click()
    await expect.element(passwordStep).toBeVisible()
  })
})

describe('[SAFE-3] the first sign-in', () => {
  test('a passkey is created, and its recovery codes are shown before the console opens', async ({
    api,
    open,
  }) => {
    api.answers('POST /console/auth/sign-in', firstTime())
    api.answers('POST /console/auth/passkey/enrol', { accessToken: 'access', recoveryCodes: RECOVERY_CODES })
    confirmInBrowser()
    const screen = await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await expect.element(page.getByRole('heading', { name: '두 번째 인증을 등록해 주세요' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /패스키 만들기/ }).click()
    await expect.element(page.getByRole('heading', { name: '복구 코드를 적어 두세요' })).toBeVisible()
    await expect
      .element(page.getByRole('list', { name: '복구 코드' }))
      .toHaveTextContent(RECOVERY_CODES.join(''))
    await expectAccessible()
    await page.viewport(390, 844)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(localStorage.length).toBe(0)
    const onwards = page.getByRole('button', { name: '콘솔로 가기' })
    await expect.element(onwards).toBeDisabled()
    await page.getByLabelText('적어 두었어요').click()
    await onwards.click()
    await expect.poll(screen.address).toBe('/candidates')
    expect(api.sent('POST /console/auth/passkey/enrol')[0]?.body).toMatchObject({
      challenge: 'c1',
      passkey: { response: { attestationObject: 'bWFkZQ', transports: ['internal'] } },
    })
  })

  test('the codes are copied and saved as a file', async ({ api, open }) => {
    api.answers('POST /console/auth/sign-in', firstTime())
    api.answers('POST /console/auth/passkey/enrol', { accessToken: 'access', recoveryCodes: RECOVERY_CODES })
    confirmInBrowser()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:codes'
    })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await page.getByRole('button', { name: /패스키 만들기/ }).click()
    await page.getByRole('button', { name: '복사하기' }).click()
    await expect.element(toast('복구 코드를 복사했어요')).toBeVisible()
    expect(copied).toHaveBeenCalledWith(RECOVERY_CODES.join('\n'))
    await page.getByRole('button', { name: '파일로 받기' }).click()
    expect(clicked).toHaveBeenCalledOnce()
    expect(await saved[0]?.text()).toBe(`커피어택 채용 콘솔 복구 코드\n\n${RECOVERY_CODES.join('\n')}\n`)
  })

  test('the authenticator is set up instead, with its first code', async ({ api, open }) => {
    api.answers('POST /console/auth/sign-in', firstTime())
    api.answers('POST /console/auth/second-factor', { accessToken: 'access', recoveryCodes: RECOVERY_CODES })
    await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await page.getByRole('button', { name: /인증 앱 쓰기/ }).click()
    await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
    await expect.element(page.getByText('인증 앱 등록 그림')).toBeInTheDocument()
    await expectAccessible()
    await page.getByRole('button', { name: '다른 방법으로 등록하기' }).click()
    await page.getByRole('button', { name: /인증 앱 쓰기/ }).click()
    await userEvent.type(cells.first(), '123456')
    await expect.element(page.getByRole('heading', { name: '복구 코드를 적어 두세요' })).toBeVisible()
  })

  test('a browser without passkeys starts with the authenticator', async ({ api, open }) => {
    api.answers('POST /console/auth/sign-in', firstTime())
    withoutPasskeys()
    await open('/sign-in', { as: 'nobody' })
    await giveThePassword()
    await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
    await page.getByRole('button', { name: '처음부터 다시 로그인하기' }).click()
    await expect.element(passwordStep).toBeVisible()
  })
})

describe('[SAFE-3] a passkey alone', () => {
  test('opens the console without a password', async ({ api, open }) => {
    api.answers('POST /console/auth/passkey/options', { challenge: 'c2', passkey: passkeyRequest })
    api.answers('POST /console/auth/passkey', ENTERED)
    confirmInBrowser()
    const screen = await open('/sign-in', { as: 'nobody' })
    await page.getByRole('button', { name: '패스키로 로그인' }).click()
    await expect.poll(screen.address).toBe('/candidates')
    expect(api.sent('POST /console/auth/passkey')[0]?.body.challenge).toBe('c2')
  })

  test('an unknown passkey is reported; a closed dialog is not', async ({ api, open }) => {
    api.answers('POST /console/auth/passkey/options', { challenge: 'c2', passkey: passkeyRequest })
    api.refuses('POST /console/auth/passkey', 'PASSKEY_FAILED')
    refuseInBrowser('NotAllowedError')
    await open('/sign-in', { as: 'nobody' })
    await page.getByRole('button', { name: '패스키로 로그인' }).click()
    await expect.element(page.getByText('패스키 창을 닫았어요. 준비되면 다시 눌러 주세요.')).toBeVisible()
    confirmInBrowser()
    await page.getByRole('button', { name: '패스키로 로그인' }).click()
    await expect
      .element(page.getByRole('alertdialog', { name: '패스키를 확인하지 못했어요' }))
      .toMatchTextContent('다시 시도하거나 다른 방법으로 로그인해 주세요.')
  })
})

function withoutPasskeys() {
  const held = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')!
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  onTestFinished(() => void Object.defineProperty(window, 'PublicKeyCredential', held))
}
