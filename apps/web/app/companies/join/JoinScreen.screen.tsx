import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mailedCode, unnamedFirm } from '../../testing/samples/company-application.ts'
import { test } from '../../testing/screen-test.tsx'

/** From the work mail to the confirmed code (FIRM-1). */

const SECRET = 'canaryBirdSecret_-0123'
const NOW = '2026-11-18T05:00:00.000Z'
const title = page.getByRole('heading', { level: 1 })
const email = page.getByRole('textbox', { name: '업무 메일' })
const ask = page.getByRole('button', { name: '확인 번호 받기' })
const alert = page.getByRole('alert')

test('[FIRM-1] a work mail gets a code; the application goes on at its secret address', async ({
  api,
  clock,
  open,
}) => {
  clock.day(NOW)
  api.answers('POST /business/applications', { secret: SECRET, application: mailedCode(NOW) })
  api.answers('GET /business/applications/:secret', mailedCode(NOW))
  const screen = await open('/business/join', { as: 'nobody' })
  await expect.element(title).toHaveTextContent('업무 메일을 알려 주세요')
  await page.getByRole('textbox', { name: '이름' }).fill('홍서호')
  await page.getByRole('textbox', { name: '직함' }).fill('채용 담당')
  await email.fill('hongseoho@gmail.com')
  await expect.element(alert).toHaveTextContent('개인 메일로는 신청할 수 없어요. 회사 메일을 적어 주세요.')
  await expect.element(ask).toBeDisabled()
  await expectAccessible()
  await email.fill('seoho@hanppyeom.example')
  await expect.element(alert).not.toBeInTheDocument()
  await ask.click()
  await expect.element(title).toHaveTextContent('메일로 보낸 여섯 자리를 적어 주세요')
  expect(screen.address()).toBe(`/business/join/${SECRET}`)
  expect(api.sent('POST /business/applications').map(({ body }) => body)).toEqual([
    { email: 'seoho@hanppyeom.example', name: '홍서호', title: '채용 담당' },
  ])
})

test('[FIRM-1] a wrong code is told under the boxes; a right one leads to the firm', async ({
  api,
  clock,
  open,
}) => {
  clock.day(NOW)
  api.answers('GET /business/applications/:secret', mailedCode(NOW))
  api.refuses('POST /business/applications/confirm', 'CODE_INVALID')
  await open(`/business/join/${SECRET}`, { as: 'nobody' })
  await expect.element(page.getByText('seoho@hanppyeom.example')).toBeVisible()
  // A busy machine takes seconds to come this far.
  await expect.element(page.getByRole('timer')).toMatchTextContent(/^남은 시간 (10:00|9:5\d)$/)
  await expect.element(page.getByRole('button', { name: /^(60|5\d)초 뒤 다시 받기$/ })).toBeDisabled()
  const first = page.getByRole('textbox', { name: '확인 번호' }).first()
  await first.fill('135790')
  await expect.element(alert).toHaveTextContent('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
  await expectAccessible()
  api.answers('POST /business/applications/confirm', unnamedFirm())
  await first.fill('417205')
  await expect.element(title).toHaveTextContent('회사를 확인할게요')
  expect(api.sent('POST /business/applications/confirm').map(({ body }) => body)).toEqual([
    { secret: SECRET, code: '135790' },
    { secret: SECRET, code: '417205' },
  ])
})

test('[FIRM-1] after ten minutes a code is over, and another can be asked for', async ({
  api,
  clock,
  open,
}) => {
  clock.set('2026-11-18T05:10:00.000Z')
  api.answers('GET /business/applications/:secret', mailedCode(NOW))
  api.answers('POST /business/applications/code', mailedCode('2026-11-18T05:10:00.000Z'))
  await open(`/business/join/${SECRET}`, { as: 'nobody' })
  await expect.element(alert).toHaveTextContent('인증번호가 만료되었어요. 인증번호를 다시 받아 주세요.')
  await page.getByRole('button', { name: '다시 받기' }).click()
  await expect.element(page.getByRole('timer')).toHaveTextContent('남은 시간 10:00')
  await expect.element(alert).not.toBeInTheDocument()
})

test('[FIRM-1] an unknown address leads to the beginning', async ({ api, open }) => {
  api.refuses('GET /business/applications/:secret', 'NOT_FOUND')
  await open(`/business/join/${SECRET}`, { as: 'nobody' })
  await expect.element(page.getByRole('heading', { name: '신청을 찾지 못했어요' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '처음부터 신청하기' }))
    .toHaveAttribute('href', '/business/join')
  await expectAccessible()
})
