import { expect, type Page } from '@playwright/test'
import { addCoffeechat, companyProposes, inDays } from './coffeechat.ts'
import { test } from './console.ts'
import { addPayOffer, ask, confirmFirst, conversation, expectNameless, letMeetingPass } from './kept-word.ts'

/** The same steps with refusals: a refused company never learns the name. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function refuse(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
  await page.getByRole('radio', { name: reason }).check()
  await page.getByRole('button', { name: '이 제안 거절하기' }).click()
}

test('[OFR-17] an unanswered question and a refusal: the room closes without a name', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  const offerId = await addPayOffer(person, recruiter.company)
  await page.goto(`/my/result/${offerId}`)
  await ask(page, '수습 기간에도 연봉이 같나요?')
  const room = page.url()
  await desk.goto('/console/messages')
  await desk.getByRole('link').filter({ hasText: '이름 없이 묻는 방' }).click()
  await expect(conversation(desk)).toContainText('수습 기간에도 연봉이 같나요?')

  await page.goto(`/my/result/${offerId}`)
  await refuse(page, '하고 싶은 일과 달라요')
  await expect(title(page)).toContainText('제안을 거절했어요')
  await page.goto(room)
  await expect(page.getByText('이번 제안을 거절해서 방이 닫혔어요')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '메시지' })).toHaveCount(0)
  await expect(desk.getByText('이름을 남기지 않고 닫힌 방이에요.')).toBeVisible()
  await expectNameless(desk, person)
})

test('[KEEP-3] a hire that the candidate denies does not count', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  const coffeechatId = await addCoffeechat(person, { company: recruiter.company })
  await companyProposes(coffeechatId, [inDays(2, 14)])
  await confirmFirst(coffeechatId)
  await letMeetingPass(coffeechatId)
  await desk.goto(`/console/coffeechats/${coffeechatId}`)
  await desk.getByRole('button', { name: '만났어요', exact: true }).click()
  await desk.getByRole('button', { name: '진행 상황 적기' }).click()
  await desk.getByRole('combobox', { name: '진행 상황' }).selectOption('HIRED')
  await desk.getByLabel('첫 출근일').fill(inDays(30, 12).toISOString().slice(0, 10))
  await desk.getByLabel('기본 연봉').fill('6000')
  await desk.getByRole('button', { name: '적기', exact: true }).click()

  await page.goto(`/my/result/like/${coffeechatId}`)
  await page.getByRole('button', { name: '달라요', exact: true }).click()
  await page.getByRole('dialog').getByLabel('기본 연봉').fill('6500')
  await page.getByRole('dialog').getByRole('button', { name: '이렇게 알고 있어요' }).click()
  await expect(page.getByText('다르다고 알려 주셨어요')).toBeVisible()
  await desk.reload()
  await expect(desk.getByText('후보자는 다르게 알아요')).toBeVisible()
  await desk.goto('/console/statements')
  await expect(desk.getByText('아직 정산할 채용이 없어요')).toBeVisible()
})
