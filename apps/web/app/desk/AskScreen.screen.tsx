import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../testing/intentions.ts'
import { test } from '../testing/screen-test.tsx'

/** Contacting us, signed in and anonymously. */

const message = page.getByRole('textbox', { name: '문의 내용' })
const contact = page.getByRole('textbox', { name: '답을 받을 연락처' })
const send = page.getByRole('button', { name: '문의 보내기' })
const title = page.getByRole('heading', { level: 1 })
const back = page.getByRole('link', { name: '보던 화면으로 돌아가기' })

test('[ROUTE-1] [ROUTE-12] [BIZ-4] a visitor asks about the page they came from and returns to it', async ({
  api,
  open,
}) => {
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  const screen = await open('/ask?from=%2Fsubmit', { as: 'nobody' })
  await expect.element(title).toHaveTextContent('무엇이 궁금하세요?')
  expect(document.title).toBe('문의하기 · 커피어택')
  await expect.element(page.getByText('경력과 소득 인증')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '궁금한 점을 적어 주세요' })).toBeDisabled()
  await expectAccessible()
  await message.fill('프리랜서도 참여할 수 있나요?')
  await contact.fill('010-12')
  await send.click()
  await expect.element(page.getByText('휴대전화 번호나 이메일을 정확히 입력해 주세요.')).toBeVisible()
  await expect.element(contact).toHaveFocus()
  await contact.fill('haneul@mail.example')
  await send.click()
  await expect.element(title).toHaveTextContent('문의를 잘 받았어요')
  await expect.element(page.getByText('담당 에이전트가 읽고 남겨 주신 연락처로 답해 드릴게요.')).toBeVisible()
  expect(api.sent('POST /users/ask').map(({ body }) => body)).toEqual([
    { from: '/submit', message: '프리랜서도 참여할 수 있나요?', contact: 'haneul@mail.example' },
  ])
  await back.click()
  await expect.poll(screen.address).toBe('/submit')
})

test('[BIZ-4] without a contact the form says that we cannot answer', async ({ api, open }) => {
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  await open('/ask', { as: 'nobody' })
  await message.fill('잘 쓰고 있어요.')
  await send.click()
  await expect
    .element(page.getByText('소중한 의견으로 잘 읽을게요. 연락처가 없어 답은 보내 드리지 못해요.'))
    .toBeVisible()
})

test('[BIZ-4] a company leaves a contact, also when the writer is signed in', async ({ api, open }) => {
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  await open('/ask?from=%2Fbusiness&as=company')
  await expect.element(title).toHaveTextContent('도입이 궁금하세요?')
  await message.fill('노을클라우드예요. 언제부터 쓸 수 있나요?')
  await send.click()
  await expect.element(page.getByText('답을 받을 휴대전화 번호나 이메일을 입력해 주세요.')).toBeVisible()
  await expectAccessible()
  await contact.fill('hr@noeulcloud.example')
  await send.click()
  await expect.element(page.getByText('담당 에이전트가 읽고 남겨 주신 연락처로 답해 드릴게요.')).toBeVisible()
  expect(api.sent('POST /users/ask').map(({ body }) => body)).toEqual([
    {
      from: '/business',
      message: '노을클라우드예요. 언제부터 쓸 수 있나요?',
      contact: 'hr@noeulcloud.example',
      isOfCompany: true,
    },
  ])
})

test('[BIZ-4] a member needs no contact and is answered in the messages', async ({ api, open }) => {
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  await open('/ask?from=%2Fmy%2Fattack')
  await expect.element(page.getByText('답은 메시지로 보내 드려요')).toBeVisible()
  await expect.element(contact).not.toBeInTheDocument()
  await message.fill('기한이 지난 제안에 다시 연락할 수 있을까요?')
  await send.click()
  await expect.element(page.getByText('담당 에이전트가 읽고 메시지로 답해 드릴게요.')).toBeVisible()
  await expect.element(back).toHaveAttribute('href', '/my/attack')
})

test('[OFR-8] a person who wants to talk to a company again need not name it', async ({ api, open }) => {
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  const from = '/my/result/1'
  await open(`/ask?${new URLSearchParams({ from, company: '달그락' })}`)
  await expect.element(message).toHaveValue('달그락과 다시 연결하고 싶어요.')
  await send.click()
  await expect.element(title).toHaveTextContent('문의를 잘 받았어요')
  expect(api.sent('POST /users/ask').map(({ body }) => body)).toEqual([
    { from, message: '달그락과 다시 연결하고 싶어요.' },
  ])
})

test('[VAL-16] at most a thousand characters', async ({ open }) => {
  await open('/ask', { as: 'nobody' })
  await message.fill('가'.repeat(1001))
  await expect.element(message).toHaveValue('가'.repeat(1000))
  await expect.element(message).toHaveAccessibleDescription(/1000자까지 작성 가능해요/)
})

test('too many requests are told, and the text stays', async ({ api, open }) => {
  api.refuses('POST /users/ask', 'TOO_MANY_REQUESTS')
  await open('/ask', { as: 'nobody' })
  await message.fill('안녕하세요')
  await send.click()
  await expect.element(page.getByText('요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.')).toBeVisible()
  await expect.element(message).toHaveValue('안녕하세요')
})

test('a return path to another site is ignored', async ({ api, open }) => {
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  await open('/ask?from=https%3A%2F%2Fevil.example', { as: 'nobody' })
  await message.fill('안녕하세요')
  await send.click()
  await expect.element(back).toHaveAttribute('href', '/')
})

test('[BIZ-4] after a lost response the same text is the same inquiry, another text is another', async ({
  api,
  open,
}) => {
  api.loses('POST /users/ask')
  await open('/ask')
  await message.fill('안녕하세요')
  await send.click()
  await leaveLost()
  await send.click()
  await leaveLost()
  api.answers('POST /users/ask', { id: '01990000-0000-7000-8000-000000000001' })
  await message.fill('안녕하세요. 반가워요.')
  await send.click()
  await expect.element(title).toHaveTextContent('문의를 잘 받았어요')
  expect(intentionsOf(api.sent('POST /users/ask'))).toEqual([0, 0, 1])
})
