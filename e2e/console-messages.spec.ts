import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { writeInRoom } from '../apps/server/src/modules/rooms/core/write-line.ts'
import { test } from './console.ts'
import { service } from './database.ts'
import { addAgent, type Agent } from './operators.ts'
import { addAgentRoom } from './rooms.ts'
import { addPerson, type Person, signInAs } from './world.ts'

/** The console's side of the message rooms (MSG-1). */

const chance = () => Math.random().toString(36).slice(2, 8)

/** A room in which the candidate wrote first. */
async function addAsked(person: Person, agent: Agent, body: string): Promise<string> {
  const { db, ids, clock } = await service()
  const roomId = await addAgentRoom(person, agent)
  const line = { sender: 'CANDIDATE', senderId: person.userId, body } as const
  await db.transaction((tx) => writeInRoom(tx, roomId, line, { ids, now: clock() }))
  return roomId
}

/** Rooms without an agent. */
async function leaves({ id }: Agent): Promise<void> {
  const { db, clock } = await service()
  await db.drizzle.update(operators).set({ disabledAt: clock() }).where(eq(operators.id, id))
}

const conversation = (page: Page) => page.getByRole('log')
const inbox = (page: Page) => page.getByRole('list', { name: '대화', exact: true })
const box = (page: Page) => page.getByRole('textbox', { name: '메시지' })

test('[MSG-1] an agent takes an unassigned room and answers with a ready reply, live on the other side', async ({
  desk,
  agent,
  page,
}) => {
  const person = await addPerson({ name: '고나리' })
  const question = `이직 시기를 상의하고 싶어요 ${chance()}`
  const before = await addAgent('한때봄')
  const roomId = await addAsked(person, before, question)
  await leaves(before)
  const answer = '안녕하세요. 편하신 시간을 알려 주시면 전화 드릴게요.'
  await desk.goto('/console/messages?filter=unassigned')
  await signInAs(page, person)
  await page.goto(`/my/message/${roomId}`)
  await expect(conversation(page)).toContainText(question)

  await desk.getByRole('searchbox', { name: '직무, 이름, 대화' }).fill(question)
  await inbox(desk).getByRole('link').filter({ hasText: question }).click()
  await expect(conversation(desk)).toContainText(question)
  await expect(desk.getByText('이 대화를 맡으면 답할 수 있어요.')).toBeVisible()
  await expect(desk.getByText('고나리')).toHaveCount(0)
  await desk.getByRole('button', { name: '내가 맡기' }).click()
  await expect(desk.getByText('내가 맡았어요')).toBeVisible()
  await expect(desk.getByRole('combobox', { name: '답하는 사람' })).toHaveValue(agent.id)

  await desk.getByRole('button', { name: '자주 쓰는 답' }).click()
  await desk.getByRole('link', { name: '첫 답 만들기' }).click()
  const panel = desk.getByRole('complementary', { name: '자주 쓰는 답' })
  await panel.getByRole('button', { name: '새 답 만들기' }).click()
  await panel.getByRole('textbox', { name: '이름' }).fill('통화 약속')
  await panel.getByRole('textbox', { name: '내용' }).fill(answer)
  await panel.getByRole('button', { name: '저장하기' }).click()
  await panel.getByRole('link', { name: '닫기' }).click()
  await box(desk).pressSequentially('/통화')
  await expect(desk.getByRole('region', { name: '자주 쓰는 답' })).toContainText('통화 약속')
  await box(desk).press('Enter')
  await expect(box(desk)).toHaveValue(answer)
  await box(desk).press('Control+Enter')
  await expect(conversation(desk)).toContainText(answer)
  await expect(conversation(page)).toContainText(answer)
  await expect(conversation(desk).getByText('읽음')).toBeVisible()

  await page.getByRole('textbox', { name: '메시지' }).fill('내일 오후 3시가 좋아요')
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(conversation(desk)).toContainText('내일 오후 3시가 좋아요')
})
