import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { enrolApp, followMail } from './doors.ts'
import { DESKTOP, expectAccessible, test } from './flow-test.ts'

/** The admin's pages: people, companies and the audit trail (BIZ-6). */

const chance = () => Math.random().toString(36).slice(2, 8)

test.describe('a new recruiter', () => {
  test.use(DESKTOP)

  test('[BIZ-1] an invited recruiter follows the mail, sets a password, adds a second factor, sees the team, and is disabled', async ({
    desk,
    admin,
    page: mailbox,
  }) => {
    const email = `${chance()}@noeulcloud.example`
    await desk.goto('/console/people')
    await desk.getByRole('button', { name: '초대하기' }).click()
    const dialog = desk.getByRole('dialog', { name: '콘솔로 초대하기' })
    await dialog.getByLabel('이메일').fill(email)
    await dialog.getByRole('button', { name: '초대 보내기' }).click()
    await expect(dialog.getByText('회사를 골라 주세요')).toBeVisible()
    await dialog.getByLabel('회사').fill('노을')
    await dialog.getByRole('option', { name: '노을클라우드' }).click()
    await dialog.getByRole('button', { name: '초대 보내기' }).click()
    const mailed = desk.getByRole('dialog', { name: '메일을 보냈어요' })
    await expect(mailed).toContainText(`${email}로 링크를 보냈어요.`)
    await mailed.getByRole('button', { name: '닫기' }).click()
    await expect(desk.getByRole('list', { name: '보낸 초대' })).toContainText(email)

    await mailbox.goto('/sandbox/mail')
    await expect(mailbox.getByRole('link', { name: email })).toContainText('커피어택 콘솔에 초대받았어요')
    await expectAccessible(mailbox)
    const guest = await followMail(mailbox, email, '초대 받아들이기')
    await expect(guest.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(guest.getByText(`${admin.name} 님이 노을클라우드 채용 담당자로 초대했어요.`)).toBeVisible()
    await guest.getByLabel('이름').fill('서하늘')
    await guest.getByLabel('비밀번호').fill('a quiet morning')
    await guest.getByRole('button', { name: '시작하기' }).click()
    await enrolApp(guest)
    await guest.getByRole('link', { name: '우리 팀' }).click()
    await expect(guest.getByRole('list', { name: '콘솔 계정' })).toContainText('서하늘')
    const again = await followMail(mailbox, email, '초대 받아들이기')
    await expect(again.getByRole('heading', { name: '이미 쓴 초대예요' })).toBeVisible()

    await desk.getByLabel('이름, 이메일, 회사').fill(email)
    const row = desk.getByRole('list', { name: '콘솔 계정' }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await row.getByRole('button', { name: '막기' }).click()
    await desk.getByRole('button', { name: '계정 막기' }).click()
    await expect(row).toContainText('막힘')
    await guest.goto('/console/people')
    await expect(guest.getByRole('heading', { name: '채용 콘솔' })).toBeVisible()
  })
})

test('[BIZ-6] an export asks for a reason, contains no formulas, and is recorded', async ({
  desk,
  admin,
}) => {
  const [name, reason] = [`=SUM(A1)${chance()}`, `점검 ${chance()}`]
  await desk.goto('/console/companies/new')
  await desk.getByLabel('회사 이름').fill(name)
  await desk.getByRole('button', { name: '등록하기' }).click()
  await expect(desk.getByRole('complementary', { name })).toBeVisible()
  await desk.getByRole('link', { name: '기록' }).click()
  await desk.getByRole('button', { name: 'CSV 내려받기' }).click()
  const dialog = desk.getByRole('dialog', { name: '자료 내려받기' })
  await dialog.getByText('회사', { exact: true }).click()
  await dialog.getByRole('button', { name: '내려받기', exact: true }).click()
  await expect(dialog.getByText('필수 값이에요')).toBeVisible()
  await dialog.getByLabel('내려받는 이유').fill(reason)
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    dialog.getByRole('button', { name: '내려받기', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^회사-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain(`"'${name}"`)
  const done = desk.getByRole('list', { name: '기록' }).getByRole('listitem').filter({ hasText: reason })
  await expect(done).toContainText(`이유 ${reason}`)
  await expect(done).toContainText(admin.name)
})
