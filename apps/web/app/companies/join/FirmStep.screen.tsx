import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { companyApplication, unnamedFirm } from '../../testing/samples/company-application.ts'
import { test } from '../../testing/screen-test.tsx'
import type { Application } from './application.ts'

/** The firm and the tax office's answer (FIRM-1), and a number that is a customer's. */

const SECRET = 'canaryBirdSecret_-0123'
const ADDRESS = `/business/join/${SECRET}`
const title = page.getByRole('heading', { level: 1 })
const field = (name: string) => page.getByRole('textbox', { name })
const check = page.getByRole('button', { name: '국세청에서 확인하기' })

async function fillIn(number = '9998613043') {
  await field('회사 이름').fill('한뼘하우스')
  await field('사업자등록번호').fill(number)
  await field('대표자 이름').fill('한서우')
  await field('개업일').fill('20190304')
  await page.getByRole('checkbox', { name: /성공보수 7%/ }).click()
  await page.getByRole('checkbox', { name: /세 가지 약속/ }).click()
}

const stands = (api: FakeApi, application: Application) =>
  api.answers('GET /business/applications/:secret', application)

test('[FIRM-1] a wrong check digit is told while typing; a match leads to the review', async ({
  api,
  open,
}) => {
  stands(api, unnamedFirm())
  api.answers('POST /business/applications/firm', companyApplication())
  await open(ADDRESS, { as: 'nobody' })
  await expect.element(title).toHaveTextContent('회사를 확인할게요')
  await fillIn('9998613044')
  await expect.element(field('사업자등록번호')).toHaveValue('999-86-13044')
  await expect.element(page.getByText('올바르지 않은 사업자등록번호예요')).toBeVisible()
  await expect.element(check).toBeDisabled()
  await expectAccessible()
  await field('사업자등록번호').fill('9998613043')
  await check.click()
  await expect.element(title).toHaveTextContent('등록 정보가 모두 같아요')
  await expect.element(page.getByText('11월 18일 오후 2:02')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '기다리는 동안 준비하기' }).click()
  await expect.element(title).toHaveTextContent('한뼘하우스를 심사하고 있어요')
  expect(api.sent('POST /business/applications/firm').map(({ body }) => body)).toEqual([
    {
      secret: SECRET,
      companyName: '한뼘하우스',
      businessNumber: '9998613043',
      representative: '한서우',
      openedOn: '2019-03-04',
      homepage: '',
      agreedToTerms: true,
      pledged: true,
    },
  ])
})

test('[FIRM-1] while the tax office is asked, that is shown; a mismatch names no field and keeps the form', async ({
  api,
  open,
}) => {
  stands(api, unnamedFirm())
  const answer = api.holds('POST /business/applications/firm')
  api.refuses('POST /business/applications/firm', 'FIRM_NOT_MATCHED')
  await open(ADDRESS, { as: 'nobody' })
  await fillIn()
  await check.click()
  await expect.element(title).toHaveTextContent('국세청에서 확인하고 있어요')
  await expectAccessible()
  answer.open()
  const told = page.getByRole('alert')
  await expect
    .element(told)
    .toHaveTextContent(
      '국세청 등록 정보와 맞지 않아요무엇이 다른지는 알려 드릴 수 없어요. 세 가지를 모두 다시 살펴봐 주세요.',
    )
  await expect.element(field('대표자 이름')).toHaveValue('한서우')
  for (const name of ['사업자등록번호', '대표자 이름', '개업일'])
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByRole('link', { name: '사업자등록증으로 문의하기' })).toBeVisible()
  await expectAccessible()
  await field('대표자 이름').fill('한서운')
  await expect.element(told).not.toBeInTheDocument()
})

test('[FIRM-1] an office that does not answer: the application waits', async ({ api, open }) => {
  stands(api, unnamedFirm())
  api.answers(
    'POST /business/applications/firm',
    companyApplication({
      state: 'CHECKING',
      matchedAt: null,
      businessState: null,
      reviewBy: null,
      askAgainAt: '2026-11-18T06:00:00.000Z',
      hasAccount: false,
    }),
  )
  await open(ADDRESS, { as: 'nobody' })
  await fillIn()
  await check.click()
  await expect.element(title).toHaveTextContent('국세청이 잠시 답하지 않고 있어요')
  await expect.element(page.getByText('다음 확인 오후 3:00')).toBeVisible()
  await expect.element(page.getByText('확인 중', { exact: true })).toBeVisible()
  await expectAccessible()
})

test('[FIRM-1] a number that is a customer: the colleagues are asked once, and nobody is named', async ({
  api,
  open,
}) => {
  const member = unnamedFirm({
    state: 'MEMBER',
    companyName: '두레박데이터',
    businessNumber: '1234567891',
    memberCount: 2,
  })
  stands(api, member)
  api.answers('POST /business/applications/join', {
    ...member,
    state: 'JOINING',
    note: '윤하람이에요.',
    notedAt: '2026-11-18T05:10:00.000Z',
  })
  await open(ADDRESS, { as: 'nobody' })
  await expect.element(title).toHaveTextContent('두레박데이터는 이미 커피어택을 쓰고 있어요')
  await expect.element(page.getByText('채용 담당 2명이 읽어요', { exact: false })).toBeVisible()
  await expectAccessible()
  await field('동료에게 한마디').fill('윤하람이에요.')
  await page.getByRole('button', { name: '함께 쓰고 싶다고 알리기' }).click()
  await expect.element(title).toHaveTextContent('동료의 답을 기다리고 있어요')
  await expect.element(page.getByText('11월 18일 오후 2:10에 알렸어요', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '답을 기다리고 있어요' })).toBeDisabled()
  await expectAccessible()
  expect(api.sent('POST /business/applications/join').map(({ body }) => body)).toEqual([
    { secret: SECRET, note: '윤하람이에요.' },
  ])
})

test('[FIRM-1] it is another firm: the form begins anew', async ({ api, open }) => {
  stands(api, unnamedFirm({ state: 'MEMBER', companyName: '두레박데이터', memberCount: 1 }))
  api.answers('POST /business/applications/other-firm', unnamedFirm())
  await open(ADDRESS, { as: 'nobody' })
  await page.getByRole('button', { name: '우리 회사가 아니에요' }).click()
  await expect.element(title).toHaveTextContent('회사를 확인할게요')
})
