import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profile } from '../../testing/samples/profile.ts'
import { saveButton, test } from '../testing/profile-test.ts'

/** Leaving the form with unsaved edits, and returning to them (PRO-2). */

const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있어요' })
const email = page.getByLabelText('이메일')
const back = page.getByRole('button', { name: '뒤로' })
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('profile-draft'))

/** What the browser is told when the tab is closed or reloaded. */
function leaveTheTab() {
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  window.dispatchEvent(event)
  return { asked: event.defaultPrevented, sentence: event.returnValue }
}

test('[PRO-2] without edits the form can be left freely', async ({ edit }) => {
  const screen = await edit()
  expect(leaveTheTab().asked).toBe(false)
  await back.click()
  await expect.poll(screen.address).toBe('/my')
})

test('[PRO-2] with edits the person may stay, or discard them', async ({ api, edit }) => {
  const screen = await edit()
  await email.fill('haram@example.com')
  expect(leaveTheTab()).toEqual({
    asked: true,
    sentence: '작성하던 내용이 모두 사라집니다. 계속하시겠습니까?',
  })
  await back.click()
  await expect.element(question).toMatchTextContent('지금 나가면 고친 내용이 사라져요.')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.address()).toBe('/my/profile')
  await expect.element(email).toHaveValue('haram@example.com')
  expect(drafts()).toEqual(['profile-draft:00000000-0000-7000-8000-000000000001'])
  await back.click()
  await question.getByRole('button', { name: '그냥 나가기' }).click()
  await expect.poll(screen.address).toBe('/my')
  expect(drafts()).toEqual([])
  expect(api.sent('PATCH /users/additional')).toEqual([])
})

test('[PRO-2] with edits the person may save and leave; an error keeps them here', async ({ api, edit }) => {
  const screen = await edit()
  await email.fill('haram@')
  await back.click()
  await question.getByRole('button', { name: '저장하기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(screen.address()).toBe('/my/profile')
  await expect.element(email).toHaveAccessibleDescription('유효하지 않은 이메일 입니다.')
  await email.fill('haram@example.com')
  await back.click()
  await question.getByRole('button', { name: '저장하기' }).click()
  await expect.poll(screen.address).toBe('/my')
  expect(api.sent('PATCH /users/additional').map(({ body }) => body)).toEqual([
    { email: 'haram@example.com' },
  ])
  expect(drafts()).toEqual([])
})

test('[PRO-2] a draft survives a reload, and can be discarded', async ({ edit }) => {
  const screen = await edit()
  await email.fill('haram@example.com')
  await page.getByLabelText('키워드 추가').fill('결제')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^1 \/ 30/)).toBeVisible()
  await screen.reload()
  await expect.element(page.getByText('쓰던 내용을 불러왔어요')).toBeVisible()
  await expect.element(email).toHaveValue('haram@example.com')
  await expect.element(page.getByText(/^1 \/ 30/)).toBeVisible()
  await page.getByRole('button', { name: '버리기' }).click()
  await expect.element(email).toHaveValue('')
  await expect.element(page.getByText(/^0 \/ 30/)).toBeVisible()
  await expect.element(saveButton).toBeDisabled()
  expect(drafts()).toEqual([])
})

test('[PRO-2] a draft belongs to one person', async ({ edit, server }) => {
  const screen = await edit()
  await email.fill('haram@example.com')
  await expect.poll(drafts).toHaveLength(1)
  server.profile = profile({ id: '00000000-0000-7000-8000-000000000002' })
  await screen.reload()
  await expect.element(email).toHaveValue('')
  await expect.element(saveButton).toBeDisabled()
  await expect.element(page.getByText('쓰던 내용을 불러왔어요')).not.toBeInTheDocument()
})
