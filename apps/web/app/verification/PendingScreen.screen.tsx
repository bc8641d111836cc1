import type { Screen } from '@coffeeattack/kit/testing/screenTest'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  findsCareer,
  FORM,
  keepsRequest,
  recordsVisits,
  PHONE,
  submitted,
  WAITING,
} from '../testing/samples/verification.ts'
import { test } from '../testing/screen-test.tsx'
import { doneButton, readAndPress, type Told } from '../testing/verifying-steps.ts'

/** Waiting for the phone, and the analysis after it (VER-4 to VER-7, VER-11, VER-12). */

const NOW = '2026-11-15T12:00:00+09:00'
const LONG_AGO = '2026-11-15T11:58:00+09:00'

test.beforeEach(({ api }) => {
  recordsVisits(api)
  findsCareer(api)
})

const timer = () => page.getByRole('timer')
const overlay = (doing: string) => page.getByRole('alertdialog', { name: `지우 님의 ${doing}` })
const result = () => page.getByRole('heading', { name: '지우 님의 예상 연봉이에요' })
/** A stage is shown for at least 600 ms. */
const seen = async (doing: string, clock: { runFor: (ms: number) => Promise<void> }) => {
  await expect.element(overlay(doing)).toBeVisible()
  await clock.runFor(600)
}
const warning = () => page.getByText('지금 나가면 처음부터 다시 분석해야 해요')

async function expectForm(screen: Screen): Promise<void> {
  await expect.poll(() => decodeURI(screen.address())).toBe(FORM)
  await expect.element(page.getByLabelText('이름')).toHaveValue('한지우')
}

describe('the waiting page', () => {
  test.for([
    ['카카오톡으로 온 알림을 확인해 주세요', 1],
    ['PASS 앱으로 온 알림을 확인해 주세요', 5],
  ] as const)('[VER-6] names the app: %s', async ([heading, loginTypeLevel], { open, clock }) => {
    clock.day(NOW)
    keepsRequest(NOW, { loginTypeLevel })
    await open(WAITING)
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect
      .element(
        page.getByText(/^국민건강보험공단 이름으로 와요\. 인증을 마치고 여기로 돌아오면 돼요\.$/).first(),
      )
      .toBeVisible()
    await expect.element(page.getByText('국민건강보험공단이 본인 인증을 요청했어요.')).toBeVisible()
    await expect.element(page.getByText('5분이 지나면 인증이 자동으로 끝나요.')).toBeVisible()
  })

  test('[VER-4] enables its button after 3 seconds', async ({ open, clock }) => {
    clock.set(NOW)
    keepsRequest(NOW)
    await open(WAITING)
    await expect.element(doneButton()).toBeDisabled()
    await clock.runFor(3_000)
    await expect.element(doneButton()).toBeEnabled()
  })

  test('links to the sandbox’s phone while the sandbox is on', async ({ open, clock }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    await open(WAITING, { word: { sandbox: true } })
    await expect
      .element(page.getByRole('link', { name: '연습용 휴대전화 열기' }))
      .toHaveAttribute('href', `/sandbox/phone/${PHONE}`)
    await expectAccessible()
  })

  test('[VER-4] continues its countdown after a reload, without delaying the button again', async ({
    open,
    clock,
  }) => {
    clock.set(NOW)
    keepsRequest(NOW)
    const screen = await open(WAITING)
    await clock.runFor(60_000)
    await expect.element(timer()).toMatchTextContent(/^(4:00|3:5\d)$/)
    await screen.reload()
    await expect.element(timer()).toMatchTextContent(/^(4:00|3:5\d)$/)
    await clock.runFor(1)
    await expect.element(doneButton()).toBeEnabled()
  })

  test('[VER-4] ends after 5 minutes and leads back to the form, which kept its values', async ({
    open,
    clock,
  }) => {
    clock.set(NOW)
    keepsRequest('2026-11-15T11:55:10+09:00')
    const screen = await open(WAITING)
    await expect.element(timer()).toMatchTextContent(/^0:(10|0\d)$/)
    await clock.runFor(10_000)
    await expect.element(page.getByText('0:00')).toBeInTheDocument()
    await readAndPress({
      title: '인증 시간이 지났어요',
      body: '인증은 5분 안에 마쳐야 해요. 아래 버튼을 눌러 다시 요청해 주세요.',
      button: '다시 요청하기',
    })
    await expectForm(screen)
    await expect.element(page.getByLabelText('휴대전화 번호')).toHaveValue('010-2001-0001')
  })

  test('[VER-7] without a request tells that the path is wrong and leads to the main page', async ({
    open,
  }) => {
    const screen = await open(WAITING)
    const wrong = page.getByRole('alertdialog', { name: '잘못된 경로입니다.' })
    await expect.element(wrong).toMatchTextContent('커피어택 메인 페이지에서 다시 들어와 주세요.')
    await expect.element(wrong.getByRole('button')).toHaveLength(1)
    await expectAccessible()
    await wrong.getByRole('button', { name: '메인으로 가기' }).click()
    await expect.poll(screen.address).toBe('/')
  })

  test('gives help when no notification came, and leads back to request another', async ({ open, clock }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    const screen = await open(WAITING)
    await page.getByRole('button', { name: '알림이 안 왔어요' }).click()
    const help = page.getByRole('dialog', { name: '알림이 오지 않았나요?' })
    await expect.element(help).toMatchTextContent('010-2001-0001이 내 번호가 맞는지 확인해요.')
    await expectAccessible()
    await help.getByRole('button', { name: '다시 요청하기' }).click()
    await expectForm(screen)
  })
})

describe('the analysis', () => {
  test('[VER-5] [VER-8] looks up career, income and expected salary in turn, tells the results, and opens the result page', async ({
    api,
    open,
    clock,
  }) => {
    clock.set(NOW)
    keepsRequest(LONG_AGO)
    const career = api.holds('POST /v3/users/submit')
    const income = api.holds('POST /v3/users/verify/salary')
    const screen = await open(WAITING)
    await doneButton().click()
    await expect
      .element(overlay('커리어를 불러오고 있어요'))
      .toMatchTextContent('지금 나가면 처음부터 다시 분석해야 해요')
    expect(api.sent('POST /v3/users/verify/salary')).toEqual([])
    career.open()
    await seen('커리어를 불러오고 있어요', clock)
    await expect.element(overlay('소득을 확인하고 있어요')).toMatchTextContent(/커리어 조회.*회사 2곳/)
    expect(api.sent('GET /v3/users/salary')).toEqual([])
    income.open()
    await seen('소득을 확인하고 있어요', clock)
    await expect.element(overlay('예상 연봉을 계산하고 있어요')).toMatchTextContent('5,200만 원')
    await seen('예상 연봉을 계산하고 있어요', clock)
    await expect.element(page.getByText('다 끝났어요')).toBeVisible()
    await clock.runFor(1_000)
    await expect.element(result()).toBeVisible()
    expect(screen.address()).toMatch(/step=result$/)
    await expect
      .element(page.getByRole('region', { name: '2025년 소득' }))
      .toMatchTextContent('건강보험 인증')
    await expect
      .poll(() => api.sent('PATCH /users/utm').map(({ body }) => [body.status, body.userId]))
      .toEqual([['VERIFIED', submitted().userId]])
    expect(localStorage.getItem('token')).toBe('access')
  })

  test('[VER-5] the glass fills by a third in 5 seconds and waits there for the career', async ({
    api,
    open,
    clock,
  }) => {
    clock.set(NOW)
    keepsRequest(LONG_AGO)
    const career = api.holds('POST /v3/users/submit')
    await open(WAITING)
    await doneButton().click()
    await expect.element(warning()).toBeVisible()
    await clock.runFor(2_500)
    await expect
      .element(page.getByRole('img', { name: /^분석 (1[6-9]|2\d|3[0-2])퍼센트$/ }))
      .toBeInTheDocument()
    await clock.runFor(15_000)
    await expect.element(page.getByRole('img', { name: '분석 33퍼센트' })).toBeInTheDocument()
    career.open()
    await seen('소득을 확인하고 있어요', clock)
    await expect.element(overlay('예상 연봉을 계산하고 있어요')).toBeVisible()
  })

  test('[VER-5] each stage is shown for a moment, even when every response comes at once', async ({
    open,
    clock,
  }) => {
    clock.set(NOW)
    keepsRequest(LONG_AGO)
    await open(WAITING)
    await doneButton().click()
    for (const doing of [
      '커리어를 불러오고 있어요',
      '소득을 확인하고 있어요',
      '예상 연봉을 계산하고 있어요',
    ]) {
      await expect.element(overlay(doing)).toBeVisible()
      await clock.runFor(400)
      await expect.element(overlay(doing)).toBeVisible()
      await expect.element(page.getByText('다 끝났어요')).not.toBeInTheDocument()
      await clock.runFor(200)
    }
    await expect.element(page.getByText('다 끝났어요')).toBeVisible()
  })

  test('the overlay breaks no accessibility rule', async ({ api, open, clock }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    api.holds('POST /v3/users/submit')
    await open(WAITING)
    await doneButton().click()
    await expect.element(warning()).toBeVisible()
    await expectAccessible()
  })

  test('[VER-5] after a lost connection a second press continues where the first one stopped', async ({
    api,
    open,
    clock,
  }) => {
    clock.set(NOW)
    keepsRequest(LONG_AGO)
    api.loses('POST /v3/users/verify/salary')
    await open(WAITING)
    await doneButton().click()
    await seen('커리어를 불러오고 있어요', clock)
    const lost = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
    await expect.element(lost).toBeVisible()
    findsCareer(api)
    await lost.getByRole('button', { name: '다시 시도하기' }).click()
    await seen('커리어를 불러오고 있어요', clock)
    await seen('소득을 확인하고 있어요', clock)
    await seen('예상 연봉을 계산하고 있어요', clock)
    await expect.element(page.getByText('다 끝났어요')).toBeVisible()
    await clock.runFor(1_000)
    await expect.element(result()).toBeVisible()
    expect(api.sent('POST /v3/users/submit')).toHaveLength(1)
  })
})

describe('a refusal after the press', () => {
  const LOAD_FAILED = {
    title: '정보를 불러오지 못했어요',
    body: '이전 화면에서 카카오톡 인증을 다시 해 주세요.',
    button: '다시 시도하기',
  }

  test.for([
    ['VERIFY_LOAD_FAILED', LOAD_FAILED],
    [
      'VERIFY_TIME_EXCEEDED',
      {
        title: '인증 시간이 지났어요',
        body: '인증은 5분 안에 마쳐야 해요. 아래 버튼을 눌러 다시 요청해 주세요.',
        button: '다시 요청하기',
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
  ] as const satisfies [string, Told][])(
    '[VER-11] [VER-5] %s closes the overlay, is told, and leads back to the form',
    async ([why, told], { api, open, clock }) => {
      clock.day(NOW)
      keepsRequest(LONG_AGO)
      api.refuses('POST /v3/users/submit', why)
      const screen = await open(WAITING)
      await doneButton().click()
      await readAndPress(told)
      await expect.element(warning()).not.toBeInTheDocument()
      await expectForm(screen)
    },
  )

  test('[VER-12] before the confirmation: 409 closes its dialog, twice, and the third is a 403 that goes back', async ({
    api,
    open,
    clock,
  }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    const screen = await open(WAITING)
    api.refuses('POST /v3/users/submit', 'VERIFY_NOT_COMPLETED')
    await doneButton().click()
    await readAndPress({
      title: '아직 인증이 끝나지 않았어요',
      body: '카카오톡에서 인증을 마친 뒤 다시 눌러 주세요.',
      button: '인증하러 가기',
    })
    expect(screen.address()).toMatch(/\/pending\?type=kakao$/)
    api.refuses('POST /v3/users/submit', 'VERIFY_NOT_COMPLETED_TWICE')
    await doneButton().click()
    await readAndPress({
      title: '아직 인증이 끝나지 않았어요',
      body: '카카오톡에서 인증을 마친 뒤 눌러 주세요. 인증하지 않고 한 번 더 누르면 처음부터 다시 요청해야 해요.',
      button: '인증하러 가기',
    })
    expect(screen.address()).toMatch(/\/pending\?type=kakao$/)
    api.refuses('POST /v3/users/submit', 'VERIFY_LOAD_FAILED')
    await doneButton().click()
    await readAndPress(LOAD_FAILED)
    await expectForm(screen)
  })

  test('[VER-11] before the confirmation by PASS names the PASS app', async ({ api, open, clock }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO, { loginTypeLevel: 5 })
    api.refuses('POST /v3/users/submit', 'VERIFY_NOT_COMPLETED')
    await open(WAITING)
    await doneButton().click()
    await readAndPress({
      title: '아직 인증이 끝나지 않았어요',
      body: 'PASS 앱에서 인증을 마친 뒤 다시 눌러 주세요.',
      button: '인증하러 가기',
    })
  })

  test('[VER-12] after the career the salary is pending: 409 closes its dialog, 403 goes back', async ({
    api,
    open,
    clock,
  }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    const screen = await open(WAITING)
    api.refuses('POST /v3/users/verify/salary', 'VERIFY_NOT_COMPLETED')
    await doneButton().click()
    await readAndPress({
      title: '아직 소득을 확인하지 못했어요',
      body: '국민건강보험공단에서 아직 소득이 오지 않았어요. 잠시 뒤 다시 눌러 주세요.',
      button: '닫기',
    })
    expect(screen.address()).toMatch(/\/pending\?type=kakao$/)
    api.refuses('POST /v3/users/verify/salary', 'VERIFY_LOAD_FAILED')
    await doneButton().click()
    await readAndPress({
      title: '소득 정보를 불러오지 못했어요',
      body: '이전 화면에서 카카오톡 인증을 다시 해 주세요.',
      button: '다시 시도하기',
    })
    await expectForm(screen)
  })

  test('for another login’s attempt is told as a wrong path, with the overlay closed', async ({
    api,
    open,
    clock,
  }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    api.refuses('POST /v3/users/submit', 'NOT_FOUND')
    const screen = await open(WAITING)
    await doneButton().click()
    await readAndPress({
      title: '잘못된 경로입니다.',
      body: '커피어택 메인 페이지에서 다시 들어와 주세요.',
      button: '메인으로 가기',
    })
    await expect.element(warning()).not.toBeInTheDocument()
    await expect.poll(screen.address).toBe('/')
  })

  test('[VER-12] 422 opens the no-career page without a dialog', async ({ api, open, clock }) => {
    clock.day(NOW)
    keepsRequest(LONG_AGO)
    api.refuses('POST /v3/users/submit', 'CAREER_NOT_FOUND')
    const screen = await open(WAITING)
    await doneButton().click()
    await expect.poll(screen.address).toBe('/submit_kakao/nocareer')
    await expect
      .element(page.getByRole('heading', { name: '확인할 수 있는 경력을 찾지 못했어요' }))
      .toBeVisible()
    await expect.element(page.getByText('재직 이력을 확인할 수 있는 분만 참여할 수 있어요.')).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expectAccessible()
    await page.getByRole('link', { name: '첫 화면으로 가기' }).click()
    await expect.poll(screen.address).toBe('/')
  })
})
