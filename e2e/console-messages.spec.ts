import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { operators } from '../apps/server/src/db/schema/operators.ts'
import { writeInRoom } from '../apps/server/src/rooms/write.ts'
import { addCoffeechat } from './coffeechat.ts'
import { addRecruiter, openConsole } from './console.ts'
import { service } from './database.ts'
import { addAgent, addAgentRoom, type Agent } from './rooms.ts'
import { addPerson, signInAs, type Person } from './world.ts'

/** The console's side of the message rooms (MSG-1, BIZ-1). */

const chance = () => Math.random().toString(36).slice(2, 8)

/** A conversation that the candidate began. */
async function addAsked(person: Person, agent: Agent, body: string): Promise<string> {
  const { db, ids, clock } = await service()
  const roomId = await addAgentRoom(person, agent)
  const line = { sender: 'CANDIDATE', senderId: person.userId, body } as const
  await db.transaction((tx) => writeInRoom(tx, roomId, line, { ids, now: clock() }))
  return roomId
}

/** Whoever answered is gone, and the rooms wait for somebody. */
async function leaves({ id }: Agent): Promise<void> {
  const { db, clock } = await service()
  await db.drizzle.update(operators).set({ disabledAt: clock() }).where(eq(operators.id, id))
}

const conversation = (page: Page) => page.getByRole('log')
const inbox = (page: Page) => page.getByRole('list', { name: '대화', exact: true })
const box = (page: Page) => page.getByRole('textbox', { name: '메시지' })

test('[MSG-1] an agent takes an unassigned room and answers with a ready reply, live on the other side', async ({
  browser,
  page,
}) => {
  const person = await addPerson({ name: '고나리' })
  const question = `이직 시기를 상의하고 싶어요 ${chance()}`
  const before = await addAgent('한때봄')
  const roomId = await addAsked(person, before, question)
  await leaves(before)
  const answer = '안녕하세요. 편하신 시간을 알려 주시면 전화 드릴게요.'
  const agent = await openConsole(browser, (await addAgent('신이든')).email, '/messages?filter=unassigned')
  await signInAs(page, person)
  await page.goto(`/my/message/${roomId}`)
  await expect(conversation(page)).toContainText(question)

  await agent.getByRole('searchbox', { name: '직무, 이름, 대화' }).fill(question)
  await inbox(agent).getByRole('link').filter({ hasText: question }).click()
  await expect(conversation(agent)).toContainText(question)
  await expect(agent.getByText('이 대화를 맡으면 답할 수 있어요.')).toBeVisible()
  await expect(agent.getByText('고나리')).toHaveCount(0)
  await agent.getByRole('button', { name: '내가 맡기' }).click()
  await expect(agent.getByText('내가 맡았어요')).toBeVisible()

  await agent.getByRole('button', { name: '자주 쓰는 답' }).click()
  await agent.getByRole('link', { name: '답 만들고 고치기' }).click()
  const panel = agent.getByRole('complementary', { name: '자주 쓰는 답' })
  await panel.getByRole('button', { name: '새 답 만들기' }).click()
  await panel.getByRole('textbox', { name: '이름' }).fill('통화 약속')
  await panel.getByRole('textbox', { name: '내용' }).fill(answer)
  await panel.getByRole('button', { name: '저장하기' }).click()
  await expect(panel.getByRole('button', { name: /^통화 약속.*고치기$/ })).toBeVisible()
  await panel.getByRole('link', { name: '닫기' }).click()

  await box(agent).pressSequentially('/통화')
  await expect(agent.getByRole('region', { name: '자주 쓰는 답' })).toContainText('통화 약속')
  await box(agent).press('Enter')
  await expect(box(agent)).toHaveValue(answer)
  await box(agent).press('Control+Enter')
  await expect(conversation(agent)).toContainText(answer)
  await expect(box(agent)).toHaveValue('')
  await expect(conversation(page)).toContainText(answer)
  await expect(conversation(agent).getByText('읽음')).toBeVisible()

  await page.getByRole('textbox', { name: '메시지' }).fill('내일 오후 3시가 좋아요')
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(conversation(agent)).toContainText('내일 오후 3시가 좋아요')
})

test('[MSG-1] what is given to a colleague moves into the colleague’s list', async ({ browser }) => {
  const [giver, taker] = [await addAgent('민서래'), await addAgent(`나보람${chance()}`)]
  const question = `연봉 협상을 도와주세요 ${chance()}`
  const roomId = await addAsked(await addPerson(), giver, question)
  const [mine, theirs] = [
    await openConsole(browser, giver.email, `/messages/${roomId}`),
    await openConsole(browser, taker.email, '/messages'),
  ] as const
  await expect(inbox(mine).getByRole('link')).toHaveText(/연봉 협상을 도와주세요/)
  await expect(theirs.getByText('맡은 대화가 없어요')).toBeVisible()
  await mine.getByRole('combobox', { name: '답하는 사람' }).selectOption({ label: taker.name })
  await expect(mine.getByRole('dialog')).toContainText(`${taker.name} 님에게 넘길까요?`)
  await mine.getByRole('button', { name: '넘기기' }).click()
  await expect(mine.getByText(`${taker.name} 님에게 넘겼어요`)).toBeVisible()
  await expect(mine).toHaveURL('/console/messages')
  await expect(mine.getByText('맡은 대화가 없어요')).toBeVisible()
  await expect(inbox(theirs).getByRole('link')).toHaveCount(1)
  await inbox(theirs).getByRole('link').click()
  await expect(conversation(theirs)).toContainText(question)
})

test('[BIZ-1] a recruiter has the company’s rooms and nobody else’s; closing stops the writing', async ({
  browser,
}) => {
  const { email, company } = await addRecruiter()
  const agentRoom = await addAsked(await addPerson(), await addAgent(), '에이전트님 안녕하세요')
  await addCoffeechat(await addPerson({ name: '배소윤' }), { company })
  const recruiter = await openConsole(browser, email, '/messages')
  await expect(inbox(recruiter).getByRole('link')).toHaveText(/배소윤/)
  await recruiter.keyboard.press('j')
  await recruiter.keyboard.press('Enter')
  await expect(recruiter.getByRole('complementary', { name: '후보자' })).toContainText('프론트엔드 개발자 ·')
  await box(recruiter).fill('커피챗에서 뵐게요')
  await recruiter.getByRole('button', { name: '보내기', exact: true }).click()
  await expect(conversation(recruiter)).toContainText('커피챗에서 뵐게요')
  expect((await new AxeBuilder({ page: recruiter }).analyze()).violations).toEqual([])

  await recruiter.getByRole('button', { name: '대화 닫기' }).click()
  await recruiter.getByRole('dialog').getByRole('button', { name: '대화 닫기' }).click()
  await expect(recruiter.getByText('닫힌 대화예요.')).toBeVisible()
  await recruiter.goto(`/console/messages/${agentRoom}`)
  await expect(recruiter.getByText('볼 수 없는 대화예요')).toBeVisible()
})
