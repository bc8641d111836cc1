import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { report } from '../../testing/samples/report.ts'
import { FORM, keepsRequest, taxBegun } from '../../testing/samples/verification.ts'
import { test } from '../../testing/screen-test.tsx'
import { pressDone, readAndPress, untilAnalysed } from '../../testing/verifying-steps.ts'

/** The tax office's income, a detour (VER-9 to VER-11, VAL-7). */

const NOW = '2026-11-15T12:00:00+09:00'
const BACK = '2012345'

const back = () => page.getByLabelText('주민등록번호 뒷자리')
const load = () => page.getByRole('button', { name: '소득 불러오기' })
const income = () => page.getByRole('region', { name: '2025년 소득' })
const agree = () =>
  page.getByRole('checkbox', { name: '[필수] 국세청 소득 조회와 고유식별정보 처리에 동의해요' }).click()

test.beforeEach(({ api }) => {
  keepsRequest(NOW, { cfid: '' })
  api.answers('GET /v3/users/salary', report())
  api.answers('POST /v3/users/tax', taxBegun())
})

/** The tax office finds this income, which is the counted one from then on. */
function confirms(api: FakeApi, salaryByTax: number): void {
  api.answers('POST /v3/users/tax/verify', () => {
    if (salaryByTax > 0) api.answers('GET /v3/users/salary', report({ salaryByTax, salaryType: 'TAX' }))
    return { salaryByTax, year: 2025, partIncome: null }
  })
}

async function ask(): Promise<void> {
  await back().fill(BACK)
  await agree()
  await load().click()
}

test('[VER-9] [VAL-7] the form is filled in, and takes the last seven digits with a consent', async ({
  open,
}) => {
  await open(`${FORM}/pending?step=result`)
  await page.getByRole('button', { name: '국세청 소득으로 확인하기' }).click()
  await expect.element(page.getByRole('heading', { name: '국세청에서 소득을 불러올게요' })).toBeVisible()
  await expect.element(page.getByLabelText('이름')).toHaveAttribute('readonly')
  await expect.element(page.getByLabelText('휴대전화 번호')).toHaveAttribute('readonly')
  await expect.element(page.getByLabelText('앞자리', { exact: true })).toHaveValue('950314')
  await expect.element(back()).toHaveAttribute('type', 'password')
  await back().fill('2a0123')
  await expect.element(back()).toHaveValue('20123')
  await userEvent.tab()
  await expect.element(back()).toHaveAccessibleDescription('주민등록번호 뒷자리 7자리를 입력해 주세요.')
  await back().fill('20123457')
  await expect.element(back()).toHaveValue(BACK)
  await expect.element(load()).toBeDisabled()
  await agree()
  await expect.element(load()).toBeEnabled()
  await expectAccessible()
})

test('[VER-9] [VER-10] confirms the income; the seven digits leave no trace; the health insurance’s income can be restored', async ({
  api,
  open,
  clock,
}) => {
  clock.set(NOW)
  confirms(api, 5_340)
  const screen = await open(`${FORM}/pending?step=tax`)
  await ask()
  await expect.poll(screen.address).toMatch(/step=tax-waiting$/)
  expect(api.sent('POST /v3/users/tax').map(({ body }) => body.identity.reveal())).toEqual([
    { front: '950314', back: BACK },
  ])
  await pressDone(clock)
  await untilAnalysed(clock)
  await clock.runFor(1_000)
  await expect.element(income()).toMatchTextContent('국세청 인증')
  await expect.element(income()).toMatchTextContent('5,340만 원')
  const kept = JSON.stringify({ ...sessionStorage, ...localStorage, html: document.body.innerHTML })
  expect(kept).not.toContain(BACK)
  const { sealedInput } = taxBegun()
  expect(api.sent('POST /v3/users/tax/verify').map(({ body }) => body.sealedInput)).toEqual([sealedInput])
  expect(kept).not.toContain(sealedInput)

  api.answers('DELETE /users/tax')
  api.answers('GET /v3/users/salary', report())
  await page.getByRole('button', { name: '건강보험 소득으로 돌아가기' }).click()
  await expect.element(income()).toMatchTextContent('건강보험 인증')
  expect(api.sent('DELETE /users/tax')).toHaveLength(1)
})

test('[VER-9] without an income at the tax office the person goes back', async ({ api, open, clock }) => {
  clock.set(NOW)
  confirms(api, 0)
  const screen = await open(`${FORM}/pending?step=tax`)
  await ask()
  await expect.poll(screen.address).toMatch(/step=tax-waiting$/)
  await pressDone(clock)
  await expect
    .element(page.getByText('국세청에서 확인할 수 있는 소득이 없어요. 바뀐 건 없어요'))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: '지우 님의 예상 연봉이에요' })).toBeVisible()
  await expect.element(income()).toMatchTextContent('건강보험 인증')
})

test('[OPS-1] a reload keeps the sealed request, and a new request replaces it', async ({
  api,
  open,
  clock,
}) => {
  clock.set(NOW)
  const { sealedInput } = taxBegun()
  keepsRequest(NOW, { sealedInput })
  api.refuses('POST /v3/users/tax/verify', 'VERIFY_REDO')
  const screen = await open(`${FORM}/pending?step=tax-waiting`)
  await pressDone(clock)
  await readAndPress({
    title: '요청을 완료하지 못했습니다.',
    body: '인증을 처음부터 다시 요청해 주세요.',
    button: '다시 요청하기',
  })
  await expect.poll(screen.address).toMatch(/step=tax$/)
  expect(api.sent('POST /v3/users/tax/verify').map(({ body }) => body.sealedInput)).toEqual([sealedInput])
  expect(JSON.stringify(sessionStorage)).not.toContain(sealedInput)
})

test('[VER-11] 420 tells that the resident number does not match, and lets it be typed again', async ({
  api,
  open,
}) => {
  api.refuses('POST /v3/users/tax', 'RESIDENT_NUMBER_MISMATCH')
  const screen = await open(`${FORM}/pending?step=tax`)
  await ask()
  await readAndPress({
    title: '주민등록번호가 일치하지 않아요',
    body: '뒷자리를 확인하고 다시 시도해 주세요.',
    button: '다시 입력하기',
  })
  await expect.element(back()).toHaveValue('')
  await expect.element(back()).toHaveFocus()
  expect(screen.address()).toMatch(/step=tax$/)
})

test('[VER-11] any other failure of the tax office is told', async ({ api, open }) => {
  api.refuses('POST /v3/users/tax', 'INTERNAL')
  const screen = await open(`${FORM}/pending?step=tax`)
  await ask()
  await readAndPress({
    title: '요청을 완료하지 못했습니다.',
    body: '국세청에서 소득을 불러오지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    button: '닫기',
  })
  expect(screen.address()).toMatch(/step=tax$/)
})
