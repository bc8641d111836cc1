import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { positions } from '../apps/server/src/platform/db/schema/positions.ts'
import { ownKeyword } from './console.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import type { Recruiter } from './operators.ts'
import { addPerson, signInAs } from './world.ts'

/** Suggestions from both sides: the same reasons, the same sum, and the person decides (MATCH). */

const TITLE = '프론트엔드 개발자 · 관제 화면'

/** An open position of the recruiter's company, which needs this word. */
async function openPosition({ email }: Recruiter, mustHave: string): Promise<string> {
  const { db, ids, clock } = await service()
  const [by] = await db.drizzle
    .select({ id: operators.id, companyId: operators.companyId })
    .from(operators)
    .where(eq(operators.email, email))
  const id = ids.next()
  await db.drizzle.insert(positions).values({
    id,
    companyId: by!.companyId!,
    createdBy: by!.id,
    title: TITLE,
    jobLabel: '개발',
    jobSubLabel: '프론트엔드 개발자',
    yearsMin: 3,
    yearsMax: 4,
    salaryMin: 6_000,
    salaryMax: 7_000,
    mustHaves: [mustHave],
    createdAt: clock(),
  })
  return id
}

test('[MATCH-1] [MATCH-4] [MATCH-5] a person reads why and says yes, the company has them first with the same sum, and off is off', async ({
  page,
  desk,
  recruiter,
}) => {
  const keyword = ownKeyword()
  const id = await openPosition(recruiter, keyword)
  const person = await addPerson({ hashtags: [keyword], hopeSalary: 6_500 })
  // Somebody who suits the position as well, and says nothing.
  await addPerson({ hashtags: [keyword], hopeSalary: 6_500, careerMonths: 40 })
  await signInAs(page, person)

  await page.goto('/my/match')
  const card = page.getByRole('region', { name: `${recruiter.company} ${TITLE}` })
  const more = page.getByRole('button', { name: /더 보기$/ })
  await expect(card.or(more).first()).toBeVisible()
  if (!(await card.isVisible())) await more.click()
  await card.getByRole('button').last().click()
  const why = page
    .getByRole('dialog', { name: `${recruiter.company}를 추천한 이유` })
    .or(page.getByRole('dialog', { name: `${recruiter.company}을 추천한 이유` }))
  await expect(why).toContainText('꼭 필요한 것 1개 중 1개가 있어요')
  await expect(why).toContainText('희망 연봉이 범위 안이에요')
  await expect(why).toContainText('찾는 경력은 3~4년인데 5년 2개월이에요')
  const sum = (await why.getByRole('listitem').last().innerText()).replaceAll(/\D/g, '')
  await why.getByRole('button', { name: '관심 있어요' }).click()
  await expect(page.getByText('이름 없이 관심을 전했어요')).toBeVisible()

  await desk.goto(`/console/positions/${id}`)
  const rows = desk.getByRole('table', { name: '이 포지션에 맞는 분' }).getByRole('row')
  await expect(rows.nth(0)).toContainText('먼저 관심 있다고 한 분')
  await expect(rows.nth(1)).toContainText(`더하면 ${sum}`)
  await expect(rows.nth(1)).toContainText('5년 2개월')
  // The other one suits better, and stands behind all the same.
  await expect(rows.nth(3)).toContainText('꼭 필요한 것 1개 중 1개가 있어요')
  await expect(desk.getByText(person.name)).toHaveCount(0)
  await rows.nth(1).getByRole('link').click()
  const explained = desk.getByRole('region', { name: '왜 여기에 있나요?' })
  await expect(explained).toContainText('찾는 경력은 3~4년인데 5년 2개월이에요')
  await expect(explained.getByRole('listitem').last()).toContainText(sum)

  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: '추천 받기' }).click()
  await expect(page.getByRole('heading', { name: '추천을 쉬고 있어요' })).toBeVisible()
  await desk.goto(`/console/positions/${id}`)
  // The word that was given stands, but nobody compares the person any more; the search still finds them.
  await expect(rows.nth(1)).toContainText('견주지 않았어요')
  await desk.getByRole('link', { name: '기본 순' }).click()
  await expect(rows.filter({ hasText: keyword })).toHaveCount(2)
})
