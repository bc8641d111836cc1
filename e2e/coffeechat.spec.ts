import { AxeBuilder } from '@axe-core/playwright'
import { dayText, kstDay, longDayText } from '@coffeeattack/domain/kst'
import { expect, type Page, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { addCoffeechat, companyCancels, companyConfirms, companyProposes, inDays } from './coffeechat.ts'
import { written } from './sign-in.ts'
import { addPerson, signInAs } from './world.ts'

/** After accepting: who is met, when, what they asked, what they can read (OFR-6, OFR-11, OFR-13, TRUST-4). */

const COMPANY = '노을클라우드'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const picker = (page: Page) => page.getByRole('dialog', { name: '언제 만날 수 있나요?' })

async function openCoffeechat(page: Page, prepare?: (coffeechatId: string) => Promise<unknown>) {
  const person = await addPerson()
  const coffeechatId = await addCoffeechat(person)
  await prepare?.(coffeechatId)
  await signInAs(page, person)
  await page.goto(`/my/result/like/${coffeechatId}?company=${COMPANY}`)
  await expect(title(page)).toBeVisible({ timeout: 15_000 })
  return { person, coffeechatId }
}

/** The next Monday that is not today: working days and hours without surprises. */
function nextMonday(): number {
  const today = kstDay(new Date())
  const day = Array.from({ length: 7 }, (_, ahead) => today + 1 + ahead)
  return day.find((each) => longDayText(each).endsWith('월요일'))!
}

async function pickOnMonday(page: Page, times: readonly string[]): Promise<void> {
  await picker(page)
    .getByRole('radio', { name: longDayText(nextMonday()) })
    .check({ force: true })
  for (const time of times) await picker(page).getByRole('button', { name: time, exact: true }).click()
}

test('[OFR-8] [OFR-13] the match in its exact words, and what the company can now read', async ({ page }) => {
  const { person } = await openCoffeechat(page)
  await expect(page).toHaveTitle('커피챗 · 커피어택')
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  await expect(page.getByText('이제 서로 이름과 연락처를 볼 수 있어요.')).toBeVisible()
  const partner = page.getByRole('region', { name: COMPANY, exact: true })
  await expect(partner).toContainText('프론트엔드 개발자')
  await expect(partner).toContainText('6,000~6,800만 원')

  const disclosed = page.getByRole('region', { name: '노을클라우드가 볼 수 있는 내 정보' })
  await expect(disclosed).toContainText('내가 고르지 않은 회사에는 보이지 않아요.')
  await expect(disclosed.getByRole('term')).toHaveText(['이름', '휴대전화 번호'])
  await expect(disclosed.getByRole('definition')).toHaveText([person.name, written(person.phone)])
})

test('[TRUST-4] times are proposed by keyboard, then the company has the word', async ({ page }) => {
  await openCoffeechat(page)
  await expect(heading(page, '언제 만날까요?')).toBeVisible()
  await page.getByRole('button', { name: '시간 제안하기' }).focus()
  await page.keyboard.press('Enter')
  await expect(picker(page)).toContainText('5개까지 고를 수 있어요. 회사가 그 가운데 하나로 정해요.')
  await expect(picker(page).getByRole('button', { name: '시간을 골라 주세요' })).toBeDisabled()

  const days = picker(page).getByRole('group', { name: '날짜' }).getByRole('radio')
  await days.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(days.nth(1)).toBeChecked()
  await picker(page).getByRole('button', { name: '오후 2:30', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(picker(page).getByRole('list', { name: '고른 시간' }).getByRole('listitem')).toHaveText([
    /오후 2:30$/,
    /오후 3:00$/,
  ])
  await picker(page).getByRole('button', { name: '시간 2개 제안하기' }).click()
  await expect(picker(page)).toBeHidden()
  await expect(page.getByText('시간을 제안했어요')).toBeVisible()
  await expect(heading(page, '노을클라우드의 답을 기다리고 있어요')).toBeVisible()
  await expect(page.getByRole('list', { name: '내가 제안한 시간' }).getByRole('listitem')).toHaveText([
    /오후 2:30\s*30분$/,
    /오후 3:00\s*30분$/,
  ])
})

test('[TRUST-4] the picker shows working days first, takes five times, and none that overlap', async ({
  page,
}) => {
  await openCoffeechat(page)
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  const days = picker(page).getByRole('group', { name: '날짜' }).getByRole('radio')
  await expect(days.first()).toBeAttached()
  const names = await days.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(name).not.toMatch(/[토일]요일$/)
  await picker(page).getByLabel('주말도 볼게요').check()
  expect(await days.count()).toBeGreaterThan(names.length)

  await pickOnMonday(page, ['오전 10:00', '오전 10:30', '오전 11:00', '오후 1:00', '오후 2:00'])
  await picker(page).getByRole('button', { name: '오후 3:00', exact: true }).click()
  await expect(page.getByText('시간은 5개까지 제안할 수 있어요.')).toBeVisible()
  await expect(picker(page).getByRole('button', { name: '시간 5개 제안하기' })).toBeVisible()

  await picker(page).getByRole('radio', { name: '1시간' }).check({ force: true })
  await expect(picker(page).getByRole('button', { name: '시간 4개 제안하기' })).toBeVisible()
  await expect(picker(page).getByRole('button', { name: '오전 10:30', exact: true })).toBeDisabled()
  const monday = dayText(nextMonday())
  await picker(page)
    .getByRole('button', { name: `${monday} 오후 2:00 지우기` })
    .click()
  await expect(picker(page).getByRole('button', { name: '시간 3개 제안하기' })).toBeVisible()
})

test('[TRUST-4] a proposal can be taken back, and made anew', async ({ page }) => {
  await openCoffeechat(page)
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  await pickOnMonday(page, ['오후 2:00'])
  await picker(page).getByRole('button', { name: '시간 1개 제안하기' }).click()
  await page.getByRole('button', { name: '제안한 시간 거두기' }).click()
  await expect(heading(page, '언제 만날까요?')).toBeVisible()
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  await expect(picker(page).getByRole('button', { name: '시간을 골라 주세요' })).toBeDisabled()
})

test('[TRUST-4] the company answers while the page waits: the fixed time appears', async ({ page }) => {
  await page.clock.install()
  const { coffeechatId } = await openCoffeechat(page)
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  await pickOnMonday(page, ['오후 4:00'])
  await picker(page).getByRole('button', { name: '시간 1개 제안하기' }).click()
  await expect(heading(page, '노을클라우드의 답을 기다리고 있어요')).toBeVisible()
  await companyConfirms(coffeechatId)
  await page.clock.runFor(21_000)
  await expect(heading(page, '이때 만나요')).toBeVisible()
  await expect(page.getByText(`${longDayText(nextMonday())}오후 4:00`)).toBeVisible()
})

test('[TRUST-4] one of the company’s times is confirmed, with the reminder said', async ({ page }) => {
  await openCoffeechat(page, (id) => companyProposes(id, [inDays(3, 14), inDays(4, 16, 30)]))
  await expect(heading(page, '노을클라우드가 시간을 제안했어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '시간을 골라 주세요' })).toBeDisabled()
  await page.getByRole('radio', { name: `${dayText(kstDay(inDays(4, 16)))} 오후 4:30` }).check()
  await page.getByRole('button', { name: '이 시간으로 정하기' }).click()
  await expect(heading(page, '이때 만나요')).toBeVisible()
  await expect(page.getByText('만날 시간을 정했어요')).toBeVisible()
  await expect(page.getByText('하루 전과 한 시간 전에 알려 드려요')).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${longDayText(kstDay(inDays(4, 16)))}오후 4:30`)).toBeVisible()
})

test('[TRUST-4] the calendar file holds the meeting in Seoul’s time', async ({ page }) => {
  const startsAt = inDays(3, 16)
  const { coffeechatId } = await openCoffeechat(page, async (id) => {
    await companyProposes(id, [startsAt])
    await companyConfirms(id)
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '캘린더에 추가하기' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('coffeechat.ics')
  const text = await readFile(await file.path(), 'utf8')
  const day = startsAt.toISOString().slice(0, 10).replaceAll('-', '')
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:${coffeechatId}@coffeeattack`,
      'SEQUENCE:1',
      `DTSTART;TZID=Asia/Seoul:${day}T160000`,
      `DTEND;TZID=Asia/Seoul:${day}T163000`,
      'SUMMARY:노을클라우드 커피챗',
      'TRIGGER:-PT1H',
      'END:VCALENDAR',
    ]),
  )
  expect(text.replaceAll('\r\n ', '')).toContain(`/my/result/like/${coffeechatId}?company=`)
})

test('[TRUST-4] a fixed time is moved by proposing others', async ({ page }) => {
  await openCoffeechat(page, async (id) => {
    await companyProposes(id, [inDays(9, 16)])
    await companyConfirms(id)
  })
  await page.getByRole('button', { name: '시간 바꾸기' }).click()
  await expect(picker(page)).toContainText('새로 제안하면 앞서 정한 시간은 사라져요.')
  await pickOnMonday(page, ['오전 10:00'])
  await picker(page).getByRole('button', { name: '시간 1개 제안하기' }).click()
  await expect(heading(page, '노을클라우드의 답을 기다리고 있어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '캘린더에 추가하기' })).toHaveCount(0)
})

test('[TRUST-4] the company proposed other times meanwhile: the person is told and sees them', async ({
  page,
}) => {
  const { coffeechatId } = await openCoffeechat(page, (id) => companyProposes(id, [inDays(3, 14)]))
  await page.getByRole('radio').check()
  await companyProposes(coffeechatId, [inDays(5, 11)])
  await page.getByRole('button', { name: '이 시간으로 정하기' }).click()
  const news = page.getByRole('alertdialog', { name: '그사이 시간이 바뀌었어요' })
  await news.getByRole('button', { name: '새로 불러오기' }).click()
  await expect(
    page.getByRole('radio', { name: `${dayText(kstDay(inDays(5, 11)))} 오전 11:00` }),
  ).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(1)
})

test('[TRUST-4] cancelling asks first and ends the arranging', async ({ page }) => {
  await openCoffeechat(page, (id) => companyProposes(id, [inDays(3, 14)]))
  const cancel = page.getByRole('button', { name: '커피챗 취소하기' })
  const question = page.getByRole('dialog', { name: '커피챗을 취소할까요?' })
  await cancel.click()
  await expect(question).toContainText('취소한 커피챗은 되돌릴 수 없어요.')
  await question.getByRole('button', { name: '그대로 두기' }).click()
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  await cancel.click()
  await question.getByRole('button', { name: '취소하기' }).click()
  await expect(title(page)).toHaveText('커피챗이 취소됐어요')
  await expect(cancel).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '다시 연결 문의하기' })).toHaveAttribute(
    'href',
    /^\/ask\?from=/,
  )
})

test('[TRUST-4] a meeting that lies behind can only be read', async ({ page }) => {
  await openCoffeechat(page, async (id) => {
    await companyProposes(id, [inDays(-2, 15)])
    await companyConfirms(id)
  })
  await expect(title(page)).toHaveText('커피챗을 마쳤어요')
  await expect(page.getByText(`${dayText(kstDay(inDays(-2, 15)))} 오후 3:00에 만났어요.`)).toBeVisible()
  await expect(page.getByRole('button', { name: '커피챗 취소하기' })).toHaveCount(0)
})

test('[OFR-11] questions are read and answered, and the answers stay', async ({ page }) => {
  await openCoffeechat(page)
  const question = page.getByLabel('커피챗에서 가장 궁금한 점은 무엇인가요?')
  const send = page.getByRole('button', { name: '답 보내기' })
  await expect(send).toBeDisabled()
  await question.fill('팀에서 일을 정하는 방식이 궁금해요.')
  await send.click()
  await expect(page.getByText('답을 보냈어요')).toBeVisible()
  await expect(send).toBeDisabled()
  await page.reload()
  await expect(question).toHaveValue('팀에서 일을 정하는 방식이 궁금해요.')
  await question.fill('가'.repeat(1001))
  await expect(question).toHaveValue('가'.repeat(1000))
  await expect(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
})

test('[OFR-11] an answer that could not be sent stays typed and can be sent again', async ({ page }) => {
  await openCoffeechat(page)
  await page.route('**/api/users/coffeechats/questions', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
  )
  const question = page.getByLabel('요즘 어떤 일에 재미를 느끼나요?')
  await question.fill('결제 화면')
  await page.getByRole('button', { name: '답 보내기' }).click()
  const failed = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect(failed).toBeVisible()
  await page.unroute('**/api/users/coffeechats/questions')
  await failed.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page.getByText('답을 보냈어요')).toBeVisible()
  await expect(question).toHaveValue('결제 화면')
})

test('[OFR-11] a coffee chat that was cancelled meanwhile takes no answers', async ({ page }) => {
  const { coffeechatId } = await openCoffeechat(page)
  await page.getByLabel('요즘 어떤 일에 재미를 느끼나요?').fill('결제 화면')
  await companyCancels(coffeechatId)
  await page.getByRole('button', { name: '답 보내기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '새로 불러오기' }).click()
  await expect(title(page)).toHaveText('커피챗이 취소됐어요')
  await expect(page.getByRole('button', { name: '답 보내기' })).toHaveCount(0)
})

test('[OFR-13] somebody else’s coffee chat is not found', async ({ page }) => {
  const coffeechatId = await addCoffeechat(await addPerson())
  await signInAs(page, await addPerson())
  await page.goto(`/my/result/like/${coffeechatId}?company=${COMPANY}`)
  await expect(title(page)).toHaveText('찾을 수 없어요')
  await expect(page.getByRole('link', { name: '내가 고른 어택 보기' })).toHaveAttribute(
    'href',
    '/my/attack/select',
  )
  await expect(page.getByText('010')).toHaveCount(0)
})

test('a load that fails offers to try again', async ({ page }) => {
  const person = await addPerson()
  const coffeechatId = await addCoffeechat(person)
  await signInAs(page, person)
  const call = `**/api/users/coffeechats/${coffeechatId}`
  await page.route(call, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }))
  await page.goto(`/my/result/like/${coffeechatId}`)
  await expect(page.getByText('커피챗을 불러오지 못했어요')).toBeVisible()
  await page.unroute(call)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
})

test('[OFR-6] the coffee chat is reached again from the selected offers', async ({ page }) => {
  const { coffeechatId } = await openCoffeechat(page)
  await page.goto('/my/attack/select')
  await page.getByRole('button', { name: /노을클라우드/ }).click()
  await page.getByRole('link', { name: '커피챗 보러 가기' }).click()
  await expect(page).toHaveURL(new RegExp(`/my/result/like/${coffeechatId}`))
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the coffee chat shuts nobody out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openCoffeechat(page, (id) => companyProposes(id, [inDays(3, 14)]))
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: '다른 시간 제안하기' }).click()
    await pickOnMonday(page, ['오후 2:00'])
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
