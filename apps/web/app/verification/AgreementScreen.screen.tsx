import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import type { Screen } from '@coffeeattack/kit/testing/screenTest'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../testing/intentions.ts'
import { my } from '../testing/samples/account.ts'
import { home } from '../testing/samples/home.ts'
import { profile } from '../testing/samples/profile.ts'
import {
  FORM,
  keepsRequest,
  PHONE,
  recordsVisits,
  requestsConfirmation,
} from '../testing/samples/verification.ts'
import { type Open, test } from '../testing/screen-test.tsx'
import {
  type Carrier,
  chooseCertificate,
  readAndPress,
  sheet,
  type Told,
} from '../testing/verifying-steps.ts'

/** Identity, consents, and the request for a confirmation on the phone (VER-1 to VER-3, VER-11, VER-16). */

test.beforeEach(({ api }) => {
  recordsVisits(api)
  requestsConfirmation(api)
})

const name = () => page.getByLabelText('이름')
const birthday = () => page.getByLabelText(/생년월일/)
const phone = () => page.getByLabelText('휴대전화 번호')
const consent = () => page.getByRole('checkbox', { name: '[필수] 개인정보 수집과 이용에 동의해요' })
const terms = () => page.getByRole('checkbox', { name: '[필수] 이용약관에 동의해요' })
const next = () => page.getByRole('button', { name: '다음' })

/** Opens a filled-in form and continues to the certificate. */
async function openCertificate(open: Open, opening: Parameters<Open>[1] = { as: 'nobody' }): Promise<Screen> {
  keepsRequest('2026-11-15T12:00:00+09:00')
  const screen = await open(FORM, opening)
  await next().click()
  return screen
}

/** Fills in the form as a new person. */
async function openFresh(open: Open): Promise<Screen> {
  const screen = await open(FORM, { as: 'nobody' })
  await name().fill('한지우')
  await birthday().fill('19950314')
  await page.getByText('여성', { exact: true }).click()
  await phone().fill(PHONE)
  await terms().click()
  await consent().click()
  await next().click()
  return screen
}

/** The form of an earlier visit, with what was typed. */
async function expectForm(screen: Screen): Promise<void> {
  expect(decodeURI(screen.address())).toBe(FORM)
  await expect.element(name()).toHaveValue('한지우')
}

describe('the form', () => {
  test('[VAL-1] [VAL-2] [VAL-3] [VAL-6] [VER-16] shows errors on blur, and formats while typing', async ({
    api,
    open,
  }) => {
    await open(FORM, { as: 'nobody' })
    await name().fill('한 지 우')
    await expect.element(name()).toHaveValue('한지우')
    await name().fill('한지우2')
    await birthday().fill('1995-03-14-9')
    await expect.element(name()).toHaveAccessibleDescription('정확한 이름을 입력해 주세요.')
    await expect.element(birthday()).toHaveValue('19950314')
    await birthday().fill('18950314')
    await phone().click()
    await expect.element(birthday()).toHaveAccessibleDescription('정확한 생년월일을 입력해 주세요.')
    await userEvent.keyboard('0102345')
    await expect.element(phone()).toHaveValue('010-2345')
    await userEvent.tab()
    await expect.element(phone()).toHaveAccessibleDescription('정확한 휴대전화 번호를 입력해 주세요')

    await expect.element(next()).toBeDisabled()
    await consent().click()
    await expect.element(next()).toBeDisabled()
    await terms().click()
    await expect.element(next()).toBeEnabled()
    await next().click()
    await expect.element(page.getByText('성별을 선택해 주세요.')).toBeVisible()
    await expect.element(name()).toHaveFocus()
    await expectAccessible()
    await name().fill('한지우')
    await expect.element(name()).not.toHaveAttribute('aria-invalid')
    await phone().fill('')
    await userEvent.keyboard('{Enter}')
    await expect.element(phone()).toHaveAccessibleDescription('휴대전화 번호를 입력해주세요')
    await expect.element(birthday()).toHaveFocus()
    expect(api.sent('GET /users/exist')).toEqual([])
  })

  test('[AUTH-9] can be left: leads home and clears local storage', async ({ open }) => {
    const screen = await open(FORM)
    expect(localStorage.getItem('token')).not.toBeNull()
    await page.getByRole('button', { name: '나가기' }).click()
    const question = page.getByRole('dialog', { name: '여기서 그만둘까요?' })
    await expect
      .element(question)
      .toMatchTextContent('입력한 내용은 이 창을 닫을 때까지 남아 있어요. 다시 오면 이어서 할 수 있어요.')
    await question.getByRole('button', { name: '계속하기' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(name()).toBeVisible()
    await page.getByRole('button', { name: '나가기' }).click()
    await question.getByRole('button', { name: '그만두기' }).click()
    await expect.poll(screen.address).toBe('/')
    expect(localStorage).toHaveLength(0)
  })
})

describe('the certificate', () => {
  test('[VER-1] Next is enabled once app, carrier and consent are chosen; the consent starts checked', async ({
    open,
  }) => {
    await openFresh(open)
    await expect.element(sheet()).toMatchTextContent('본인 확인이 끝나면 건강보험공단에서 커리어를 불러와요.')
    const thirdParty = sheet().getByRole('checkbox', { name: '[필수] 개인정보 제3자 제공에 동의해요' })
    const go = sheet().getByRole('button', { name: '다음' })
    await expect.element(thirdParty).toBeChecked()
    await expect.element(go).toBeDisabled()
    await sheet()
      .getByRole('radio', { name: /카카오톡 인증서/ })
      .click()
    await expect.element(go).toBeEnabled()
    await sheet()
      .getByRole('radio', { name: /PASS 인증서/ })
      .click()
    await expect.element(go).toBeDisabled()
    await expect.element(sheet()).toMatchTextContent('알뜰폰은 이용하는 통신망의 통신사를 골라 주세요.')
    await sheet().getByText('SKT', { exact: true }).click()
    await expect.element(go).toBeEnabled()
    await thirdParty.click()
    await expect.element(go).toBeDisabled()
    await expectAccessible()
  })

  test('[VER-1] the consent’s initial state is a setting of the service', async ({ open }) => {
    await openCertificate(open, { as: 'nobody', word: { consentPrechecked: false } })
    await expect
      .element(sheet().getByRole('checkbox', { name: '[필수] 개인정보 제3자 제공에 동의해요' }))
      .not.toBeChecked()
  })

  test('[VER-2] checks whether the person exists, starts the participation, then requests a confirmation by the messenger', async ({
    api,
    open,
  }) => {
    const screen = await openFresh(open)
    await chooseCertificate()
    await expect.poll(() => decodeURI(screen.address())).toBe(`${FORM}/pending?type=kakao`)
    expect(api.sent('GET /users/exist').map(({ query }) => query)).toEqual([{ name: '한지우', phone: PHONE }])
    expect(api.sent('POST /v2/users')[0]?.body).toMatchObject({
      name: '한지우',
      birthday: '19950314',
      gender: '여성',
      phone: PHONE,
      jobLabel: '개발',
      jobSubLabel: '백엔드 개발자',
      reapply: false,
    })
    expect(api.sent('POST /v3/users/verify')[0]?.body).toMatchObject({ type: 'kakao', loginTypeLevel: 1 })
    expect(localStorage.getItem('token')).toBe('access')
  })

  test.for([
    [0, 'SKT'],
    [1, 'KT'],
    [2, 'LG U+'],
  ] as const satisfies [number, Carrier][])(
    '[VER-6] PASS sends the carrier’s code: %i %s',
    async ([telecom, carrier], { api, open }) => {
      const screen = await openCertificate(open)
      await chooseCertificate(carrier)
      await expect.poll(() => decodeURI(screen.address())).toBe(`${FORM}/pending?type=pass`)
      expect(api.sent('POST /v3/users/verify')[0]?.body).toMatchObject({
        type: 'pass',
        loginTypeLevel: 5,
        telecom,
        phone: PHONE,
      })
    },
  )

  test('[VER-2] sends one request, however often Next is pressed on a slow network', async ({
    api,
    open,
  }) => {
    const gate = api.holds('GET /users/exist')
    const screen = await openCertificate(open)
    await chooseCertificate()
    const busy = sheet().getByRole('button', { name: '요청하는 중' })
    await expect.element(busy).toBeVisible()
    const button = busy.element() as HTMLButtonElement
    button.click()
    button.click()
    gate.open()
    await expect.poll(screen.address).toMatch(/pending/)
    expect(api.sent('GET /users/exist')).toHaveLength(1)
    expect(api.sent('POST /v3/users/verify')).toHaveLength(1)
  })
})

describe('[VER-3] an earlier participation', () => {
  const previous = () => page.getByRole('alertdialog', { name: '이전에 참여한 기록이 있어요' })

  test('leads an anonymous person to the login, which asks for the phone', async ({ api, open }) => {
    api.answers('GET /users/exist', { existence: true })
    const screen = await openCertificate(open)
    await chooseCertificate()
    await expect.element(previous()).toMatchTextContent('로그인하면 이어서 볼 수 있어요.')
    await previous().getByRole('button', { name: '이어서 보기' }).click()
    await expect.poll(screen.address).toBe('/login?previous=1')
    await expect
      .element(page.getByRole('heading', { level: 1, name: '이전에 참여한 기록이 있어요' }))
      .toBeVisible()
    expect(api.sent('POST /v2/users')).toEqual([])
  })

  test('leads a signed-in person to /my', async ({ api, open }) => {
    api.answers('GET /users/exist', { existence: true })
    answersHome(api)
    const screen = await openCertificate(open, { as: 'candidate' })
    await chooseCertificate()
    await previous().getByRole('button', { name: '이어서 보기' }).click()
    await expect.poll(screen.address).toBe('/my')
  })

  test('208 on verify means the same', async ({ api, open }) => {
    api.answers('POST /v3/users/verify', { existence: true })
    await openCertificate(open)
    await chooseCertificate()
    await expect.element(previous()).toBeVisible()
  })

  test('that was not finished is continued', async ({ api, open }) => {
    api.answers('GET /users/exist', { existence: true, userId: '00000000-0000-7000-8000-0000000000a1' })
    const screen = await openCertificate(open, { as: 'candidate' })
    await chooseCertificate()
    await expect.poll(screen.address).toMatch(/pending/)
  })
})

function answersHome(api: FakeApi): void {
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/my/attack', home())
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
}

describe('a refused request', () => {
  const KAKAO = {
    title: '카카오톡 인증서가 발급되지 않았습니다.',
    body: '카카오톡 지갑에서 인증서를 발급한 뒤 다시 요청해 주세요.',
    button: '닫기',
  }
  const PASS = {
    title: 'PASS 인증서가 발급되지 않았습니다.',
    body: '통신사 PASS 앱에서 인증서를 발급한 뒤 다시 요청해 주세요.',
    button: '닫기',
  }

  test.for([
    [
      'VERIFY_INPUT_WRONG',
      {
        title: '입력 정보가 잘못되었습니다.',
        body: '이름, 생년월일, 휴대전화 번호를 확인하고 다시 요청해 주세요.',
        button: '입력 내용 고치기',
      },
    ],
    [
      'VERIFY_LOAD_FAILED',
      {
        title: '정보를 불러오지 못했어요',
        body: '이전 화면에서 카카오톡 인증을 다시 해 주세요.',
        button: '다시 시도하기',
      },
    ],
    [
      'VERIFY_DAILY_LIMIT',
      {
        title: '오늘 요청할 수 있는 횟수를 넘었어요',
        body: '하루에 요청할 수 있는 횟수가 정해져 있어요. 내일 다시 시도해 주세요.',
        button: '닫기',
      },
    ],
    [
      'VERIFY_REDO',
      {
        title: '요청을 완료하지 못했습니다.',
        body: '인증을 처음부터 다시 요청해 주세요.',
        button: '다시 요청하기',
      },
    ],
    [
      'VERIFY_MAINTENANCE',
      {
        title: '지금은 서비스 점검 중입니다.',
        body: '내일 오전 10시 이후에 다시 시도해 주세요.',
        button: '닫기',
      },
    ],
  ] as const satisfies [string, Told][])(
    '[VER-11] [VER-13] %s is told, and the form stays',
    async ([why, told], { api, open }) => {
      api.refuses('POST /v3/users/verify', why)
      const screen = await openCertificate(open)
      await chooseCertificate()
      await readAndPress(told)
      await expect.element(sheet()).not.toBeInTheDocument()
      await expectForm(screen)
    },
  )

  test('[VER-11] 420 names the chosen app', async ({ api, open }) => {
    api.refuses('POST /v3/users/verify', 'CERTIFICATE_NOT_ISSUED_KAKAO')
    const screen = await openCertificate(open)
    await chooseCertificate()
    await readAndPress(KAKAO)
    await expectForm(screen)
    api.refuses('POST /v3/users/verify', 'CERTIFICATE_NOT_ISSUED_PASS')
    await next().click()
    await chooseCertificate('KT')
    await readAndPress(PASS)
    await expectForm(screen)
  })

  test('[VER-11] with an unknown code is told and can be retried', async ({ api, open }) => {
    api.refuses('GET /users/exist', 'INTERNAL')
    const screen = await openCertificate(open)
    await chooseCertificate()
    await readAndPress({
      title: '요청을 완료하지 못했습니다.',
      body: '잠시 뒤 다시 시도해 주세요.',
      button: '닫기',
    })
    await expectForm(screen)
    api.answers('GET /users/exist', { existence: false })
    await next().click()
    await sheet().getByRole('button', { name: '다음' }).click()
    await expect.poll(screen.address).toMatch(/pending/)
  })

  test('after a network failure the same request is sent again', async ({ api, open }) => {
    api.loses('POST /v3/users/verify')
    const screen = await openCertificate(open)
    await chooseCertificate()
    const lost = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
    await expect.element(lost).toBeVisible()
    requestsConfirmation(api)
    await lost.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.poll(screen.address).toMatch(/pending/)
  })

  test('[VER-2] a lost response makes no second participation: a retry is the same one, other input is another', async ({
    api,
    open,
  }) => {
    api.loses('POST /v2/users')
    const screen = await openCertificate(open)
    await chooseCertificate()
    await leaveLost()
    // The first request may have arrived.
    api.answers('GET /users/exist', { existence: true })
    await next().click()
    await sheet().getByRole('button', { name: '다음' }).click()
    await leaveLost()
    api.answers('GET /users/exist', { existence: false })
    await name().fill('한지수')
    requestsConfirmation(api)
    await next().click()
    await sheet().getByRole('button', { name: '다음' }).click()
    await expect.poll(screen.address).toMatch(/pending/)
    expect(intentionsOf(api.sent('POST /v2/users'))).toEqual([0, 0, 1])
    expect(api.sent('GET /users/exist').map(({ query }) => query.name)).toEqual(['한지우', '한지수'])
  })
})
