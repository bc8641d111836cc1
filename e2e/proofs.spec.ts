import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { coffeechatStages } from '../apps/server/src/platform/db/schema/coffeechats.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { addCoffeechat } from './coffeechat.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'

/** A proof between two browsers, and between a person and a company in 처우 협의 (PROOF-2 to PROOF-6). */

/** The two sides are talking about the terms. */
async function talkOfTerms(coffeechatId: string, email: string): Promise<void> {
  const { db, ids, clock } = await service()
  const [recruiter] = await db.drizzle
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.email, email))
  const now = clock()
  await db.drizzle.insert(coffeechatStages).values({
    id: ids.next(),
    coffeechatId,
    number: 1,
    stage: 'TERMS',
    onDay: formatDay(kstDay(now)),
    recordedBy: recruiter!.id,
    recordedAt: now,
  })
}

test('[PROOF-2] [PROOF-3] [PROOF-5] a proof is made, opened on another device, seen in the log and taken back', async ({
  page,
  person,
  desk,
}) => {
  await page.goto('/my/account')
  await page.getByRole('link', { name: '증명서' }).click()
  await page.getByRole('link', { name: '증명서 만들기' }).click()
  await page.getByRole('button', { name: '받는 곳 정하기' }).click()
  await page.getByRole('textbox', { name: '받는 곳' }).fill('조약돌은행')
  await page.getByRole('button', { name: '증명서 만들기' }).click()
  await expect(page.getByRole('img', { name: '이 증명서를 여는 QR' })).toBeVisible()
  const link = await page.getByText(/\/proof\/[\w-]{22}$/).innerText()

  const opened = `${new URL(page.url()).protocol}//${link}`
  await desk.goto(opened)
  await expect(desk.getByText('만 원 이상').first()).toBeVisible()
  await expect(desk.getByText('조약돌은행').first()).toBeVisible()
  const read = await desk.content()
  for (const hidden of ['5,200', '52000000', person.name]) expect(read).not.toContain(hidden)

  await page.getByRole('button', { name: '더 보기' }).click()
  await page.getByRole('button', { name: '본 기록 보기' }).click()
  await expect(page.getByText('사람이 링크를 열었어요')).toBeVisible()
  await page.getByRole('button', { name: '지금 거두기' }).click()
  await page.getByRole('button', { name: '거두기', exact: true }).click()
  await expect(page.getByText(/에 거두었어요/)).toBeVisible()

  await desk.reload()
  await expect(desk.getByRole('heading', { name: '만든 분이 거둔 증명서예요' })).toBeVisible()
  expect(await desk.content()).not.toMatch(/5,000만|조약돌은행/)
})

test('[PROOF-6] a company asks, the person sends another proof, and each sees at once what the other did', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  const coffeechatId = await addCoffeechat(person, { company: recruiter.company })
  await talkOfTerms(coffeechatId, recruiter.email)
  await page.goto(`/my/result/like/${coffeechatId}`)
  await expect(page.getByRole('heading', { name: recruiter.company, exact: true })).toBeVisible()

  await desk.goto(`/console/coffeechats/${coffeechatId}`)
  const entry = desk.getByRole('region', { name: '증명서' })
  await entry.getByRole('button', { name: '증명서 부탁하기' }).click()
  await desk.getByRole('textbox', { name: '어디에 쓰나요?' }).fill('연봉 구간을 정하는 데만 써요.')
  await desk.getByRole('button', { name: '부탁하기', exact: true }).click()
  await expect(entry.getByText('답을 기다려요')).toBeVisible()

  // Without a reload.
  await page.getByRole('link', { name: '무엇을 보낼지 고르기' }).click()
  await expect(page.getByText('“연봉 구간을 정하는 데만 써요.”')).toBeVisible()
  await page.getByRole('radio', { name: /재직 중/ }).check()
  await page.getByRole('button', { name: '이 증명서 보내기' }).click()
  await expect(page.getByRole('heading', { name: '증명서를 보냈어요' })).toBeVisible()

  await expect(entry.getByText('확인됐어요')).toBeVisible()
  await expect(entry.getByText('재직 중')).toBeVisible()
  await page.getByRole('link', { name: '보낸 증명서 보기' }).click()
  await page.getByRole('button', { name: '지금 거두기' }).click()
  await page.getByRole('button', { name: '거두기', exact: true }).click()
  await expect(entry.getByText('보낸 분이 거뒀어요')).toBeVisible()
})
