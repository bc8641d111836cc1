import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addCoffeechat } from './coffeechat.ts'
import { addRecruiter, DESKTOP, foundCount, hideFrom, ownKeyword } from './console.ts'
import { countCalls } from './sign-in.ts'
import { addPerson, signInToConsole } from './world.ts'

/** Finding candidates at the desk (BIZ-2, OFR-14, TRUST-1). */

test.use(DESKTOP)

const DEMO = 'dohyun@noeulcloud.example'
const field = (page: Page) => page.getByLabel('직무, 기술, 키워드')
const rows = (page: Page) =>
  page.getByRole('table', { name: '후보자 목록' }).locator('tbody').getByRole('row')
const profile = (page: Page) => page.getByRole('complementary', { name: '프로필' })

async function openSearch(page: Page, search = ''): Promise<void> {
  const { email } = await addRecruiter()
  await signInToConsole(page, email)
  await page.goto(`/console/candidates${search}`)
  await expect(page.getByRole('heading', { level: 1, name: '후보자 찾기' })).toBeVisible()
}

test('[BIZ-2] a search by keyboard alone: / to the field, arrows, Enter, Esc', async ({ page }) => {
  const keyword = ownKeyword()
  for (const jobSubLabel of ['백엔드 개발자', '데이터 분석가'])
    await addPerson({ hashtags: [keyword], jobSubLabel })
  await openSearch(page)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(keyword)
  await expect(foundCount(page)).toHaveText('2명 찾았어요')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = rows(page).nth(1).getByRole('link')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(profile(page)).toContainText((await second.textContent())!)
  await page.keyboard.press('Escape')
  await expect(profile(page)).toBeHidden()
  await expect(second).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
})

test('[BIZ-2] conditions stand in the address, narrow the list, and are gone back over', async ({ page }) => {
  const keyword = ownKeyword()
  await addPerson({ hashtags: [keyword], careerMonths: 30, techStack: ['Svelte'] })
  await addPerson({ hashtags: [keyword], careerMonths: 100, techStack: ['React'] })
  await openSearch(page, `?q=${keyword}`)
  await expect(field(page)).toHaveValue(keyword)
  await expect(foundCount(page)).toHaveText('2명 찾았어요')

  await page.getByRole('button', { name: '경력', exact: true }).click()
  const years = page.getByRole('dialog', { name: '경력' })
  await years.getByLabel('부터').fill('9')
  await years.getByLabel('까지').fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '경력 5~9년' })).toBeFocused()
  await expect(page).toHaveURL(/yearsMin=5&yearsMax=9/)
  await expect(foundCount(page)).toHaveText('1명 찾았어요')

  await page.getByRole('button', { name: '기술', exact: true }).click()
  const skills = page.getByRole('dialog', { name: '기술' })
  await skills.getByLabel('기술', { exact: true }).fill('Svelte')
  await skills.getByRole('button', { name: 'Svelte', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('조건에 맞는 후보자가 없어요')).toBeVisible()
  await page.goBack()
  await expect(foundCount(page)).toHaveText('1명 찾았어요')
  await page.goBack()
  await expect(foundCount(page)).toHaveText('2명 찾았어요')
})

test('[TRUST-1] an income is drawn as far as it is disclosed, and a hidden one answers no search', async ({
  page,
}) => {
  const keyword = ownKeyword()
  for (const incomeDisclosure of ['HIDDEN', 'AT_LEAST', 'BAND', 'EXACT'] as const)
    await addPerson({ hashtags: [keyword], hopeSalary: 6_500, incomeDisclosure })
  await openSearch(page, `?q=${keyword}`)
  await expect(foundCount(page)).toHaveText('4명 찾았어요')
  for (const words of ['소득 비공개', '지금 5,000만 원 이상', '지금 5,000~5,500만 원', '지금 5,200만 원'])
    await expect(rows(page).getByText(`${words}, 희망 6,500만 원`)).toHaveCount(1)
  await page.goto(`/console/candidates?q=${keyword}&incomeMin=0`)
  await expect(foundCount(page)).toHaveText('3명 찾았어요')
})

test('[OFR-14] opening a profile is one look, however often the window comes back', async ({ page }) => {
  const keyword = ownKeyword()
  const person = await addPerson({ hashtags: [keyword] })
  await openSearch(page, `?q=${keyword}`)
  const looks = countCalls(page, 'GET', `/console/candidates/${person.userId}`)
  await rows(page).getByRole('link').click()
  await expect(profile(page)).toContainText('모카로지스')
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await profile(page).getByRole('link', { name: '어택 보내기' }).click()
  await page.getByRole('link', { name: '프로필로 돌아가기' }).click()
  await expect(profile(page)).toContainText('모카로지스')
  expect(looks()).toBe(1)
})

test('[OFR-13] whom the candidate hides from finds nobody, by link neither', async ({ page }) => {
  const keyword = ownKeyword()
  const { email, company } = await addRecruiter()
  const person = await addPerson({ hashtags: [keyword] })
  await hideFrom(person, company)
  await signInToConsole(page, email)
  await page.goto(`/console/candidates?q=${keyword}`)
  await expect(foundCount(page)).toHaveText('0명 찾았어요')
  await page.goto(`/console/candidates/${person.userId}`)
  await expect(profile(page)).toContainText('볼 수 없는 프로필이에요')
})

test('[BIZ-2] a search is kept under a name and opened again', async ({ page }) => {
  await openSearch(page, '?q=결제&yearsMin=3')
  await page.getByRole('button', { name: '저장한 검색' }).click()
  const kept = page.getByRole('dialog', { name: '저장한 검색' })
  await expect(kept).toContainText('아직 저장한 검색이 없어요.')
  await kept.getByLabel('지금 검색 저장하기').fill('결제 3년')
  await kept.getByRole('button', { name: '저장', exact: true }).click()
  await expect(kept.getByRole('link', { name: '결제 3년' })).toBeVisible()
  await page.goto('/console/candidates')
  await page.getByRole('button', { name: '저장한 검색' }).click()
  await kept.getByRole('link', { name: '결제 3년' }).click()
  await expect(page).toHaveURL(/yearsMin=3/)
  await expect(field(page)).toHaveValue('결제')
  await page.getByRole('button', { name: '저장한 검색' }).click()
  await kept.getByRole('button', { name: '결제 3년 지우기' }).click()
  await expect(kept).toContainText('아직 저장한 검색이 없어요.')
})

test('a list that could not be loaded is tried again', async ({ page }) => {
  let failing = true
  await page.route('**/api/console/candidates?*', (route) =>
    failing ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: '' } }) : route.continue(),
  )
  await openSearch(page)
  await expect(page.getByText('후보자를 불러오지 못했어요')).toBeVisible()
  failing = false
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(rows(page).first()).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('no page of the loop breaks a rule of accessibility', async ({ page }) => {
      test.setTimeout(240_000)
      const coffeechatId = await addCoffeechat(await addPerson())
      const person = await addPerson()
      await signInToConsole(page, DEMO)
      const pages: [path: string, shown: string][] = [
        ['/candidates', '명 찾았어요'],
        [`/candidates/${person.userId}`, '프로필을 연 회사와 시간은 후보자에게 보여요.'],
        [`/candidates/${person.userId}/compose`, '함께 드리는 것'],
        ['/offers', '보낸 내용 보기'],
        ['/offers?status=refused', '거절한 이유'],
        ['/offers?status=matched', '커피챗 보기'],
        ['/coffeechats', '윤하람'],
        [`/coffeechats/${coffeechatId}`, '연락처와 자료'],
        ['/figures', '어택이 지나온 길'],
      ]
      for (const [path, shown] of pages) {
        await page.goto(`/console${path}`)
        await expect(page.getByText(shown).first()).toBeVisible()
        const axe = new AxeBuilder({ page })
        // The dark pages are the light ones in other colours.
        const { violations } = await (
          colorScheme === 'dark' ? axe.withRules(['color-contrast']) : axe
        ).analyze()
        expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html])).toEqual([])
      }
    })
  })
}
