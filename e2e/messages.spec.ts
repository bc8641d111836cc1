import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { companyProposes, inDays } from './coffeechat.ts'
import { DESKTOP, openConsole } from './console.ts'
import { addAgent, addAgentRoom, addCompanyRoom, hideMessage, roomCloses, saidIn, theySay } from './rooms.ts'
import { addPerson, signInAs } from './world.ts'

/** The candidate's side of the message rooms (MSG-1 to MSG-3). */

const conversation = (page: Page) => page.getByRole('log')
const box = (page: Page) => page.getByRole('textbox', { name: '메시지' })
/** What stands in the conversation of all that this test has said, in its order. */
const talk = (page: Page) => conversation(page).getByText(/^이야기 \d+$/)

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('button', { name: '보내기', exact: true }).click()
}

async function openRoom(page: Page, roomId: string): Promise<void> {
  await page.goto(`/my/message/${roomId}`)
  await expect(conversation(page)).toBeVisible({ timeout: 15_000 })
}

async function roomWithAgent(page: Page) {
  const [person, agent] = [await addPerson(), await addAgent()]
  const roomId = await addAgentRoom(person, agent)
  await signInAs(page, person)
  return { person, agent, roomId }
}

test('[MSG-1] both lose their connection in between, and both end with the same messages: none lost, none twice, in order', async ({
  browser,
  page,
}) => {
  test.slow()
  const { agent, roomId } = await roomWithAgent(page)
  const desk = await openConsole(browser, agent.email, `/messages/${roomId}`)
  await openRoom(page, roomId)
  await expect(box(desk)).toBeVisible({ timeout: 15_000 })

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
  await desk.context().close()
})

test('[MSG-1] a new message shows on the tab, in the list and at its room, and is read by opening it', async ({
  page,
}) => {
  const { agent, roomId } = await roomWithAgent(page)
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

  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '정하린' })).toBeVisible()
  await expect(conversation(page)).toContainText('궁금한 점이 있나요?')
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(row).toBeVisible()
  await expect(tab).not.toContainText('2')
  await expect(row).not.toContainText('새 메시지')
})

test('[MSG-1] 1001 characters are told by their sentence and cannot be sent; on a phone Enter breaks the line', async ({
  page,
}) => {
  const { roomId } = await roomWithAgent(page)
  await openRoom(page, roomId)
  const button = page.getByRole('button', { name: '보내기', exact: true })
  await box(page).fill('가'.repeat(1000))
  await expect(page.getByText('1,000 / 1,000')).toBeVisible()
  await expect(button).toBeEnabled()
  await box(page).fill('가'.repeat(1001))
  await expect(page.getByText('1000자까지 작성 가능해요')).toBeVisible()
  await expect(button).toBeDisabled()

  await box(page).fill('첫 줄')
  await box(page).press('Enter')
  await box(page).pressSequentially('둘째 줄')
  await button.click()
  await expect(conversation(page).getByText('첫 줄\n둘째 줄')).toBeVisible()
  await expect.poll(() => saidIn(roomId)).toEqual(['첫 줄\n둘째 줄'])

  await page.getByRole('button', { name: '조금 더 생각해 볼게요' }).click()
  await expect(box(page)).toHaveValue('조금 더 생각해 볼게요')
  await expect(box(page)).toBeFocused()
})

test('[MSG-2] a room that closes meanwhile says that no message can be sent to this company', async ({
  page,
}) => {
  const person = await addPerson()
  const { roomId } = await addCompanyRoom(person)
  await signInAs(page, person)
  await openRoom(page, roomId)
  await expect(box(page)).toBeVisible()
  // Before the browser hears of it.
  await page.context().setOffline(true)
  await roomCloses(roomId)
  await send(page, '이야기 1')
  await expect(page.getByRole('button', { name: '다시 보내기' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('끝난 대화예요. 나눈 이야기는 계속 볼 수 있어요.')).toBeVisible({
    timeout: 20_000,
  })

  await page.getByRole('button', { name: '다시 보내기' }).click()
  const dialog = page.getByRole('alertdialog', { name: '이 회사에는 메시지를 보낼 수 없어요' })
  await expect(dialog).toContainText('궁금한 점은 고객센터로 알려 주세요.')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('button', { name: '지우기' }).click()
  await expect(talk(page)).toHaveCount(0)
  expect(await saidIn(roomId)).not.toContain('이야기 1')

  await page.getByRole('button', { name: '메시지를 보내고 싶어요' }).click()
  await dialog.getByRole('button', { name: '고객센터에 문의하기' }).click()
  await expect(page).toHaveURL(new RegExp(`/ask\\?from=.*${roomId}`))
})

test('[MSG-2] what cannot be viewed says so and leads to the customer centre', async ({ page }) => {
  const { agent, roomId } = await roomWithAgent(page)
  await theySay(roomId, agent.id, ['지운 말', '남은 말'])
  await hideMessage(roomId, '지운 말')
  await openRoom(page, roomId)
  await expect(conversation(page)).toContainText('남은 말')
  await expect(conversation(page)).not.toContainText('지운 말')
  await expect(conversation(page).getByText('메시지를 확인할 수 없습니다.')).toBeVisible()
  await expect(conversation(page).getByRole('link', { name: '고객센터에 문의하기' })).toHaveAttribute(
    'href',
    /^\/ask\?from=/,
  )
  await page.goto('/my/message/01a00000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('메시지를 확인할 수 없습니다.')
  await expect(page.getByText('카카오톡 고객센터로 문의해 주세요.')).toBeVisible()
})

test('[MSG-1] older messages join at the top, and what is read stays where it is', async ({ page }) => {
  const { agent, roomId } = await roomWithAgent(page)
  const lines = Array.from({ length: 150 }, (_, index) => `이야기 ${index + 1}`)
  await theySay(roomId, agent.id, lines)
  await openRoom(page, roomId)
  await expect(talk(page).last()).toBeInViewport()
  await expect(talk(page).first()).not.toHaveText('이야기 1')

  const first = await talk(page).first().textContent()
  const mark = conversation(page).getByText(first!, { exact: true })
  const count = await talk(page).count()
  await conversation(page).evaluate((log) => (log.scrollTop = -(log.scrollHeight - log.clientHeight - 650)))
  const before = (await mark.boundingBox())!.y
  await expect.poll(() => talk(page).count()).toBeGreaterThan(count)
  expect(Math.abs((await mark.boundingBox())!.y - before)).toBeLessThan(2)

  // Something new below moves nothing either, and says that it is there.
  await theySay(roomId, agent.id, ['이야기 151'])
  await expect(page.getByRole('button', { name: '새 메시지' })).toBeVisible()
  expect(Math.abs((await mark.boundingBox())!.y - before)).toBeLessThan(2)
  await page.getByRole('button', { name: '새 메시지' }).click()
  await expect(talk(page).last()).toBeInViewport()
  await expect(talk(page).last()).toHaveText('이야기 151')
})

test('[MSG-3] [TRUST-4] a survey is answered and a time is chosen inside the conversation', async ({
  page,
}) => {
  const person = await addPerson()
  const { coffeechatId, operatorId, roomId } = await addCompanyRoom(person)
  await theySay(roomId, operatorId, ['몇 가지만 알려 주세요.'], { surveyOf: person.userId })
  await companyProposes(coffeechatId, [inDays(3, 15), inDays(4, 16)])
  await signInAs(page, person)
  await page.goto(`/my/result/like/${coffeechatId}?company=노을클라우드`)
  await page.getByRole('link', { name: '메시지 보내기' }).click()
  await expect(page).toHaveURL(`/my/message/${roomId}`)
  await expect(conversation(page)).toContainText('커피챗 매칭이 완료되었어요.')

  const times = page.getByRole('region', { name: '커피챗 시간 고르기' })
  await times.getByRole('button', { name: '오후 4:00' }).click()
  await times.getByRole('button', { name: '이 시간으로 정하기' }).click()
  await expect(page.getByText('만날 시간을 정했어요')).toBeVisible()
  await expect(page.getByRole('link', { name: /오후 4:00에 만나요/ })).toBeVisible()
  await expect(conversation(page).getByText(/커피챗은 .*오후 4:00에 만나요\.$/)).toBeVisible()

  await page.getByRole('button', { name: '설문에 답하기' }).click()
  const sheet = page.getByRole('dialog', { name: '나에 대해 알려 주세요' })
  await sheet.getByRole('radio', { name: '제안을 들어 보고 정할래요' }).check()
  await sheet.getByRole('radio', { name: '하는 일', exact: true }).check()
  await sheet.getByRole('button', { name: '답 보내기' }).click()
  await expect(page.getByText('답을 보냈어요')).toBeVisible()
  await expect(conversation(page).getByRole('heading', { name: '설문에 답했어요' })).toBeVisible()

  await page.goto('/my/survey')
  await expect(page.getByRole('radio', { name: '하는 일', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: '제안을 들어 보고 정할래요' })).toBeChecked()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the conversation shuts nobody out, on a desktop beside the list (${colorScheme})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...DESKTOP, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const person = await addPerson()
    const { coffeechatId, operatorId, roomId } = await addCompanyRoom(person)
    await theySay(roomId, operatorId, ['https://noeul.example 를 봐 주세요.'], { surveyOf: person.userId })
    await companyProposes(coffeechatId, [inDays(3, 15)])
    await signInAs(page, person)
    await openRoom(page, roomId)
    await expect(conversation(page).getByRole('link', { name: 'https://noeul.example' })).toBeVisible()
    // A real keyboard: Enter sends, with Shift it breaks the line, and within a syllable it only ends the syllable.
    await box(page).fill('좋아요')
    await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await expect(box(page)).toHaveValue('좋아요')
    await box(page).press('Shift+Enter')
    await box(page).pressSequentially('볼게요')
    await box(page).press('Enter')
    await expect(box(page)).toHaveValue('')
    await expect(conversation(page).getByText('좋아요\n볼게요')).toBeVisible()
    const list = page.getByRole('complementary', { name: '대화 목록' })
    await expect(list).toContainText('나: 좋아요 볼게요')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await context.close()
  })
}
