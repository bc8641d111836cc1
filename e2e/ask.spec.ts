import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addPerson, signInAs } from './world.ts'

/** Asking us something, signed in and not. */

const message = (page: Page) => page.getByRole('textbox', { name: '문의 내용' })
const contact = (page: Page) => page.getByRole('textbox', { name: '답을 받을 연락처' })
const send = (page: Page) => page.getByRole('button', { name: '문의 보내기' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[ROUTE-1] [ROUTE-12] [BIZ-4] a visitor asks about the page they came from and goes back to it', async ({
  page,
}) => {
  await page.goto('/ask?from=%2Fsubmit')
  await expect(page).toHaveTitle('문의하기 · 커피어택')
  await expect(title(page)).toHaveText('무엇이 궁금하세요?')
  await expect(page.getByText('경력과 소득 인증')).toBeVisible()
  await expect(page.getByRole('button', { name: '궁금한 점을 적어 주세요' })).toBeDisabled()
  await message(page).fill('프리랜서도 참여할 수 있나요?')
  await contact(page).fill('010-12')
  await send(page).click()
  await expect(page.getByText('휴대전화 번호나 이메일을 정확히 입력해 주세요.')).toBeVisible()
  await expect(contact(page)).toBeFocused()
  await contact(page).fill('haneul@mail.example')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/users/ask'))
  await send(page).click()
  expect((await sent).postDataJSON()).toEqual({
    from: '/submit',
    message: '프리랜서도 참여할 수 있나요?',
    contact: 'haneul@mail.example',
  })
  await expect(title(page)).toHaveText('문의를 잘 받았어요')
  await expect(page.getByText('담당 에이전트가 읽고 남겨 주신 연락처로 답해 드릴게요.')).toBeVisible()
  await page.getByRole('link', { name: '보던 화면으로 돌아가기' }).click()
  await expect(page).toHaveURL('/submit')
})

test('[BIZ-4] without a contact it says that no answer can come', async ({ page }) => {
  await page.goto('/ask')
  await message(page).fill('잘 쓰고 있어요.')
  await send(page).click()
  await expect(page.getByText('연락처가 없어 답은 보내 드리지 못해요.')).toBeVisible()
})

test('[BIZ-4] a member needs no contact and is answered in the messages', async ({ page }) => {
  await signInAs(page, await addPerson())
  await page.goto('/ask?from=%2Fmy%2Fattack')
  await expect(page.getByText('답은 메시지로 보내 드려요')).toBeVisible()
  await expect(contact(page)).toHaveCount(0)
  await message(page).fill('기한이 지난 제안에 다시 연락할 수 있을까요?')
  await send(page).click()
  await expect(page.getByText('담당 에이전트가 읽고 메시지로 답해 드릴게요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '보던 화면으로 돌아가기' })).toHaveAttribute(
    'href',
    '/my/attack',
  )
})

test('[VAL-16] a thousand characters and not one more', async ({ page }) => {
  await page.goto('/ask')
  await message(page).fill('가'.repeat(1000))
  await expect(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
})

test('too many requests are told, and what was written stays', async ({ page }) => {
  await page.route('**/api/users/ask', (route) =>
    route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', message: '' } }),
  )
  await page.goto('/ask')
  await message(page).fill('안녕하세요')
  await send(page).click()
  await expect(page.getByText('요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.')).toBeVisible()
  await expect(message(page)).toHaveValue('안녕하세요')
})

test('a way back that leads elsewhere is not taken', async ({ page }) => {
  await page.goto('/ask?from=https%3A%2F%2Fevil.example')
  await message(page).fill('안녕하세요')
  await send(page).click()
  await expect(page.getByRole('link', { name: '보던 화면으로 돌아가기' })).toHaveAttribute('href', '/')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`asking shuts nobody out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/ask?from=%2Fmy')
    await expect(contact(page)).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
