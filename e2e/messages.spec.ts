import { expect, type Page } from '@playwright/test'
import { test } from './flow-test.ts'
import { addAgentRoom, saidIn, theySay } from './rooms.ts'

/** The candidate's side of the message rooms, over the real stream (MSG-1). */

const conversation = (page: Page) => page.getByRole('log')
const box = (page: Page) => page.getByRole('textbox', { name: '메시지' })
/** The test's own messages in the room, in order. */
const talk = (page: Page) => conversation(page).getByText(/^이야기 \d+$/)

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('button', { name: '보내기', exact: true }).click()
}

test('[MSG-1] after both sides lose their connection, both have the same messages in order, none lost or doubled', async ({
  page,
  person,
  desk,
  agent,
}) => {
  test.slow()
  const roomId = await addAgentRoom(person, agent)
  await desk.goto(`/console/messages/${roomId}`)
  await page.goto(`/my/message/${roomId}`)
  await expect(box(page)).toBeVisible()
  await expect(box(desk)).toBeVisible()

  await send(page, '이야기 1')
  await expect(talk(desk)).toHaveText(['이야기 1'])
  await send(desk, '이야기 2')
  await expect(talk(page)).toHaveText(['이야기 1', '이야기 2'])
  await expect(conversation(page).getByText('읽음')).toBeVisible()

  await page.context().setOffline(true)
  await send(page, '이야기 3')
  await send(page, '이야기 4')
  await expect(page.getByRole('button', { name: '다시 보내기' })).toHaveCount(2)
  await send(desk, '이야기 5')
  await expect.poll(() => saidIn(roomId)).toContain('이야기 5')
  await desk.context().setOffline(true)
  await send(desk, '이야기 6')
  await expect(desk.getByRole('button', { name: '다시 보내기' })).toBeVisible()
  await expect(talk(page)).toHaveText(['이야기 1', '이야기 2', '이야기 3', '이야기 4'])

  await page.context().setOffline(false)
  await expect.poll(() => saidIn(roomId)).toContain('이야기 4')
  await desk.context().setOffline(false)
  const order = [1, 2, 5, 3, 4, 6].map((number) => `이야기 ${number}`)
  await expect(talk(page)).toHaveText(order, { timeout: 20_000 })
  await expect(talk(desk)).toHaveText(order, { timeout: 20_000 })
  await expect(page.getByRole('button', { name: '다시 보내기' })).toHaveCount(0)
  expect(await saidIn(roomId)).toEqual(order)

  await page.reload()
  await expect(talk(page)).toHaveText(order)
})

test('[MSG-1] a new message shows on the tab and in the list, is read by opening the room, and is answered', async ({
  page,
  person,
  agent,
}) => {
  const roomId = await addAgentRoom(person, agent)
  await theySay(roomId, agent.id, ['안녕하세요, 담당 에이전트예요.'])
  await page.goto('/my/message')
  const row = page.getByRole('list', { name: '대화', exact: true }).getByRole('listitem')
  await expect(row).toContainText('정하린')
  await expect(row).toContainText('안녕하세요, 담당 에이전트예요.')
  const tab = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: /메시지/ })
  await expect(tab).toContainText('1')

  await theySay(roomId, agent.id, ['궁금한 점이 있나요?'])
  await expect(row).toContainText('궁금한 점이 있나요?')
  await expect(tab).toContainText('2')

  const isRead = page.waitForResponse(`**/api/users/message/${roomId}/read`)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '정하린' })).toBeVisible()
  await expect(conversation(page)).toContainText('궁금한 점이 있나요?')
  expect((await isRead).status()).toBe(200)

  // On a phone Enter inserts a line break.
  await box(page).fill('첫 줄')
  await box(page).press('Enter')
  await box(page).pressSequentially('둘째 줄')
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(conversation(page).getByText('첫 줄\n둘째 줄')).toBeVisible()
  await expect.poll(async () => (await saidIn(roomId)).at(-1)).toBe('첫 줄\n둘째 줄')

  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(row).toContainText('나: 첫 줄 둘째 줄')
  await expect(tab).not.toContainText('2')
  await expect(row).not.toContainText('새 메시지')
})
