import { expect } from '@playwright/test'
import { foundCount, hideFrom, ownKeyword } from './console.ts'
import { test } from './flow-test.ts'
import { addPerson } from './world.ts'

/** The search for candidates (OFR-13, TRUST-1). */

test('[TRUST-1] an income is shown as far as it is disclosed, and a hidden one matches no search', async ({
  desk,
  recruiter,
}) => {
  const keyword = ownKeyword()
  for (const incomeDisclosure of ['HIDDEN', 'AT_LEAST', 'BAND', 'EXACT'] as const)
    await addPerson({ hashtags: [keyword], hopeSalary: 6_500, incomeDisclosure })
  await desk.goto(`/console/candidates?q=${keyword}`)
  await expect(foundCount(desk), `as ${recruiter.company} sees them`).toHaveText('4명 찾았어요')
  const rows = desk.getByRole('table', { name: '후보자 목록' }).locator('tbody').getByRole('row')
  for (const words of ['소득 비공개', '지금 5,000만 원 이상', '지금 5,000~5,500만 원', '지금 5,200만 원'])
    await expect(rows.getByText(`${words}, 희망 6,500만 원`)).toHaveCount(1)
  await desk.goto(`/console/candidates?q=${keyword}&incomeMin=0`)
  await expect(foundCount(desk)).toHaveText('3명 찾았어요')
})

test('[OFR-13] a blocked company cannot find the candidate, not even by link', async ({
  desk,
  recruiter,
}) => {
  const keyword = ownKeyword()
  const person = await addPerson({ hashtags: [keyword] })
  await hideFrom(person, recruiter.company)
  await desk.goto(`/console/candidates?q=${keyword}`)
  await expect(foundCount(desk)).toHaveText('0명 찾았어요')
  await desk.goto(`/console/candidates/${person.userId}`)
  await expect(desk.getByRole('complementary', { name: '프로필' })).toContainText('볼 수 없는 프로필이에요')
})
