import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { companies } from '../apps/server/src/platform/db/schema/companies.ts'
import { operators } from '../apps/server/src/platform/db/schema/operators.ts'
import { positions } from '../apps/server/src/platform/db/schema/positions.ts'
import { addCoffeechat } from './coffeechat.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import type { Recruiter } from './operators.ts'
import { addOffer, addPerson } from './world.ts'

/** The printed figures page (BIZ-14). */

/** More positions than the page has rows, each with an offer. */
async function addPositions({ company }: Recruiter, count: number): Promise<string[]> {
  const { db, ids, clock } = await service()
  const [found] = await db.drizzle
    .select({ companyId: companies.id, createdBy: operators.id })
    .from(companies)
    .innerJoin(operators, eq(operators.companyId, companies.id))
    .where(eq(companies.name, company))
  const rows = Array.from({ length: count }, (_, place) => ({
    id: ids.next(),
    ...found!,
    title: `포지션 ${place + 1}`,
    jobLabel: '개발',
    salaryMin: 6_000,
    salaryMax: 7_000,
    createdAt: clock(),
  }))
  await db.drizzle.insert(positions).values(rows)
  return rows.map(({ id }) => id)
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('[BIZ-14] 성과 prints on one A4 page with any data, and names no candidate', async ({
  desk,
  recruiter,
}) => {
  const { company } = recruiter
  await desk.goto('/console/figures/print')
  const sheet = desk.getByRole('article', { name: '인쇄할 한 쪽' })
  await expect(sheet).toContainText('이 기간에는 보낸 어택이 없어요')
  expect(pagesOf(await desk.pdf({ preferCSSPageSize: true }))).toBe(1)

  const matched = await addPerson({ name: '노가온' })
  await addCoffeechat(matched, { company })
  for (const positionId of await addPositions(recruiter, 12))
    await addOffer(await addPerson(), { company, positionId })
  await desk.goto('/console/figures')
  await desk.getByRole('link', { name: 'A4로 보기' }).click()
  await expect(sheet).toContainText('13명에게 연봉을 걸고 어택해 1명과 커피챗이 이어졌어요')
  await expect(sheet).toContainText(/그 밖 \d+개/)
  await expect(sheet).not.toContainText('노가온')
  const pdf = await desk.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(pagesOf(pdf)).toBe(1)
  // 210 × 297 mm in points.
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
})
