import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import {
  type Carrier,
  chooseCertificate,
  confirmOnPhone,
  doneButton,
  fillPerson,
  register,
  requestNotice,
  result,
  sheet,
} from './registration-steps.ts'
import { countCalls, keptTokens, open, test, written } from './sign-in.ts'

/** From the job to the verified career (VER-1 to VER-8, VER-16). */

test.describe('the job', () => {
  test('[PRO-10] is found by its initials, by a part, and only its letters count', async ({ page }) => {
    await open(page, '/submit')
    const field = page.getByLabel('직무 검색')
    await field.fill('ㅂㅇㄷ')
    await page.getByRole('button', { name: '백엔드 개발자 개발' }).click()
    await expect(page).toHaveURL(encodeURI('/submit/개발/백엔드 개발자'))
    await page.goBack()
    await field.fill('프!론@트 엔')
    await expect(field).toHaveValue('프론트엔')
    await expect(page.getByRole('button', { name: '프론트엔드 개발자 개발' })).toBeVisible()
    await field.fill('가'.repeat(31))
    await expect(field).toHaveValue('가'.repeat(30))
  })

  test('[PRO-10] that nobody knows is taken as it was typed, under 기타', async ({ page }) => {
    await open(page, '/submit')
    await page.getByLabel('직무 검색').fill('구름감별사')
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible()
    await page.getByRole('button', { name: '‘구름감별사’ 그대로 쓰기' }).click()
    await expect(page).toHaveURL(encodeURI('/submit/기타/구름감별사'))
    await expect(page.getByText('구름감별사 커리어를 불러올게요.')).toBeVisible()
  })

  test('[PRO-10] is asked for once while it is typed', async ({ page }) => {
    const searches = countCalls(page, 'GET', '/users/labels/search')
    await open(page, '/submit')
    await page.getByLabel('직무 검색').pressSequentially('마케터', { delay: 20 })
    await expect(page.getByRole('button', { name: /퍼포먼스 마케터/ })).toBeVisible()
    expect(searches()).toBe(1)
  })

  test('[VER-8] of the popular ones leads on, and the visit is followed from step to step', async ({
    page,
  }) => {
    const statuses: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH' && request.url().endsWith('/api/users/utm'))
        statuses.push((request.postDataJSON() as { status: string }).status)
    })
    await open(page, '/submit?utm_source=blog')
    await page.getByRole('button', { name: '서비스 기획·PM' }).click()
    await expect(page).toHaveURL(encodeURI('/submit/기획·PM/서비스 기획·PM'))
    await expect.poll(() => statuses).toEqual(['JOB_CHOICE', 'AGREE'])
  })
})

test.describe('the form', () => {
  test('[VAL-1] [VAL-2] [VAL-3] [VAL-6] [VER-16] says what is wrong when a field is left, and formats while it is typed', async ({
    page,
  }) => {
    const asked = countCalls(page, 'GET', '/users/exist')
    await open(page, '/submit/개발/백엔드 개발자')
    const name = page.getByLabel('이름')
    const birthday = page.getByLabel('생년월일')
    const phone = page.getByLabel('휴대전화 번호')
    await name.fill('한 지 우')
    await expect(name).toHaveValue('한지우')
    await name.fill('한지우2')
    await name.blur()
    await expect(name).toHaveAccessibleDescription('정확한 이름을 입력해 주세요.')
    await birthday.fill('1995-03-14-9')
    await expect(birthday).toHaveValue('19950314')
    await birthday.fill('18950314')
    await birthday.blur()
    await expect(birthday).toHaveAccessibleDescription('정확한 생년월일을 입력해 주세요.')
    await phone.focus()
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription('휴대전화 번호를 입력해주세요')
    await phone.pressSequentially('0102345')
    await expect(phone).toHaveValue('010-2345')
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription('정확한 휴대전화 번호를 입력해 주세요')

    const next = page.getByRole('button', { name: '다음' })
    await expect(next).toBeDisabled()
    await page.getByRole('checkbox', { name: '[필수] 개인정보 수집과 이용에 동의해요' }).check()
    await next.click()
    await expect(page.getByText('성별을 선택해 주세요.')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('한지우')
    await expect(name).not.toHaveAttribute('aria-invalid')
    expect(asked()).toBe(0)
  })

  test('each consent can be read in full', async ({ page }) => {
    await open(page, '/submit/개발/백엔드 개발자')
    await page.getByRole('button', { name: '개인정보 수집과 이용에 동의해요 내용 보기' }).click()
    const terms = page.getByRole('dialog', { name: '개인정보 수집과 이용에 동의해요' })
    await expect(terms).toContainText('이름, 생년월일, 성별, 휴대전화 번호, 직장 이름과 재직 기간, 연 소득')
    await expect(terms).toContainText('동의하지 않을 수 있어요. 그러면 제안을 받을 수 없어요.')
    await expect(terms).toContainText('2026.11.01')
    await terms.getByRole('button', { name: '다 읽었어요' }).click()
    await expect(terms).toBeHidden()
  })

  test('[AUTH-9] can be left: home, with local storage cleared', async ({ page }) => {
    await open(page, '/submit/개발/백엔드 개발자')
    await page.evaluate(() => localStorage.setItem('token', 'anything'))
    await page.getByRole('button', { name: '나가기' }).click()
    const question = page.getByRole('dialog', { name: '여기서 그만둘까요?' })
    await question.getByRole('button', { name: '계속하기' }).click()
    await expect(page.getByLabel('이름')).toBeVisible()
    await page.getByRole('button', { name: '나가기' }).click()
    await question.getByRole('button', { name: '그만두기' }).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

test('[VER-1] Next opens once app, carrier and consent are chosen; the consent starts checked', async ({
  page,
  phone,
}) => {
  await fillPerson(page, { phone })
  const app = sheet(page)
  const next = app.getByRole('button', { name: '다음' })
  await expect(app).toContainText('본인 확인이 끝나면 건강보험공단에서 커리어를 불러와요.')
  const consent = app.getByRole('checkbox', { name: '[필수] 개인정보 제3자 제공에 동의해요' })
  await expect(consent).toBeChecked()
  await expect(next).toBeDisabled()
  await app.getByRole('radio', { name: /카카오톡 인증서/ }).check()
  await expect(next).toBeEnabled()
  await app.getByRole('radio', { name: /PASS 인증서/ }).check()
  await expect(next).toBeDisabled()
  await expect(app).toContainText('알뜰폰은 이용하는 통신망의 통신사를 골라 주세요.')
  await app.getByText('SKT', { exact: true }).click()
  await expect(next).toBeEnabled()
  await consent.uncheck()
  await expect(next).toBeDisabled()
})

test('[VER-2] [VER-5] [VER-8] the messenger path: form, phone, analysis, result', async ({ page, phone }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const steps = [
      '/users/exist',
      '/v2/users',
      '/v3/users/verify',
      '/v3/users/submit',
      '/v3/users/verify/salary',
      '/v3/users/salary',
    ]
    if (steps.some((step) => pathname === `/api${step}`))
      calls.push(`${request.method()} ${pathname.slice(4)}`)
  })
  const utm = page.waitForRequest(
    (request) => request.url().endsWith('/users/utm') && request.postData()?.includes('VERIFIED') === true,
  )
  await requestNotice(page, { phone })
  await expect(page.getByRole('heading', { name: '카카오톡으로 온 알림을 확인해 주세요' })).toBeVisible()
  await expect(page.getByText('5분이 지나면 인증이 자동으로 끝나요.')).toBeVisible()
  await confirmOnPhone(page, phone)
  await page.route('**/api/v3/users/verify/salary', async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await doneButton(page).click()
  const overlay = page.getByRole('alertdialog', { name: '지우 님의 소득을 확인하고 있어요' })
  await expect(overlay).toContainText('지금 나가면 처음부터 다시 분석해야 해요')
  await expect(overlay).toContainText(/커리어 조회.*회사 \d+곳/)
  await expect(result(page)).toBeVisible({ timeout: 20_000 })
  expect(calls).toEqual([
    'GET /users/exist',
    'POST /v2/users',
    'POST /v3/users/verify',
    'POST /v3/users/submit',
    'POST /v3/users/verify/salary',
    'GET /v3/users/salary',
  ])
  await expect(page.getByRole('region', { name: '2023년 소득' })).toContainText('건강보험 인증')
  expect((await keptTokens(page)).access).toBeTruthy()
  await utm
})

for (const [telecom, carrier] of (['SKT', 'KT', 'LG U+'] as const satisfies Carrier[]).entries()) {
  test(`[VER-6] the PASS path with ${carrier}`, async ({ page, phone }) => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/v3/users/verify'))
    await requestNotice(page, { phone }, carrier)
    expect((await asked).postDataJSON()).toMatchObject({ type: 'pass', loginTypeLevel: 5, telecom, phone })
    await expect(page.getByRole('heading', { name: 'PASS 앱으로 온 알림을 확인해 주세요' })).toBeVisible()
    await confirmOnPhone(page, phone)
    await doneButton(page).click()
    await expect(result(page)).toBeVisible({ timeout: 20_000 })
  })
}

test.describe('the waiting page', () => {
  test('[VER-4] opens its button after 3 seconds and leads to the practice phone', async ({
    page,
    phone,
  }) => {
    await page.clock.install()
    await requestNotice(page, { phone })
    await expect(doneButton(page)).toBeDisabled()
    await page.clock.fastForward(3_000)
    await expect(doneButton(page)).toBeEnabled()
    const link = page.getByRole('link', { name: '연습용 휴대전화 열기' })
    await expect(link).toHaveAttribute('href', `/sandbox/phone/${phone}`)
  })

  test('[VER-4] goes on counting after a reload', async ({ page, phone }) => {
    await page.clock.install()
    await requestNotice(page, { phone })
    await page.clock.fastForward('01:00')
    await expect(page.getByRole('timer')).toHaveText(/^(4:00|3:5\d)$/)
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(/^3:5\d$|^4:00$/)
    await confirmOnPhone(page, phone)
    await doneButton(page).click()
    await page.clock.runFor(2_000)
    await expect(result(page)).toBeVisible({ timeout: 20_000 })
  })

  test('[VER-4] ends by itself after 5 minutes and leads back to the form, which kept what was typed', async ({
    page,
    phone,
  }) => {
    await page.clock.install()
    await requestNotice(page, { phone })
    await page.clock.fastForward('05:01')
    const over = page.getByRole('alertdialog', { name: '인증 시간이 지났어요' })
    await expect(over).toContainText('인증은 5분 안에 마쳐야 해요. 아래 버튼을 눌러 다시 요청해 주세요.')
    await expect(page.locator('[role=timer]')).toHaveText('0:00')
    await over.getByRole('button', { name: '다시 요청하기' }).click()
    await expect(page.getByLabel('이름')).toHaveValue('한지우')
    await expect(page.getByLabel('휴대전화 번호')).toHaveValue(written(phone))
  })

  test('[VER-7] without a request says that the path is wrong and leads to the main page', async ({
    page,
  }) => {
    await open(page, '/submit/개발/백엔드 개발자/pending?type=kakao')
    const wrong = page.getByRole('alertdialog', { name: '잘못된 경로입니다.' })
    await expect(wrong).toContainText('커피어택 메인 페이지에서 다시 들어와 주세요.')
    await expect(wrong.getByRole('button')).toHaveCount(1)
    await wrong.getByRole('button', { name: '메인으로 가기' }).click()
    await expect(page).toHaveURL('/')
  })

  test('[VER-5] a second press after a lost connection goes on where the first one stopped', async ({
    page,
    phone,
  }) => {
    const submits = countCalls(page, 'POST', '/v3/users/submit')
    await requestNotice(page, { phone })
    await confirmOnPhone(page, phone)
    await page.route('**/api/v3/users/verify/salary', (route) => route.abort(), { times: 1 })
    await doneButton(page).click()
    const lost = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
    await expect(lost).toBeVisible()
    await lost.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(result(page)).toBeVisible({ timeout: 20_000 })
    expect(submits()).toBe(1)
  })

  test('a request of another tab takes the place of this one', async ({ page, context, phone }) => {
    await requestNotice(page, { phone })
    const second = await context.newPage()
    await requestNotice(second, { phone })
    await confirmOnPhone(second, phone)
    await doneButton(second).click()
    await expect(result(second)).toBeVisible({ timeout: 20_000 })
    await doneButton(page).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect(page.getByRole('alertdialog', { name: /분석|확인하고 있어요/ })).toBeHidden()
  })
})

test('[VER-2] asks for one notice, however often Next is pressed on a slow network', async ({
  page,
  phone,
}) => {
  const verifies = countCalls(page, 'POST', '/v3/users/verify')
  await fillPerson(page, { phone })
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/users/exist*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await chooseCertificate(page)
  const busy = sheet(page).getByRole('button', { name: '요청하는 중' })
  await busy.dispatchEvent('click')
  await busy.dispatchEvent('click')
  gate.resolve()
  await expect(page).toHaveURL(/pending/)
  expect(verifies()).toBe(1)
})

test('every screen of the flow passes the accessibility rules, in both themes', async ({ page, phone }) => {
  const clean = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page, '/submit')
    await page.getByLabel('직무 검색').fill('개발')
    await expect(page.getByRole('button', { name: /백엔드 개발자/ })).toBeVisible()
    await clean()
    await open(page, '/submit_kakao/nocareer')
    await clean()
  }
  await register(page, { phone })
  await clean()
})
