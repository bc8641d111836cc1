import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { discloseIncome } from '@coffeeattack/domain/profiles/disclosure'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { disclosure } from '../testing/samples/account.ts'
import { salaryReport } from '../testing/samples/profile.ts'
import { test } from '../testing/screen-test.tsx'

const preview = page.getByRole('region', { name: '회사에는 이렇게 보여요' })
const level = (name: RegExp) => page.getByRole('radio', { name })
const save = page.getByRole('button', { name: '이렇게 보여주기' })

/** A person with an income of 5,340만 원, disclosed as a band at first. */
function person(api: FakeApi): void {
  let kept = disclosure()
  api.answers('GET /v3/users/salary', salaryReport({ salaryByHealth: 5_340 }))
  api.answers('GET /users/income-disclosure', () => kept)
  api.answers('PATCH /users/income-disclosure', ({ body: { incomeDisclosure } }) => {
    kept = { incomeDisclosure, preview: discloseIncome(5_340, incomeDisclosure) }
    return kept
  })
}

describe('[TRUST-1] how much of the income companies see', () => {
  test('each level shows the exact text companies read, and the button saves it', async ({ api, open }) => {
    person(api)
    const screen = await open('/my/account/income')
    await expect.element(level(/^구간으로/)).toBeChecked()
    await expect.element(preview).toMatchTextContent('인증한 소득2025년 소득 · 건강보험5,000~5,500만 원')
    await expect.element(preview).toMatchTextContent('6,500만 원을 제안할 때')
    await expect.element(preview).toMatchTextContent('18.1~30.0% 올라요')
    await expect.element(save).toBeDisabled()
    await expectAccessible()

    await level(/^비공개/).click()
    await expect.element(preview).toMatchTextContent('비공개')
    await expect.element(preview).toMatchTextContent('소득을 공개하지 않은 후보자예요')
    await level(/^최소 금액만/).click()
    await expect.element(preview).toMatchTextContent('5,000만 원 이상')
    await expect.element(preview).toMatchTextContent('최대 30.0% 올라요')
    await level(/^정확한 금액/).click()
    await expect.element(preview).toMatchTextContent('5,340만 원')
    await expect.element(preview).toMatchTextContent('21.7% 올라요')
    expect(api.sent('PATCH /users/income-disclosure')).toHaveLength(0)

    await save.click()
    await expect.element(toast('회사에 보이는 소득을 바꿨어요')).toBeVisible()
    await expect.element(save).toBeDisabled()
    expect(api.sent('PATCH /users/income-disclosure').map(({ body }) => body)).toEqual([
      { incomeDisclosure: 'EXACT' },
    ])
    await screen.reload()
    await expect.element(level(/^정확한 금액/)).toBeChecked()
    await expect.element(preview).toMatchTextContent('5,340만 원')
  })

  test('stays unchanged when saving fails', async ({ api, open }) => {
    person(api)
    api.refuses('PATCH /users/income-disclosure', 'INTERNAL')
    const screen = await open('/my/account/income')
    await level(/^비공개/).click()
    await save.click()
    const failed = page.getByRole('alertdialog', { name: '요청을 완료하지 못했습니다.' })
    await expect.element(failed).toMatchTextContent('잠시 뒤 다시 시도해 주세요.')
    await failed.getByRole('button', { name: '닫기' }).click()
    await expect.element(failed).not.toBeInTheDocument()
    await screen.reload()
    await expect.element(level(/^구간으로/)).toBeChecked()
  })

  test('without a verified income companies see none at any level', async ({ api, open }) => {
    api.answers('GET /v3/users/salary', salaryReport({ salaryByHealth: null }))
    api.answers('GET /users/income-disclosure', disclosure({ preview: { kind: 'hidden' } }))
    await open('/my/account/income')
    await expect.element(preview).toMatchTextContent('비공개')
    await expect.element(preview).toMatchTextContent('아직 인증한 소득이 없어서 어떻게 골라도 보이지 않아요.')
  })

  test('that fails to load can be retried', async ({ api, open }) => {
    person(api)
    api.refuses('GET /users/income-disclosure', 'INTERNAL')
    await open('/my/account/income')
    await expect.element(page.getByRole('alert')).toMatchTextContent('불러오지 못했어요')
    api.answers('GET /users/income-disclosure', disclosure())
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(preview).toMatchTextContent('5,000~5,500만 원')
  })
})
