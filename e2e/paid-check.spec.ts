import { addMonths, formatDay, kstDay } from '@coffeeattack/domain/kst'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { inviteToPaidChecksJob } from '../apps/server/src/modules/paid-checks/jobs/invite.ts'
import { coffeechatStages } from '../apps/server/src/platform/db/schema/coffeechats.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { addCoffeechat } from './coffeechat.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import type { Recruiter } from './operators.ts'
import { confirmOnPhone } from './registration-steps.ts'
import type { Person } from './world.ts'

/** A promised pay from the invitation to the result that its person deletes (KEEP-7 to KEEP-10). */

const PROMISED = 6_500

/** Both sides said so three months ago, and last night's job has asked. */
async function wasHired(person: Person, { company, email }: Recruiter): Promise<void> {
  const coffeechatId = await addCoffeechat(person, { company, salaryMin: PROMISED, salaryMax: PROMISED })
  const deps = await service()
  const { drizzle } = deps.db
  const now = deps.clock()
  const startsOn = formatDay(addMonths(kstDay(now), -3))
  const [recruiter] = await drizzle
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.email, email))
  await drizzle.insert(coffeechatStages).values({
    id: deps.ids.next(),
    coffeechatId,
    number: 1,
    stage: 'HIRED',
    onDay: startsOn,
    startsOn,
    basePay: PROMISED,
    recordedBy: recruiter!.id,
    recordedAt: now,
    agreedAt: now,
  })
  await inviteToPaidChecksJob.run(deps)
}

/** What health insurance knows of the person: exactly what was promised. */
async function isPaid(page: Page, { name, phone }: Person, company: string): Promise<void> {
  const job = { company, start: '20200102', monthlyWon: Math.ceil((PROMISED * 10_000) / 12), yearlyRaise: 0 }
  const data = { name, phone, birthday: '19930412', jobs: [job] }
  expect((await page.request.post('/sandbox/control/people', { data })).status()).toBe(201)
}

test('[KEEP-7] [KEEP-8] [KEEP-10] one tap on the phone tells that the promised pay is paid, and its person deletes it', async ({
  page,
  person,
  recruiter,
}) => {
  await wasHired(person, recruiter)
  await isPaid(page, person, recruiter.company)

  await page.goto('/my')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('하람 님,첫 세 달은 어땠나요?')
  const asked = page.getByRole('region', { name: '약속한 연봉을 받고 있나요?' })
  await expect(asked).toContainText(recruiter.company)
  await asked.getByRole('button', { name: '인증서로 확인하기' }).click()
  const choosing = page.getByRole('dialog', { name: '어떤 앱으로 확인할까요?' })
  await expect(choosing).toContainText('셈이 끝나면 보험료는 남기지 않아요.')
  await choosing.getByText('카카오톡 인증서').click()
  await choosing.getByRole('button', { name: '카카오톡으로 확인하기' }).click()
  const waiting = page.getByRole('dialog', { name: '카카오톡으로 온 알림을 확인해 주세요' })
  await expect(waiting).toBeVisible()
  await confirmOnPhone(page, person.phone)
  await waiting.getByRole('button', { name: '인증했어요' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('약속한 연봉을받고 있어요')
  await expect(page.getByText('6,500만 원', { exact: true })).toBeVisible()
  await expect(page.getByText('약 6,500만 원', { exact: true })).toBeVisible()
  await expect(page.getByText('6,065부터 지킨 걸로 봐요')).toBeVisible()

  const address = page.url()
  await page.getByRole('button', { name: /^이 결과 지우기/ }).click()
  const question = page.getByRole('dialog', { name: '이 결과를 지울까요?' })
  await expect(question).toContainText('누구의 답인지 알 수 없게 더해진 회사 기록은 그대로예요.')
  await question.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.getByText('결과를 지웠어요')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('지운 결과이거나 다른 사람의 것이에요.')).toBeVisible()
})
