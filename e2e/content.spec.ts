import { expect, test } from '@playwright/test'

test('[PUB-9] the questions narrow while somebody types: by words, by initials, half typed', async ({
  page,
}) => {
  await page.goto('/faq')
  const questions = page.locator('main details')
  const all = await questions.count()
  const field = page.getByRole('searchbox', { name: '질문 찾기' })

  await field.pressSequentially('지금 회사 ㅍㄹㅍ')
  await expect(questions.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('질문 1개를 찾았어요')
  // The answer is open at once.
  await expect(
    page.getByText(
      '아니요. 재직 중인 회사와 따로 막아 둔 회사에는 프로필을 숨길 수 있어요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
    ),
  ).toBeVisible()

  await field.fill('탈톼')
  await expect(page.getByRole('status')).toHaveText('검색 결과가 없습니다.')
  await field.fill('탈퇴하며')
  await expect(page.getByText('받은 제안이 있으면 30일 동안 따로 보관한 뒤 지워요.')).toBeVisible()
  await field.fill('')
  await expect(questions.filter({ visible: true })).toHaveCount(all)
  await expect(page.getByRole('status')).toBeEmpty()
})

test('[PUB-9] a link to a question opens it, and its structured data says what the page says', async ({
  page,
}) => {
  await page.goto('/faq#selection-window')
  await expect(
    page.getByText('받은 날부터 7일 동안 고를 수 있어요. 마지막 날 밤 12시에 마감돼요.'),
  ).toBeInViewport()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = data.map((text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] })
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
  const asked = await page.locator('main summary').allTextContents()
  expect(things[1]!.mainEntity!.map(({ name }) => name)).toEqual(asked)
})

test('[ROUTE-14] the salary guide reckons with the rates of 2026 and says what it assumes', async ({
  page,
}) => {
  await page.goto('/guide/salary_guide')
  const row = page.getByRole('row', { name: /^5,000만 원/ })
  await expect(row).toHaveText('5,000만 원385,430207,5403,573,696')
  await expect(page.getByText('공제 대상이 본인 한 사람이고, 한 달 비과세 식대 20만 원이')).toBeVisible()
  await expect(page.getByRole('row', { name: '국민연금' })).toContainText(
    '4.75% (월 659만 원까지의 소득에만)',
  )
  await expect(page.getByRole('row', { name: '장기요양보험' })).toContainText('건강보험료의 13.14%')
})

test('[ROUTE-14] a table of contents leads to its parts', async ({ page }) => {
  await page.goto('/guide/salary_guide')
  await page
    .getByRole('navigation', { name: '차례' })
    .getByRole('link', { name: '협상은 이렇게 해요' })
    .click()
  await expect(page.getByRole('heading', { name: '협상은 이렇게 해요' })).toBeInViewport()
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe('#협상은-이렇게-해요')
})

test('[PRO-14] [VER-10] the privacy policy says who sees what, and when it is erased', async ({ page }) => {
  await page.goto('/terms/privacy')
  const name = page.getByRole('row', { name: /^이름, 연락처/ })
  await expect(name).toHaveText('이름, 연락처안 보여요보여요안 보여요')
  await expect(page.getByRole('row', { name: /^프로필, 소득, 어택/ })).toContainText(
    '있으면 잠가서 30일 보관한 뒤',
  )
  await expect(page.getByText('주민등록번호 뒷자리는 저장하지 않아요.')).toBeVisible()
})

test('[ROUTE-14] on paper the terms stand alone', async ({ page }) => {
  await page.goto('/terms/service')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('link', { name: '로그인' })).toBeHidden()
})

test('[PUB-2] the side menu and the footer lead to every text', async ({ page }) => {
  const texts = ['서비스 소개', '어택이란', '커피챗이란', '연봉 가이드', '자주 묻는 질문']
  const legal = ['개인정보 처리방침', '이용약관']
  await page.goto('/introduce')
  const footer = page.getByRole('contentinfo')
  for (const name of [...texts, ...legal]) await expect(footer.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  const menu = page.getByRole('dialog', { name: '메뉴' })
  for (const name of [...texts, ...legal]) await expect(menu.getByRole('link', { name })).toBeVisible()
  await menu.getByRole('link', { name: '어택이란' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('어택이라고 불러요')
})
