import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { coffeechatStages } from '../apps/server/src/platform/db/schema/coffeechats.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { addCoffeechat } from './coffeechat.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'

/** The terms from their draft to the sealed file, on two screens and two phones (PACT-1 to PACT-5). */

const SIGNER_PHONE = '01031415926'
const REASON = '올해 쓸 수 있는 금액이 300만 원까지예요'

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

/** What somebody does on their phone, once the request is there. */
async function signOnPhone(page: Page, phone: string): Promise<void> {
  const at = `/sandbox/phone/${phone}`
  const waiting = async () => {
    const screen = await page.request.get(`${at}/screen`)
    const { documents }: { documents: { id: string; state: string }[] } = await screen.json()
    return documents.find(({ state }) => state === 'waiting')?.id
  }
  await expect.poll(waiting).toBeDefined()
  const signed = await page.request.post(`${at}/documents/${await waiting()}`, { data: { decision: 'sign' } })
  expect(signed.ok()).toBe(true)
}

async function downloadedBy(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const stream = await (await download).createReadStream()
  return Buffer.concat(await stream.toArray())
}

test('[PACT-1] [PACT-2] [PACT-4] [PACT-5] terms are written, read with what is lower, signed by both and sealed', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  const coffeechatId = await addCoffeechat(person, {
    company: recruiter.company,
    salaryMin: 6_700,
    salaryMax: 7_200,
    signingBonus: 500,
  })
  await talkOfTerms(coffeechatId, recruiter.email)

  await desk.goto('/console/settings/pacts')
  await desk.getByRole('checkbox', { name: /\(나\)/ }).check()
  await desk.getByRole('button', { name: '서명자 저장하기' }).click()
  await expect(desk.getByText('저장했어요').first()).toBeVisible()

  await desk.goto(`/console/coffeechats/${coffeechatId}`)
  await desk.getByRole('button', { name: '합의서 쓰기' }).click()
  const textbox = (name: string) => desk.getByRole('textbox', { name, exact: true })
  await textbox('연봉, 합의').fill('7200')
  await textbox('사이닝 보너스, 합의').fill('300')
  await textbox('왜 적은지 알려 주세요').fill(REASON)
  await desk
    .getByLabel('시작일', { exact: true })
    .and(desk.locator('input'))
    .fill(formatDay(kstDay(new Date()) + 30))
  for (const [name, text] of [
    ['장소', '서울 성동구 성수이로 24'],
    ['하는 일', '결제 화면의 프론트엔드'],
    ['근로시간', '1일 8시간, 1주 40시간'],
    ['휴게', '1시간'],
    ['휴일', '토·일과 공휴일'],
    ['연차', '근로기준법 제60조'],
  ] as const)
    await textbox(name).fill(text)
  await desk.getByLabel('급여일', { exact: true }).and(desk.locator('select')).selectOption('매달 25일')
  await desk.getByRole('button', { name: /님에게 보내기$/ }).click()
  await expect(desk.getByText('첫 번째 안 · 보냈어요')).toBeVisible()

  await page.goto('/my')
  await page.getByRole('link', { name: /합의서 읽기/ }).click()
  await expect(page.getByRole('heading', { name: '사이닝 보너스가 200만 원 적어요' })).toBeVisible()
  await expect(page.getByText(REASON)).toBeVisible()
  await page.getByRole('button', { name: '이 조건에 서명하기' }).click()
  await page.getByRole('button', { name: '카카오 인증서로 서명하기' }).click()
  await expect(page.getByRole('heading', { name: /서명 요청을 확인해 주세요/ })).toBeVisible()
  await signOnPhone(page, person.phone)
  await expect(page.getByRole('heading', { name: /이제 회사 차례예요/ })).toBeVisible()

  await desk.reload()
  await desk.getByLabel('휴대폰 번호').fill(SIGNER_PHONE)
  await desk.getByLabel('생년월일').fill('19850302')
  await desk.getByRole('button', { name: '카카오 인증서로 서명하기' }).click()
  await signOnPhone(desk, SIGNER_PHONE)
  await expect(desk.getByText('합의가 끝났어요').first()).toBeVisible({ timeout: 90_000 })

  await page.reload()
  await expect(page.getByRole('heading', { name: '합의서를 봉인했어요' })).toBeVisible({ timeout: 90_000 })
  const mine = await downloadedBy(page, '합의서 내려받기')
  await desk.reload()
  const theirs = await downloadedBy(desk, '합의서 내려받기')
  expect(mine.subarray(0, 5).toString()).toBe('%PDF-')
  expect(mine.equals(theirs)).toBe(true)
})
