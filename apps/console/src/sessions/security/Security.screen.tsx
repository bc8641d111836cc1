import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { afterEach, describe, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleId } from '../../testing/samples/ids.ts'
import {
  confirmInBrowser,
  factors,
  passkey,
  passkeyCreation,
  RECOVERY_CODES,
  refuseInBrowser,
} from '../../testing/samples/second-factor.ts'
import { minutesOn } from '../../testing/samples/times.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** Second factors in the settings (SAFE-3). */

const test = base.extend('security', { auto: true }, ({ api }) => {
  const device = { id: sampleId(1), name: 'Mac · Chrome', isCurrent: true }
  api.answers('GET /console/sessions', {
    items: [{ ...device, createdAt: minutesOn(-90), lastUsedAt: minutesOn(-30) }],
  })
  api.answers('GET /console/me/second-factor', factors())
})

afterEach(() => {
  vi.restoreAllMocks()
})

const keys = page.getByRole('list', { name: '등록한 패스키' }).getByRole('listitem')
const wrong = { fields: { password: '지금 비밀번호가 맞지 않아요' } }
const lastOne = page.getByRole('alertdialog', { name: '두 번째 인증은 하나 이상 있어야 해요' })

test('[SAFE-3] all factors are listed with their dates', async ({ open }) => {
  await open('/settings')
  await expect.element(keys).toHaveTextContent('회사 노트북2026년 11월 5일에 등록 · 30분 전 사용지우기')
  await expect.element(page.getByText('2026년 10월 16일에 등록했어요')).toBeVisible()
  await expect.element(page.getByText('8개 남았어요')).toBeVisible()
  await expectAccessible()
  await page.viewport(390, 844)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('[SAFE-3] a failed list can be loaded again; a missing factor is pointed out', async ({ api, open }) => {
  api.loses('GET /console/me/second-factor')
  await open('/settings')
  const again = page.getByRole('button', { name: '다시 시도하기' })
  await expect.element(again).toBeVisible()
  api.answers('GET /console/me/second-factor', {
    authenticatorSince: null,
    passkeys: [passkey({ lastUsedAt: null })],
    recoveryCodesLeft: 0,
  })
  await again.click()
  await expect.element(keys).toMatchTextContent('아직 쓰지 않았어요')
  await expect.element(page.getByText('등록하지 않았어요')).toBeVisible()
  await expect.element(page.getByText('남은 코드가 없어요. 새로 만들어 두세요.')).toBeVisible()
})

describe('[SAFE-3] a passkey', () => {
  const dialog = page.getByRole('dialog', { name: '패스키 추가하기' })
  const make = dialog.getByRole('button', { name: '패스키 만들기' })

  test('is added under the device’s name after the password', async ({ api, open }) => {
    api.refuses('POST /console/me/passkeys/options', 'INVALID_INPUT', wrong)
    confirmInBrowser()
    await open('/settings')
    await page.getByRole('button', { name: '패스키 추가' }).click()
    await expect.element(dialog.getByLabelText('이름')).toHaveValue('Mac · Chrome')
    await make.click()
    await expect.element(dialog.getByText('비밀번호를 입력해 주세요')).toBeVisible()
    expect(api.sent('POST /console/me/passkeys/options')).toEqual([])
    await dialog.getByLabelText('비밀번호').fill('a loud morning')
    await make.click()
    await expect.element(dialog.getByText('지금 비밀번호가 맞지 않아요')).toBeVisible()
    await expectAccessible()
    api.answers('POST /console/me/passkeys/options', { challenge: 'c3', passkey: passkeyCreation })
    const added = passkey({ id: sampleId(702), name: 'Mac · Chrome', lastUsedAt: null })
    api.answers('POST /console/me/passkeys', factors({ passkeys: [passkey(), added] }))
    await dialog.getByLabelText('비밀번호').fill('a quiet morning')
    await make.click()
    await expect.element(toast('패스키를 등록했어요')).toBeVisible()
    await expect.element(keys).toHaveLength(2)
    expect(api.sent('POST /console/me/passkeys')[0]?.body).toMatchObject({
      challenge: 'c3',
      name: 'Mac · Chrome',
      passkey: { response: { attestationObject: 'bWFkZQ' } },
    })
  })

  test.for([
    ['NotAllowedError', '패스키 창을 닫았어요. 준비되면 다시 눌러 주세요.'],
    ['InvalidStateError', '이 기기에는 이미 등록한 패스키가 있어요.'],
  ] as const)('refused by the browser (%s) is no error', async ([name, hint], { api, open }) => {
    api.answers('POST /console/me/passkeys/options', { challenge: 'c3', passkey: passkeyCreation })
    refuseInBrowser(name)
    await open('/settings')
    await page.getByRole('button', { name: '패스키 추가' }).click()
    await dialog.getByLabelText('비밀번호').fill('a quiet morning')
    await make.click()
    await expect.element(dialog.getByText(hint)).toBeVisible()
    expect(api.sent('POST /console/me/passkeys')).toEqual([])
  })

  test('is removed after the password', async ({ api, open }) => {
    api.answers('POST /console/me/passkeys/:id/remove', factors({ passkeys: [] }))
    await open('/settings')
    await page.getByRole('button', { name: '회사 노트북 지우기' }).click()
    const question = page.getByRole('dialog', { name: '회사 노트북 패스키를 지울까요?' })
    await question.getByLabelText('비밀번호').fill('a quiet morning')
    await question.getByRole('button', { name: '지우기' }).click()
    await expect.element(toast('패스키를 지웠어요')).toBeVisible()
    await expect.element(keys).not.toBeInTheDocument()
    expect(api.sent('POST /console/me/passkeys/:id/remove')).toMatchObject([
      { params: { id: passkey().id }, body: { password: 'a quiet morning' } },
    ])
  })

  test('the last factor stays, and the reason is shown', async ({ api, open }) => {
    api.answers('GET /console/me/second-factor', factors({ authenticatorSince: null }))
    await open('/settings')
    await page.getByRole('button', { name: '회사 노트북 지우기' }).click()
    await expect.element(lastOne).toMatchTextContent('다른 인증 방법을 먼저 등록해 주세요.')
    await expectAccessible()
    await lastOne.getByRole('button', { name: '닫기' }).click()
    await expect.element(lastOne).not.toBeInTheDocument()
    await expect.element(keys).toHaveLength(1)
  })
})

describe('[SAFE-3] the authenticator app', () => {
  const setup = {
    challenge: 'c4',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
  }

  test('is replaced once the new one is confirmed', async ({ api, open }) => {
    api.answers('POST /console/me/authenticator/options', setup)
    api.refuses('POST /console/me/authenticator', 'SECOND_FACTOR_INVALID')
    await open('/settings')
    await page.getByRole('button', { name: '바꾸기', exact: true }).click()
    const question = page.getByRole('dialog', { name: '인증 앱을 바꿀까요?' })
    await question.getByLabelText('비밀번호').fill('a quiet morning')
    await question.getByRole('button', { name: '다음' }).click()
    const dialog = page.getByRole('dialog', { name: '인증 앱 등록하기' })
    await expect.element(dialog.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
    const cells = dialog.getByRole('textbox', { name: /^인증 코드/ })
    await userEvent.type(cells.first(), '123456')
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
    await expectAccessible()
    api.answers('POST /console/me/authenticator', factors({ authenticatorSince: minutesOn(0) }))
    await userEvent.type(cells.first(), '654321')
    await expect.element(toast('인증 앱을 등록했어요')).toBeVisible()
    await expect.element(page.getByText('2026년 11월 15일에 등록했어요')).toBeVisible()
    expect(api.sent('POST /console/me/authenticator').map(({ body }) => body)).toEqual([
      { challenge: 'c4', code: '123456' },
      { challenge: 'c4', code: '654321' },
    ])
  })

  test('is removed after the password, unless it is the last factor by then', async ({ api, open }) => {
    api.refuses('POST /console/me/authenticator/remove', 'LAST_SECOND_FACTOR')
    await open('/settings')
    const remove = page.getByRole('button', { name: '인증 앱 지우기' })
    const question = page.getByRole('dialog', { name: '인증 앱을 지울까요?' })
    await remove.click()
    await question.getByLabelText('비밀번호').fill('a quiet morning')
    await question.getByRole('button', { name: '지우기' }).click()
    await lastOne.getByRole('button', { name: '닫기' }).click()
    await expect.element(question).not.toBeInTheDocument()
    api.answers('POST /console/me/authenticator/remove', factors({ authenticatorSince: null }))
    await remove.click()
    await question.getByLabelText('비밀번호').fill('a quiet morning')
    await question.getByRole('button', { name: '지우기' }).click()
    await expect.element(toast('인증 앱을 지웠어요')).toBeVisible()
    await expect.element(page.getByText('등록하지 않았어요')).toBeVisible()
  })
})

test('[SAFE-3] new recovery codes are created after the password and shown once', async ({ api, open }) => {
  api.answers('POST /console/me/recovery-codes', () => {
    api.answers('GET /console/me/second-factor', factors({ recoveryCodesLeft: 10 }))
    return { recoveryCodes: RECOVERY_CODES }
  })
  await open('/settings')
  await page.getByRole('button', { name: '새로 만들기' }).click()
  const question = page.getByRole('dialog', { name: '복구 코드를 새로 만들까요?' })
  await expect.element(question).toMatchTextContent('앞서 받은 코드는 더 쓸 수 없게 돼요.')
  await question.getByLabelText('비밀번호').fill('a quiet morning')
  await question.getByRole('button', { name: '새로 만들기' }).click()
  const shown = page.getByRole('alertdialog', { name: '복구 코드를 적어 두세요' })
  await expect
    .element(shown.getByRole('list', { name: '복구 코드' }))
    .toHaveTextContent(RECOVERY_CODES.join(''))
  await expectAccessible()
  await shown.getByRole('button', { name: '적어 두었어요' }).click()
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(page.getByText('10개 남았어요')).toBeVisible()
})

test('[SAFE-3] after too many wrong passwords the wait is shown', async ({ api, open }) => {
  api.refuses('POST /console/me/recovery-codes', 'SIGN_IN_LOCKED', { retryAfterS: 60 })
  await open('/settings')
  await page.getByRole('button', { name: '새로 만들기' }).click()
  const question = page.getByRole('dialog', { name: '복구 코드를 새로 만들까요?' })
  await question.getByLabelText('비밀번호').fill('a loud morning')
  await question.getByRole('button', { name: '새로 만들기' }).click()
  await expect
    .element(page.getByRole('alertdialog', { name: '로그인을 여러 번 실패했어요' }))
    .toMatchTextContent('1분 뒤 다시 시도해 주세요.')
})
