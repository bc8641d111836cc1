import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { salaries, salaryReport } from '../../../testing/samples/profile.ts'
import { leave, saveButton, test as base } from '../../testing/profile-test.ts'

/** The salaries of a profile (PRO-12, VAL-15). */

const hope = page.getByLabelText('2025년 희망 연봉')
const contract = (year: number) => page.getByLabelText(`${year}년 계약 연봉`)
const reward = page.getByLabelText('2024년 성과급과 그 밖의 보상')

const test = base.extend('salaries', ({ api, server, edit }) => {
  const told = new Map<string, ReturnType<typeof salaries>['salaryItems'][number]>()
  const answer = () => salaries({ salaryItems: [...told.values()] })
  api.answers('GET /v2/users/salary', answer)
  api.answers('GET /v3/users/salary', salaryReport())
  api.answers('POST /v2/users/salary', ({ body }) => {
    for (const item of 'salaryItems' in body ? body.salaryItems : [])
      told.set(`${item.type} ${item.year}`, item)
    const [inputs, hoped] = [told.get('INPUT 2025') ?? told.get('INPUT 2024'), told.get('HOPE 2025')]
    const userSalaryItems = { inputSalary: inputs?.salary ?? null, hopeSalary: hoped?.salary ?? null }
    server.profile = { ...server.profile, userSalaryItems }
    return answer()
  })
  return async () => {
    await edit()
    await page.getByRole('button', { name: /^희망 연봉/ }).click()
    await hope.findElement()
  }
})

test('[VAL-15] salaries up to 2,400 are refused and cleared, above 200,000 reduced to it', async ({
  salaries,
}) => {
  await salaries()
  await contract(2025).fill('2400')
  await leave(contract(2025))
  await expect.element(contract(2025)).toHaveValue('')
  await expect
    .element(contract(2025))
    .toHaveAccessibleDescription('2,400만원 이하의 계약 연봉은 입력할 수 없습니다.')
  await hope.fill('2400')
  await leave(hope)
  await expect.element(hope).toHaveValue('')
  await expect.element(hope).toHaveAccessibleDescription('2,400만원 이하의 연봉은 입력할 수 없습니다.')
  await expectAccessible()
  for (const [typed, stands] of [
    ['2401', '2,401'],
    ['200000', '200,000'],
    ['200001', '200,000'],
  ] as const) {
    await hope.fill(typed)
    await leave(hope)
    await expect.element(hope).toHaveValue(stands)
    await expect.element(hope).not.toHaveAttribute('aria-invalid')
  }
})

test('[PRO-12] salaries are saved by year and kind: contracts, a bonus, a hope with its range', async ({
  api,
  salaries,
}) => {
  await salaries()
  await hope.fill('7200')
  await expect.element(page.getByText('7,000~7,500만 원 구간의 제안을 찾아볼게요.')).toBeVisible()
  await contract(2025).fill('6300')
  await contract(2024).fill('5800')
  await reward.fill('300')
  await leave(reward)
  await expect.element(reward).toHaveValue('300')
  await saveButton.click()
  await expect.element(page.getByRole('button', { name: '계약 연봉 6,300만 원' })).toBeVisible()
  expect(api.sent('POST /v2/users/salary').map(({ body }) => body)).toEqual([
    {
      salaryType: 'HEALTH',
      salaryItems: [
        { type: 'INPUT', year: 2025, salary: 6_300 },
        { type: 'INPUT', year: 2024, salary: 5_800 },
        { type: 'HOPE', year: 2025, salary: 7_200 },
        { type: 'REWARD', year: 2024, additionReward: 300 },
      ],
    },
  ])
  await page.getByRole('button', { name: '희망 연봉 7,200만 원' }).click()
  await expect.element(reward).toHaveValue('300')
  await hope.fill('')
  await saveButton.click()
  await expect.element(hope).toHaveAccessibleDescription('희망 연봉을 입력해 주세요.')
})

test('[PRO-12] Enter in a field saves, or shows the error', async ({ api, salaries }) => {
  await salaries()
  await hope.fill('2400')
  await userEvent.keyboard('{Enter}')
  await expect.element(hope).toHaveAccessibleDescription('2,400만원 이하의 연봉은 입력할 수 없습니다.')
  await expect.element(hope).toHaveFocus()
  await hope.fill('7200')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '희망 연봉 7,200만 원' })).toBeVisible()
  expect(api.sent('POST /v2/users/salary').map(({ body }) => body)).toEqual([
    { salaryType: 'HEALTH', salaryItems: [{ type: 'HOPE', year: 2025, salary: 7_200 }] },
  ])
})

test('[PRO-12] a contract of at least double the year before asks for a confirmation', async ({
  api,
  salaries,
}) => {
  await salaries()
  await contract(2024).fill('10399')
  await contract(2025).fill('20798')
  await saveButton.click()
  const question = page.getByRole('dialog', { name: '계약 연봉이 2억 798만 원이 맞나요?' })
  await expect
    .element(question)
    .toMatchTextContent('2024년 계약 연봉의 두 배 이상이에요. 한 번 더 확인해 주세요.')
  await question.getByRole('button', { name: '다시 입력하기' }).click()
  await contract(2025).fill('20797')
  expect(api.sent('POST /v2/users/salary')).toEqual([])
  await saveButton.click()
  await expect.element(page.getByRole('button', { name: '계약 연봉 2억 797만 원' })).toBeVisible()
})

test('[PRO-12] a contract is compared with the verified income too', async ({ api, salaries }) => {
  api.answers('GET /v3/users/salary', salaryReport({ incomeYears: { HEALTH: 2023, TAX: null } }))
  await salaries()
  await contract(2024).fill('10400')
  await saveButton.click()
  const question = page.getByRole('dialog', { name: '계약 연봉이 1억 400만 원이 맞나요?' })
  await expect.element(question).toMatchTextContent('2023년 소득의 두 배 이상이에요.')
  await question.getByRole('button', { name: '네, 맞아요' }).click()
  await expect.element(page.getByRole('button', { name: '계약 연봉 1억 400만 원' })).toBeVisible()
})

test('[VER-9] the page links to the tax office and explains what the salaries are for', async ({
  salaries,
}) => {
  await salaries()
  await expect
    .element(page.getByText('리포트에서 받은 제안과 나란히 보여 드려요. 계약 연봉은 회사에 보이지 않아요.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '국세청 소득 인증하기' }))
    .toHaveAttribute('href', '/my/income')
})

test('[PRO-12] an income of zero won cannot be selected', async ({ api, salaries }) => {
  api.answers('GET /v3/users/salary', salaryReport({ salaryByTax: 0 }))
  await salaries()
  await expect.element(page.getByRole('radio', { name: /건강보험 인증 소득 2025년 5,200만 원/ })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /국세청 인증 소득/ })).toBeDisabled()
})

test('[VER-14] the newest year counts: an office with an older one cannot be selected', async ({
  api,
  salaries,
}) => {
  api.answers(
    'GET /v3/users/salary',
    salaryReport({ salaryByTax: 5_900, incomeYears: { HEALTH: 2025, TAX: 2024 } }),
  )
  await salaries()
  await expect.element(page.getByRole('radio', { name: /건강보험 인증 소득/ })).toBeChecked()
  const older = page.getByRole('radio', { name: /국세청 인증 소득 2024년 5,900만 원/ })
  await expect.element(older).toBeDisabled()
})
