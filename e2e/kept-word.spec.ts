import { formatDay, formatMonth, kstDay, kstMonth } from '@coffeeattack/domain/kst'
import { expect, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { acceptOffer, startCoffeechat } from './accept.ts'
import { inDays } from './coffeechat.ts'
import { test } from './console.ts'
import {
  addPayOffer,
  ask,
  coffeechatOf,
  conversation,
  counter,
  expectDiscreetTexts,
  expectNameless,
  hiredLastMonth,
  letMeetingPass,
  openCounter,
  send,
  tellAtAnyHour,
} from './kept-word.ts'
import { addAdmin } from './operators.ts'
import { written } from './sign-in.ts'

/** An offer from questions to a hire, on two screens (OFR-15 to OFR-20, KEEP-1 to KEEP-6). */

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test('[OFR-15] [OFR-16] [OFR-17] [OFR-18] a question, a counter, a raise, the list of what is disclosed, and the acceptance', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  test.slow()
  const { company } = recruiter
  await tellAtAnyHour(person)
  const offerId = await addPayOffer(person, company)
  await page.goto(`/my/result/${offerId}`)
  await expect(page.getByText('2억 8,100만~3억 2,500만 원')).toBeVisible()
  await expect(page.getByText(/회사가 어림한 값이에요/)).toBeVisible()

  await ask(page, `재택 요일을 고를 수 있나요? ${written(person.phone)}로 알려 주세요.`)
  await expect(page.getByText('질문 4개 남았어요')).toBeVisible()
  await expect(conversation(page)).toContainText('전화번호')
  await expect(conversation(page)).not.toContainText(written(person.phone))

  await desk.goto('/console/messages')
  await desk.getByRole('link').filter({ hasText: '이름 없이 묻는 방' }).click()
  await expect(conversation(desk)).toContainText('재택 요일을 고를 수 있나요?')
  await expectNameless(desk, person)
  await send(desk, '네, 팀과 맞추면 자유예요.')
  await expect(conversation(page)).toContainText('네, 팀과 맞추면 자유예요.')

  await page.goto(`/my/result/${offerId}`)
  await counter(page, '7200', '맡은 일이 커서 이 금액이면 좋겠어요.')
  await expect(page.getByText('7,200만 원이면 만난다고 전했어요')).toBeVisible()
  await expect(page.getByRole('button', { name: '이 금액이면 만날게요' })).toHaveCount(0)

  const asked = await openCounter(desk)
  await expect(asked).toContainText('맡은 일이 커서 이 금액이면 좋겠어요.')
  await expectNameless(desk, person)
  await asked.getByRole('button', { name: '7,200만 원까지 올리기' }).click()
  await asked.getByLabel('최소 연봉').fill('6700')
  await asked.getByRole('button', { name: '올려서 답하기' }).click()
  await expect(asked).toContainText('6,300~6,800에서 6,700~7,200만 원으로 올렸어요')
  // The open offer page updates.
  await expect(page.getByText(/400만 원 올렸어요/)).toBeVisible()
  await expect(page.getByText('말한 7,200만 원에 닿았어요.')).toBeVisible()
  await expect(page.getByText('2억 9,700만~3억 4,100만 원')).toBeVisible()

  await expectDiscreetTexts(page, person, [company, '7,200', '6,700', '한이레', person.name])

  await page.getByRole('button', { name: '커피챗 할래요' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('지금부터 이 회사만 아래 세 가지를 읽을 수 있어요.')
  const told = [person.name, written(person.phone), written(person.phone)]
  await expect(sheet.getByRole('definition')).toHaveText(told)
  await startCoffeechat(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('커피챗 매칭이 완료되었어요.')

  await desk.goto('/console/messages')
  await desk.getByRole('link').filter({ hasText: person.name }).click()
  await expect(conversation(desk)).toContainText(written(person.phone))
  await expect(conversation(desk)).toContainText('여기서부터 서로 이름을 알아요')
})

test('[OFR-19] [OFR-20] [KEEP-1] [KEEP-3] [KEEP-6] time and place, the outcome, a hire below the offer, and its statement', async ({
  page,
  person,
  desk,
  recruiter,
  openColleague,
}) => {
  test.slow()
  const { company } = recruiter
  await tellAtAnyHour(person)
  const offerId = await addPayOffer(person, company)
  await page.goto(`/my/result/${offerId}`)
  await acceptOffer(page)
  const contact = page.getByRole('region', { name: '한이레 님의 연락처' })
  await expect(contact).toContainText(recruiter.email)
  const card = page.waitForEvent('download')
  await contact.getByRole('button', { name: '연락처 저장하기' }).click()
  const saved = await readFile(await (await card).path(), 'utf8')
  expect(saved).toContain('FN:한이레')
  expect(saved.replaceAll('\r\n ', '')).toContain(recruiter.email)

  const coffeechatId = await coffeechatOf(offerId)
  await desk.goto(`/console/coffeechats/${coffeechatId}`)
  await desk.getByRole('button', { name: '시간 제안하기' }).click()
  // The first day is today, where two o'clock may have passed.
  await desk.getByRole('combobox', { name: '날짜' }).selectOption({ index: 1 })
  await desk.getByRole('button', { name: '14:00', exact: true }).click()
  await desk.getByRole('button', { name: '시간 1개 제안하기' }).click()
  // The card above gets shorter with the answer, and a press during that would miss the button.
  await expect(heading(desk, '시간을 맞추고 있어요')).toBeVisible()
  await desk.getByRole('button', { name: '만나는 곳 정하기' }).click()
  await desk.getByLabel('만나는 주소').fill('서울 성동구 새벽길 7, 2층 카페')
  await desk.getByRole('checkbox', { name: '우리 회사가 늘 만나는 곳으로 남기기' }).check()
  await desk.getByRole('button', { name: '여기로 정하기' }).click()
  await expect(desk.getByRole('region', { name: '여기서 만나요' })).toContainText('새벽길 7, 2층 카페')

  await page.reload()
  await expect(page.getByRole('region', { name: '여기서 만나요' })).toContainText('새벽길 7, 2층 카페')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: '이 시간으로 정하기' }).click()
  await expect(heading(page, '이때 만나요')).toBeVisible()
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: '캘린더에 추가하기' }).click()
  const file = await readFile(await (await calendar).path(), 'utf8')
  expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:서울 성동구 새벽길 7\\, 2층 카페')

  await letMeetingPass(coffeechatId)
  await page.goto('/my')
  await expect(heading(page, '한이레 님과 만났나요?')).toBeVisible()
  await page.getByRole('button', { name: '만났어요', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('6,300~6,800만 원이었어요.')
  await page.getByRole('dialog').getByRole('button', { name: '제안대로였어요' }).click()
  await expect(heading(page, '답해 주셔서 고마워요')).toBeVisible()

  await desk.goto('/console/coffeechats')
  const unanswered = desk.getByRole('list', { name: '정해야 해요' })
  await expect(unanswered).toContainText(person.name)
  await expect(unanswered).not.toContainText('제안대로')
  await unanswered.getByRole('button', { name: '만났어요', exact: true }).click()
  await expect(desk.getByText('답을 남겼어요')).toBeVisible()
  await desk.goto(`/console/coffeechats/${coffeechatId}`)
  await desk.getByRole('button', { name: '진행 상황 적기' }).click()
  await desk.getByRole('combobox', { name: '진행 상황' }).selectOption('HIRED')
  const startsOn = formatDay(kstDay(inDays(30, 9)))
  await desk.getByLabel('첫 출근일').fill(startsOn)
  await desk.getByLabel('기본 연봉').fill('6000')
  const short = '어택에서 제안한 6,300만 원보다 300만 원 낮아요.'
  await expect(desk.getByRole('status').filter({ hasText: short })).toBeVisible()
  await desk.getByRole('button', { name: '적기', exact: true }).click()
  await expect(desk.getByText('후보자가 아직 답하지 않았어요')).toBeVisible()

  await page.goto(`/my/result/like/${coffeechatId}`)
  await expect(page.getByRole('region', { name: '진행 상황' })).toContainText(short)
  await page.getByRole('button', { name: '맞아요', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(short)
  await page.getByRole('button', { name: '낮아도 확정하기' }).click()
  await expect(heading(page, '채용이 확정됐어요')).toBeVisible()
  await desk.reload()
  await expect(heading(desk, '채용이 확정됐어요')).toBeVisible()

  await desk.goto('/console/statements')
  await expect(desk.getByRole('row', { name: /1명 4,200,000원 420,000원 4,620,000원 마감 전/ })).toBeVisible()
  await hiredLastMonth(coffeechatId)
  const admin = await addAdmin()
  const books = await openColleague(admin.email, '/statements')
  await books
    .getByRole('row', { name: new RegExp(company) })
    .getByRole('link')
    .click()
  await expect(books.getByRole('article')).toContainText(
    '1명이 함께하기로 해서 성공 보수는 4,200,000원이에요',
  )
  await expect(books.getByRole('article')).not.toContainText(person.name)
  await books.getByRole('button', { name: '마감하기' }).click()
  await books.getByRole('dialog').getByRole('button', { name: '마감하고 보내기' }).click()
  await expect(books.getByText('정산서를 마감하고 보냈어요')).toBeVisible()
  const csv = books.waitForEvent('download')
  await books.getByRole('button', { name: 'CSV 내려받기' }).click()
  const month = formatMonth(kstMonth(inDays(0, 12)) - 1)
  expect((await csv).suggestedFilename()).toContain(month)
  await expectDiscreetTexts(page, person, [company, '6,000', '새벽길', '한이레', person.name])
})
