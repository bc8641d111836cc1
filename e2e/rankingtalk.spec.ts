import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openConsole } from './console.ts'
import { open } from './sign-in.ts'
import { addPerson, AGENT_EMAIL, signInAs } from './world.ts'

/** The ranking and the anonymous talk under it (ROUTE-11). */

const unique = () => Math.random().toString(36).slice(2, 10)
const thread = (page: Page, text: string) => page.locator('section').filter({ hasText: text }).last()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[ROUTE-11] everybody reads the ranking and the talk', async ({ page }) => {
    await page.goto('/rankingtalk')
    await expect(page.getByRole('heading', { name: '회사는 어떤 일에 높은 연봉을 걸까요?' })).toBeVisible()
    const first = page
      .getByRole('list')
      .filter({ hasText: '이상이 받은 제안' })
      .first()
      .getByRole('listitem')
      .first()
    await expect(first).toContainText(/[\d,]+만 원/)
    await expect(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
    await expect(page.getByText('이직 컨설팅 50% 할인합니다')).toHaveCount(0)
    await expect(page.getByRole('link', { name: '이야기 남기기' })).toHaveAttribute('href', '/my/rankingtalk')
  })
})

test('[ROUTE-11] a post is written, answered, reported by three people, and judged in the console', async ({
  page,
  browser,
}) => {
  test.slow()
  const words = `연봉 협상은 언제가 좋을까요 ${unique()}`
  await signInAs(page, await addPerson())
  await open(page, '/my/rankingtalk')
  const write = page.getByRole('button', { name: '이름 없이 남기기' })
  await page.getByLabel('이야기').fill('제 번호는 010-1234-5678이에요')
  await write.click()
  await expect(page.getByText('전화번호는 쓸 수 없어요. 모두가 보는 곳이에요')).toBeVisible()
  await page.getByLabel('이야기').fill(words)
  await write.click()
  await expect(page.getByText('이야기를 남겼어요')).toBeVisible()
  await expect(thread(page, words)).toContainText('내 글')
  await expect(page.getByText('윤하람')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  const answer = `연말이 좋았어요 ${unique()}`
  for (const place of [0, 1, 2]) {
    const reader = await (await browser.newContext({ locale: 'ko-KR' })).newPage()
    await signInAs(reader, await addPerson())
    await open(reader, '/my/rankingtalk')
    if (place === 0) {
      await thread(reader, words)
        .getByRole('button', { name: /에게 답글$/ })
        .click()
      await reader.getByRole('dialog', { name: '답글 쓰기' }).getByLabel('답글').fill(answer)
      await reader.getByRole('button', { name: '이름 없이 답하기' }).click()
      await expect(thread(reader, words)).toContainText(answer)
    }
    await thread(reader, words).getByRole('button', { name: /신고$/ }).first().click()
    await reader.getByRole('dialog').getByText('사실이 아니에요').click()
    await reader.getByRole('button', { name: '신고하기' }).click()
    await expect(reader.getByText('신고를 받았어요. 살펴볼게요')).toBeVisible()
    await reader.context().close()
  }
  await page.reload()
  await expect(page.getByRole('button', { name: '이름 없이 남기기' })).toBeVisible()
  await expect(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)

  const desk = await openConsole(browser, AGENT_EMAIL, '/talk')
  const reported = desk
    .getByRole('list', { name: '신고된 글' })
    .getByRole('listitem')
    .filter({ hasText: words })
  await expect(reported).toContainText('신고로 가려진 글')
  await expect(reported).toContainText(/사실이 아니에요 3/)
  await expect(reported).toContainText(/글쓴이 [0-9A-F]{6}/)
  await reported.getByRole('button', { name: '다시 보이기' }).click()
  await desk.getByRole('dialog').getByText('잘못된 신고').click()
  await desk.getByRole('button', { name: '글 보이기' }).click()
  await expect(desk.getByText('글이 보여요')).toBeVisible()
  await expect(reported).toHaveCount(0)

  await page.reload()
  await expect(thread(page, words)).toContainText(answer)
  await thread(page, words)
    .getByRole('button', { name: /내 글 지우기$/ })
    .click()
  await page.getByRole('button', { name: '글 지우기', exact: true }).click()
  await expect(page.getByText('글쓴이가 지운 글이에요')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)
})
