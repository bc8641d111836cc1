import { expect, type Page, test } from '@playwright/test'
import { call, openProfile, said, saveButton } from './profile-steps.ts'
import { open } from './sign-in.ts'
import { addPerson, signInAs } from './world.ts'

/** Leaving the form with unsaved edits, and coming back to them (PRO-2). */

const question = (page: Page) => page.getByRole('dialog', { name: '저장하지 않은 내용이 있어요' })
const email = (page: Page) => page.getByLabel('이메일')
const back = (page: Page) => page.getByRole('button', { name: '뒤로' })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('profile-draft')))
const savedEmail = async (page: Page) =>
  (await call<{ email: string | null }>(page, '/v3/users/profile')).email

test('[PRO-2] without edits nobody is held back', async ({ page }) => {
  await openProfile(page)
  await back(page).click()
  await expect(page).toHaveURL('/my')
})

test('[PRO-2] with edits one may stay, or leave them behind', async ({ page }) => {
  await openProfile(page)
  await email(page).fill('haram@example.com')
  await back(page).click()
  await expect(question(page)).toContainText('지금 나가면 고친 내용이 사라져요.')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/my/profile')
  await expect(email(page)).toHaveValue('haram@example.com')
  await back(page).click()
  await question(page).getByRole('button', { name: '그냥 나가기' }).click()
  await expect(page).toHaveURL('/my')
  expect(await drafts(page)).toEqual([])
  expect(await savedEmail(page)).toBeNull()
})

test("[PRO-2] the browser's own way back asks as well, and goes where it meant to", async ({ page }) => {
  await signInAs(page, await addPerson())
  await open(page, '/my')
  await page.getByRole('navigation').getByRole('link', { name: '프로필' }).click()
  await email(page).fill('haram@example.com')
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL('/my/profile')
  await question(page).getByRole('button', { name: '그냥 나가기' }).click()
  await expect(page).toHaveURL('/my')
})

test('[PRO-2] with edits one may save and leave; what is wrong keeps one here', async ({ page }) => {
  await openProfile(page)
  await email(page).fill('haram@')
  await back(page).click()
  await question(page).getByRole('button', { name: '저장하기' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL('/my/profile')
  await expect(email(page)).toHaveAccessibleDescription('유효하지 않은 이메일 입니다.')
  await email(page).fill('haram@example.com')
  await back(page).click()
  await question(page).getByRole('button', { name: '저장하기' }).click()
  await expect(page).toHaveURL('/my')
  expect(await savedEmail(page)).toBe('haram@example.com')
  expect(await drafts(page)).toEqual([])
})

test('[PRO-2] the browser asks before the page goes, and the draft outlasts a reload', async ({ page }) => {
  await openProfile(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual([])
  await email(page).fill('haram@example.com')
  await page.getByLabel('키워드 추가').fill('결제')
  await page.getByLabel('키워드 추가').press('Enter')
  await expect(page.getByText('1 / 30')).toBeVisible()
  const sentence = await page.evaluate(() => {
    const event = document.createEvent('BeforeUnloadEvent')
    event.initEvent('beforeunload', false, true)
    window.dispatchEvent(event)
    return event.returnValue
  })
  expect(sentence).toBe('작성하던 내용이 모두 사라집니다. 계속하시겠습니까?')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(said(page, '쓰던 내용을 불러왔어요')).toBeVisible()
  await expect(email(page)).toHaveValue('haram@example.com')
  await expect(page.getByText('1 / 30')).toBeVisible()
  await page.getByRole('button', { name: '버리기' }).click()
  await expect(email(page)).toHaveValue('')
  await expect(saveButton(page)).toBeDisabled()
  expect(await drafts(page)).toEqual([])
})

test('[PRO-2] a draft belongs to one person alone', async ({ page, browser }) => {
  await openProfile(page)
  await email(page).fill('haram@example.com')
  const kept = await page.evaluate(() => ({ ...localStorage }))
  const other = await (await browser.newContext()).newPage()
  await other.addInitScript((kept: Record<string, string>) => {
    for (const [key, value] of Object.entries(kept))
      if (key.startsWith('profile-draft')) localStorage.setItem(key, value)
  }, kept)
  await openProfile(other)
  await expect(email(other)).toHaveValue('')
  await expect(saveButton(other)).toBeDisabled()
  await other.context().close()
})

test('a failed save keeps every edit and can be tried again', async ({ page }) => {
  await openProfile(page)
  await page.route('**/api/users/additional', (route) => route.abort(), { times: 1 })
  await email(page).fill('haram@example.com')
  await saveButton(page).click()
  const failed = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await failed.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(said(page, '저장했어요')).toBeVisible()
  expect(await savedEmail(page)).toBe('haram@example.com')
})

test('two tabs that edit different fields do not undo each other', async ({ page, context }) => {
  await openProfile(page)
  const other = await context.newPage()
  await other.goto('/my/profile')
  await other.getByLabel('GitHub').fill('https://code.example/haram')
  await saveButton(other).click()
  await expect(said(other, '저장했어요')).toBeVisible()
  await email(page).fill('haram@example.com')
  await saveButton(page).click()
  await expect(said(page, '저장했어요')).toBeVisible()
  await expect(page.getByLabel('GitHub')).toHaveValue('https://code.example/haram')
})
