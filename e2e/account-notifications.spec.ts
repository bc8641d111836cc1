import { expect, type Page, test } from '@playwright/test'
import { breakCall, giveUp, openSettings, seoulDay, toast } from './account.ts'
import { addPerson, signInAs } from './world.ts'

/** [TRUST-5] What the person is told of, and when nothing may disturb. */

const turn = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

/** Waits until the server has answered the change. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().endsWith('/users/notifications/settings'),
  )

test.beforeEach(async ({ page }) => {
  await signInAs(page, await addPerson())
  await openSettings(page, 'notifications')
})

test('[TRUST-5] all but advertising is on, and security cannot be switched off', async ({ page }) => {
  for (const name of [
    '새 어택',
    '어택 마감 알림',
    '새 메시지',
    '커피챗 시간',
    '곧 시작하는 커피챗',
    '프로필을 본 회사',
    '어택 기간 마감',
    '설문',
  ]) {
    await expect(turn(page, name)).toBeChecked()
  }
  await expect(turn(page, '새 소식과 혜택')).not.toBeChecked()
  await expect(page.getByText('로그인과 보안')).toBeVisible()
  await expect(page.getByText('꼭 알아야 하는 소식이라 끌 수 없어요')).toBeVisible()
  await expect(page.getByText('늘 켜짐')).toBeVisible()
  await expect(turn(page, '로그인과 보안')).toHaveCount(0)
})

test('[TRUST-5] a switch counts as soon as it is moved', async ({ page }) => {
  const answered = saved(page)
  await turn(page, '설문').uncheck()
  await answered
  await page.reload()
  await expect(turn(page, '설문')).not.toBeChecked()
  await expect(turn(page, '새 어택')).toBeChecked()
})

test('[TRUST-5] [TRUST-6] a yes to advertising is noted with its day, and stands among the consents', async ({
  page,
}) => {
  const today = seoulDay(new Date())
  await turn(page, '새 소식과 혜택').check()
  await expect(toast(page, `${today}에 광고 알림에 동의했어요`)).toBeVisible()
  await turn(page, '새 소식과 혜택').uncheck()
  await expect(toast(page, `${today}에 광고 알림 동의를 거뒀어요`)).toBeVisible()
  await openSettings(page, 'consents')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/동의하지 않았어요/, /동의했어요/])
})

test('[TRUST-5] quiet hours are from nine to eight, and can be moved or switched off', async ({ page }) => {
  const card = page.getByRole('region', { name: '방해 금지 시간' })
  await expect(card).toContainText('오후 9시부터 오전 8시까지 온 소식은 오전 8시에 모아서 알려요.')
  const moved = saved(page)
  await card.getByLabel('시작').selectOption('오후 11시')
  await moved
  await page.reload()
  await expect(card).toContainText('오후 11시부터 오전 8시까지 온 소식은 오전 8시에 모아서 알려요.')
  await expect(card.getByLabel('끝').getByRole('option', { name: '오후 11시' })).toHaveCount(0)

  const off = saved(page)
  await turn(page, '방해 금지 시간').uncheck()
  await expect(card).toContainText('소식이 오면 언제든 바로 알려요.')
  await off
  await page.reload()
  await expect(turn(page, '방해 금지 시간')).not.toBeChecked()
  await turn(page, '방해 금지 시간').check()
  await expect(card).toContainText('오후 9시부터 오전 8시까지')
})

test('[TRUST-5] two tabs do not undo each other', async ({ page, context }) => {
  const other = await context.newPage()
  await openSettings(other, 'notifications')
  await expect(turn(other, '설문')).toBeChecked()
  const first = saved(page)
  await turn(page, '설문').uncheck()
  await first
  const second = saved(other)
  await turn(other, '프로필을 본 회사').uncheck()
  await second
  await expect(turn(other, '설문')).not.toBeChecked()
  await page.reload()
  await expect(turn(page, '설문')).not.toBeChecked()
  await expect(turn(page, '프로필을 본 회사')).not.toBeChecked()
})

test('[TRUST-5] a switch that cannot be saved goes back', async ({ page }) => {
  await breakCall(page, 'PATCH', '/users/notifications/settings')
  await turn(page, '설문').click()
  await giveUp(page)
  await expect(turn(page, '설문')).toBeChecked()
})

test('[TRUST-5] settings that do not load can be asked for again', async ({ page }) => {
  const call = await breakCall(page, 'GET', '/users/notifications/settings')
  await page.reload()
  await expect(page.getByText('알림 설정을 불러오지 못했어요')).toBeVisible()
  await call.heal()
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(turn(page, '새 어택')).toBeChecked()
})
