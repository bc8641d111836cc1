import { expect, type Page } from '@playwright/test'
import {
  chooseCertificate,
  confirmOnPhone,
  fillForm,
  pressDone,
  requestNotice,
  restAfterAnalysis,
  result,
} from './registration-steps.ts'
import { keptTokens, open, signInByPhone, test } from './sign-in.ts'

/** Registration, from the job to the verified career, with the sandbox's phone (VER-1 to VER-17). */

const next = (page: Page) => page.getByRole('button', { name: '다음' })
const income = (page: Page) => page.getByRole('region', { name: '2025년 소득' })

/** The calls of a registration, in order. */
function followCalls(page: Page): string[] {
  const steps = new Set([
    '/users/exist',
    '/v2/users',
    '/v3/users/verify',
    '/v3/users/submit',
    '/v3/users/verify/salary',
    '/v3/users/salary',
  ])
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace(/^\/api/, '')
    if (steps.has(path)) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

test('[PRO-10] [VER-2] [VER-5] [VER-8] [PRO-11] [PRO-12] by the messenger: job, form, phone, analysis, salaries, companies, home', async ({
  page,
  phone,
}) => {
  await page.clock.install()
  const calls = followCalls(page)
  const noted = page.waitForRequest(
    (request) => request.url().endsWith('/users/utm') && request.postData()?.includes('VERIFIED') === true,
  )
  await open(page, '/submit?utm_source=blog')
  await page.getByLabel('직무 검색').fill('ㅂㅇㄷ')
  await page.getByRole('button', { name: '백엔드 개발자 개발' }).click()
  await expect(page).toHaveURL(encodeURI('/submit/개발/백엔드 개발자'))
  await fillForm(page, { phone })
  await chooseCertificate(page)
  await expect(page.getByRole('heading', { name: '카카오톡으로 온 알림을 확인해 주세요' })).toBeVisible()
  await confirmOnPhone(page, phone)
  await pressDone(page)
  await restAfterAnalysis(page)
  await expect(result(page)).toBeVisible()
  expect(calls).toEqual([
    'GET /users/exist',
    'POST /v2/users',
    'POST /v3/users/verify',
    'POST /v3/users/submit',
    'POST /v3/users/verify/salary',
    'GET /v3/users/salary',
  ])
  await expect(income(page)).toContainText('건강보험 인증')
  await expect(page.getByRole('region', { name: '확인한 커리어' })).toContainText(/회사 \d+곳/)
  expect((await keptTokens(page)).access).toBeTruthy()
  await noted

  await page.getByRole('button', { name: '희망 연봉 정하러 가기' }).click()
  await page.getByLabel('2025년 계약 연봉').fill('6300')
  await next(page).click()
  await page.getByLabel('희망 연봉').fill('7200')
  await next(page).click()
  await expect(page.getByRole('heading', { name: '어떤 회사의 제안을 받고 싶나요?' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('희망 연봉')).toHaveValue('7,200')
  await next(page).click()
  const boxes = page.getByRole('list', { name: '관심 회사' }).getByRole('checkbox')
  for (let index = 0; index < 6; index += 1) await boxes.nth(index).check()
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/users/companies/interest') && response.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: '6곳 고르고 시작하기' }).click()
  const { userSelect } = (await (await saved).json()) as { userSelect: string[] }
  expect(userSelect).toHaveLength(6)
  await expect(page).toHaveURL('/my')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('지우 님, 잘 맞는 회사를찾고 있어요')
})

test('[AUTH-2] [VER-6] [VER-9] [VER-10] [VER-17] by PASS, after a login by phone, and then the tax office: the back part of the resident number is not stored', async ({
  page,
  phone,
}) => {
  await page.clock.install()
  await signInByPhone(page, phone)
  await expect(page).toHaveURL('/submit')
  await page.goto('/my/retry')
  await expect(page).toHaveURL('/submit')
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v3/users/verify'))
  await requestNotice(page, { phone }, 'LG U+')
  expect((await asked).postDataJSON()).toMatchObject({ type: 'pass', loginTypeLevel: 5, telecom: 2, phone })
  await expect(page.getByRole('heading', { name: 'PASS 앱으로 온 알림을 확인해 주세요' })).toBeVisible()
  await confirmOnPhone(page, phone)
  await pressDone(page)
  await restAfterAnalysis(page)
  await expect(result(page)).toBeVisible()

  await page.getByRole('button', { name: '국세청 소득으로 확인하기' }).click()
  await page.getByLabel('주민등록번호 뒷자리').fill('2012345')
  await page.getByRole('checkbox', { name: '[필수] 국세청 소득 조회와 고유식별정보 처리에 동의해요' }).check()
  await page.getByRole('button', { name: '소득 불러오기' }).click()
  await expect(page).toHaveURL(/step=tax-waiting/)
  await confirmOnPhone(page, phone)
  await pressDone(page)
  await restAfterAnalysis(page)
  await expect(income(page)).toContainText('국세청 인증')
  const kept = await page.evaluate(() =>
    JSON.stringify({ ...sessionStorage, ...localStorage, html: document.body.innerHTML }),
  )
  expect(kept).not.toContain('2012345')
  await page.getByRole('button', { name: '건강보험 소득으로 돌아가기' }).click()
  await expect(income(page)).toContainText('건강보험 인증')
})
