import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { companyApplication } from '../../testing/samples/company-application.ts'
import { test } from '../../testing/screen-test.tsx'

/** The waiting page under its secret address (FIRM-1, FIRM-2). */

const ADDRESS = '/business/join/canaryBirdSecret_-0123'
const secret = 'canaryBirdSecret_-0123'
const title = page.getByRole('heading', { level: 1 })

test('[FIRM-2] in review it says until when, and what can be prepared', async ({ api, open }) => {
  api.answers('GET /business/applications/:secret', companyApplication())
  const screen = await open(ADDRESS, { as: 'nobody' })
  await expect.element(title).toHaveTextContent('한뼘하우스를 심사하고 있어요')
  await expect.element(page.getByText('늦어도 11월 19일 오후 6시까지')).toBeVisible()
  await expect.element(page.getByText('4개 가운데 1개')).toBeVisible()
  await expect.element(page.getByText('후보자는 승인된 뒤에 보여요')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '포지션 준비하기' }))
    .toHaveAttribute('href', '/console/positions/new')
  await expectAccessible()
  await screen.reload()
  await expect.element(title).toHaveTextContent('한뼘하우스를 심사하고 있어요')
})

test('[FIRM-2] without an account a password opens the console to prepare', async ({ api, open }) => {
  api.answers('GET /business/applications/:secret', companyApplication({ hasAccount: false }))
  api.answers('POST /business/applications/account', { email: 'seoho@hanppyeom.example' })
  await open(ADDRESS, { as: 'nobody' })
  const set = page.getByRole('button', { name: '비밀번호 정하고 준비하기' })
  const password = page.getByLabelText('비밀번호', { exact: true })
  await password.fill('short')
  await set.click()
  await expect.element(page.getByText('비밀번호는 10자 이상이어야 해요')).toBeVisible()
  await password.fill('a quiet morning')
  api.answers('GET /business/applications/:secret', companyApplication())
  await set.click()
  await expect.element(toast('비밀번호를 정했어요. 콘솔에 로그인해 주세요.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^포지션\s*찾는/ }))
    .toHaveAttribute('href', '/console/positions/new')
  expect(api.sent('POST /business/applications/account').map(({ body }) => body)).toEqual([
    { secret, password: 'a quiet morning' },
  ])
})

test('[FIRM-2] a question of the review is answered', async ({ api, open }) => {
  api.answers(
    'GET /business/applications/:secret',
    companyApplication({ state: 'ASKED', reviewBy: null, question: '홈페이지 주소가 있나요?' }),
  )
  api.answers(
    'POST /business/applications/answer',
    companyApplication({ answer: 'hanppyeom.example이에요.' }),
  )
  await open(ADDRESS, { as: 'nobody' })
  await expect.element(page.getByText('홈페이지 주소가 있나요?')).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: '답' }).fill('hanppyeom.example이에요.')
  await page.getByRole('button', { name: '답 보내기' }).click()
  await expect.element(title).toHaveTextContent('한뼘하우스를 심사하고 있어요')
})

test('[FIRM-2] a refusal says why; corrected, the firm is sent again', async ({ api, open }) => {
  api.answers(
    'GET /business/applications/:secret',
    companyApplication({
      state: 'REFUSED',
      reviewBy: null,
      reason: '회사 메일로 다시 신청해 주세요.',
      decidedAt: '2026-11-19T01:40:00.000Z',
    }),
  )
  await open(ADDRESS, { as: 'nobody' })
  await expect.element(title).toHaveTextContent('이번에는 함께하지 못하게 됐어요')
  await expect.element(page.getByText('회사 메일로 다시 신청해 주세요.')).toBeVisible()
  await expect.element(page.getByText('11월 19일 오전 10:40')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '다시 신청하기' }).click()
  await expect.element(page.getByRole('textbox', { name: '회사 이름' })).toHaveValue('한뼘하우스')
  await expect.element(page.getByRole('textbox', { name: '사업자등록번호' })).toHaveValue('999-86-13043')
  await expect.element(page.getByRole('textbox', { name: '개업일' })).toHaveValue('2019. 03. 04')
})

test('[FIRM-1] an application is withdrawn after a question, or was decided meanwhile', async ({
  api,
  open,
}) => {
  api.answers('GET /business/applications/:secret', companyApplication())
  api.refuses('POST /business/applications/withdraw', 'APPLICATION_MOVED_ON')
  await open(ADDRESS, { as: 'nobody' })
  const withdraw = async () => {
    await page.getByRole('button', { name: '신청 거두기' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '신청 거두기' }).click()
  }
  await withdraw()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('신청이 다음 단계로 넘어갔어요')
  api.answers('GET /business/applications/:secret', companyApplication({ state: 'APPROVED' }))
  await page.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(title).toHaveTextContent('이제 후보자를 볼 수 있어요')
  await expect.element(page.getByRole('link', { name: '콘솔 열기' })).toHaveAttribute('href', '/console/')
  await expectAccessible()
})
