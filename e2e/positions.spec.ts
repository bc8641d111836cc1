import { expect, type Page } from '@playwright/test'
import { ownKeyword } from './console.ts'
import { test } from './flow-test.ts'
import { addPerson } from './world.ts'

/** A position, from its form to its closing (BIZ-9). */

const TITLE = '프론트엔드 개발자 · 결제 화면'
const panel = (page: Page, name: string) => page.getByRole('complementary', { name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '이 포지션의' }).getByRole('link', { name })

async function writePosition(page: Page, mustHaves: readonly string[]): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('포지션 이름').fill(TITLE)
  await page.getByRole('combobox', { name: '직무' }).fill('프론트엔드')
  await page.getByRole('option', { name: '프론트엔드 개발자 · 개발' }).click()
  await field('최소 경력').fill('3')
  await field('최대 경력').fill('8')
  for (const line of mustHaves) {
    await field('꼭 필요한 것').fill(line)
    await field('꼭 필요한 것').press('Enter')
  }
  await field('최소 연봉').fill('6000')
  await field('최대 연봉').fill('7000')
  await field('메시지').fill('{회사}에서 {직무}를 찾고 있어요.')
  await page.getByRole('button', { name: '포지션 만들기' }).click()
}

test('[BIZ-9] a position finds candidates, prefills the offer, and keeps its history after it is closed', async ({
  desk,
  recruiter,
}) => {
  const keyword = ownKeyword()
  await addPerson({ hashtags: [keyword, '결제'], hopeSalary: 6_500 })
  await desk.goto('/console/positions')
  await desk.getByRole('link', { name: '새 포지션' }).first().click()
  await writePosition(desk, [keyword, '결제나 정산'])
  await expect(desk.getByText('포지션을 만들었어요')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await desk.getByRole('link', { name: '기본 순' }).click()
  const people = desk.getByRole('table', { name: '이 포지션에 맞는 분' }).locator('tbody').getByRole('row')
  await expect(people.first()).toContainText('꼭 필요한 것 2개 가운데 2개')
  await expect(people.first()).toContainText(new RegExp(`${keyword}.* 결제가 모두 있어요`))
  await people.first().getByRole('link', { name: '프론트엔드 개발자' }).click()
  await panel(desk, '프로필').getByRole('link', { name: '어택 보내기' }).click()

  const composer = panel(desk, '어택 보내기')
  await expect(composer).toContainText('포지션에서 채워 왔어요. 보내기 전에 고칠 수 있어요')
  await expect(composer.getByLabel('최소 연봉')).toHaveValue('6,000')
  await expect(composer.getByLabel('메시지', { exact: true })).toHaveValue(
    `${recruiter.company}에서 프론트엔드 개발자를 찾고 있어요.`,
  )
  await composer.getByLabel('최소 연봉').fill('6300')
  await composer.getByRole('button', { name: '어택 보내기' }).click()
  await expect(desk.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')).toBeVisible()

  await tab(desk, '보낸 어택 1').click()
  await expect(desk.getByRole('main')).toContainText('6,300~7,000')
  await desk
    .getByRole('navigation', { name: '단계마다 몇 분' })
    .getByRole('link', { name: /^어택 ?1/ })
    .click()
  await expect(desk).toHaveURL(/\/console\/pipeline\?/)
  const column = desk.getByRole('region', { name: /^어택 1명/ })
  await expect(column).toContainText('프론트엔드 개발자')
  await expect(column).toContainText('6,300~7,000')
  await desk.goBack()

  await desk.getByRole('button', { name: '더 보기' }).click()
  await desk.getByRole('menuitem', { name: '포지션 닫기' }).click()
  await desk
    .getByRole('dialog', { name: '포지션을 닫을까요?' })
    .getByRole('button', { name: '포지션 닫기' })
    .click()
  await expect(desk.getByText('포지션을 닫았어요')).toBeVisible()
  await tab(desk, '보낸 어택 1').click()
  await expect(desk.getByRole('main')).toContainText('6,300~7,000')
  await tab(desk, '파이프라인 1').click()
  await expect(desk.getByRole('list', { name: '파이프라인의 분들' })).toContainText('프론트엔드 개발자')
  await desk.goto('/console/positions')
  await desk.getByRole('link', { name: '닫았어요 1' }).click()
  await expect(desk.getByRole('list', { name: '닫은 포지션' })).toContainText(TITLE)
})
