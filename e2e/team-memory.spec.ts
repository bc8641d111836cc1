import { expect, type Locator, type Page } from '@playwright/test'
import { foundCount, ownKeyword, test } from './console.ts'
import { addColleague } from './operators.ts'
import { addPerson, signInAs } from './world.ts'

/** A team's notes about candidates, and their deletion (BIZ-11). */

const NOTE = '결제 화면을 혼자 맡아 봤대요'
const team = (page: Page) => page.getByRole('region', { name: '우리 팀', exact: true })
const profileOn = (page: Page) => page.getByRole('complementary', { name: '프로필' })

async function tagAndList(desk: Page, profile: Locator): Promise<void> {
  await profile.getByRole('button', { name: '태그', exact: true }).click()
  await desk.getByRole('dialog', { name: '태그 달기' }).getByLabel('태그').fill('2차 면접')
  await desk.keyboard.press('Enter')
  await desk.keyboard.press('Escape')
  await expect(profile.getByRole('button', { name: '태그 2차 면접 지우기' })).toBeVisible()
  await profile.getByRole('button', { name: '목록', exact: true }).click()
  await desk.getByLabel('새 목록').fill('3월 채용')
  await desk.keyboard.press('Enter')
  await expect(profile.getByRole('button', { name: '목록 3월 채용' })).toBeVisible()
  await desk.keyboard.press('Escape')
}

test('[BIZ-11] the team shares star, tag, list, note and comparison until the person blocks the company', async ({
  desk,
  recruiter,
  page,
  openColleague,
}) => {
  const { company } = recruiter
  const keyword = ownKeyword()
  const person = await addPerson({ hashtags: [keyword, '결제'], hopeSalary: 6_500 })
  await addPerson({ hashtags: [keyword], jobSubLabel: '백엔드 개발자', hopeSalary: 7_200 })
  const search = `/candidates?q=${keyword}`
  await desk.goto(`/console${search}`)
  const rows = desk.getByRole('table', { name: '후보자 목록' }).locator('tbody').getByRole('row')
  const theirs = rows.filter({ hasText: '프론트엔드 개발자' })
  await expect(foundCount(desk)).toHaveText('2명 찾았어요')
  await theirs.getByRole('button', { name: '담아 두기' }).click()
  await expect(team(desk).getByRole('button', { name: /^담아 둔 분 ?1 ?명/ })).toBeVisible()

  await theirs.getByRole('link', { name: '프론트엔드 개발자' }).click()
  const profile = profileOn(desk)
  await tagAndList(desk, profile)
  await profile.getByRole('textbox', { name: '메모' }).fill(NOTE)
  await profile.getByRole('button', { name: /^메모 남기기/ }).click()
  await expect(profile.getByRole('region', { name: '메모' })).toContainText(NOTE)

  const other = await openColleague(await addColleague(recruiter), search)
  await expect(team(other).getByRole('button', { name: /^3월 채용 ?1 ?명/ })).toBeVisible()
  await other.getByRole('link', { name: '프론트엔드 개발자' }).click()
  await expect(profileOn(other).getByRole('region', { name: '메모' })).toContainText(NOTE)

  await desk.keyboard.press('Escape')
  for (const row of [rows.first(), rows.last()]) {
    await row.hover()
    await row.getByRole('checkbox', { name: /비교에 넣기$/ }).check()
  }
  await desk.getByRole('region', { name: '비교할 분' }).getByRole('link', { name: '비교하기' }).click()
  const compared = desk.getByRole('region', { name: '나란히 놓은 후보자' })
  await expect(compared.getByRole('columnheader', { name: /개발자/ })).toHaveCount(2)
  await expect(compared).toContainText('6,500만 원')
  await expect(compared).toContainText('7,200만 원')
  await expect(compared).toContainText('2차 면접')
  await desk.goto(`/console${search}`)
  const hidden = rows.filter({ hasText: '백엔드 개발자' })
  await hidden.hover()
  await hidden.getByRole('button', { name: '숨기기' }).click()
  await expect(foundCount(desk)).toHaveText('1명 찾았어요')
  await expect(team(desk).getByRole('button', { name: /^숨긴 분 ?1 ?명/ })).toBeVisible()

  await signInAs(page, person)
  await page.goto('/my/account/companies')
  await page.getByRole('textbox', { name: '회사 검색' }).fill(`(주)${company}`)
  await page.getByRole('checkbox', { name: company, exact: true }).check()
  await expect(page.getByText(`${company}에 프로필을 숨겼어요`)).toBeVisible()
  await desk.reload()
  await expect(foundCount(desk)).toHaveText('0명 찾았어요')
  await expect(team(desk).getByRole('button', { name: /^담아 둔 분 ?0 ?명/ })).toBeVisible()
  await expect(team(desk).getByRole('button', { name: /^3월 채용 ?0 ?명/ })).toBeVisible()
  await expect(team(desk)).not.toContainText('2차 면접')
  await other.reload()
  await expect(profileOn(other)).toContainText('볼 수 없는 프로필이에요')
  await expect(profileOn(other)).not.toContainText(NOTE)
})
