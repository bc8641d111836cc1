import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { facts, offered, ownProof, PROOF_NOON, proofId } from '../testing/samples/own-proofs.ts'
import { test } from '../testing/screen-test.tsx'

/** Making a proof in two steps: what it says, then for whom. */

test.beforeEach(({ clock, api }) => {
  clock.day(PROOF_NOON)
  api.answers('GET /users/proofs/offered', offered())
})

const title = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const onward = button('받는 곳 정하기')
const make = button('증명서 만들기')

test('[PROOF-1] at least goes in notches of 500만 원, lower if one likes; the rest is drawn without a figure', async ({
  open,
}) => {
  await open('/my/proofs/new')
  await expect.element(title).toHaveTextContent('무엇을 증명할까요?')
  const notches = page.getByRole('img', { name: '500만 원 10칸, 5,000만 원까지 보이고 나머지는 가려져요' })
  await expect.element(notches).toBeVisible()
  await expect.element(page.getByText('건강보험 · 11월 3일에 불러왔어요').first()).toBeVisible()
  await expect.element(button('500만 원 올리기')).toBeDisabled()
  expect(document.body.innerText).not.toContain('5,200')
  await expectAccessible()
  await button('500만 원 내리기').click()
  await expect.element(page.getByText('4,500만 원까지만 보여요')).toBeVisible()
  await page.getByRole('radio', { name: /경력 8년 이상/ }).click()
  await expect.element(page.getByText('다닌 회사 이름과 날짜는 들어가지 않아요.')).toBeVisible()
})

test('[PROOF-2] the receiver is named, the term chosen, and what the receiver reads stands below', async ({
  api,
  open,
}) => {
  const screen = await open('/my/proofs/new')
  await onward.click()
  await expect.element(title).toHaveTextContent('누구에게 보여 줄까요?')
  expect(screen.address()).toBe('/my/proofs/new?step=who')
  await expect.element(page.getByText('12월 25일 밤 12시까지')).toBeVisible()
  await make.click()
  await expect.element(page.getByText('받는 곳을 적어 주세요')).toBeVisible()
  await expectAccessible()
  await page.getByRole('textbox', { name: '받는 곳' }).fill('조약돌은행')
  await expect.element(page.getByText('조약돌은행은 이렇게 읽어요')).toBeVisible()
  await expect.element(page.getByText('건강보험 · 2025년 11월 3일 조회 · 이름 없음')).toBeVisible()
  await button('7일').click()
  await page.getByRole('switch', { name: '내 이름 넣기' }).click()
  await expect.element(page.getByText('건강보험 · 2025년 11월 3일 조회 · 한지우')).toBeVisible()
  api.loses('POST /users/proofs')
  await make.click()
  await expect.element(toast('만들지 못했어요. 적은 건 그대로 있어요')).toBeVisible()
  api.answers('POST /users/proofs', ownProof())
  api.answers('GET /users/proofs/:id', ownProof())
  await make.click()
  await expect.element(page.getByText('조약돌은행에 드려요')).toBeVisible()
  expect(screen.address()).toBe(`/my/proofs/${proofId}`)
  const [lost, made] = api.sent('POST /users/proofs')
  expect(made?.body).toEqual({
    kind: 'INCOME_AT_LEAST',
    amount: 5_000,
    receiver: '조약돌은행',
    days: 7,
    withName: true,
  })
  expect(made?.idempotencyKey).toBe(lost?.idempotencyKey)
})

test('[PROOF-1] the exact figure has a yes of its own, which starts empty', async ({ api, open }) => {
  await open('/my/proofs/new')
  await page.getByRole('radio', { name: /정확한 연 소득/ }).click()
  await onward.click()
  const sheet = page.getByRole('dialog', { name: '정확한 금액을 보여 줄까요?' })
  await expect.element(sheet).toMatchTextContent('2024년 연 소득')
  await expect.element(sheet.getByText('5,200만 원').first()).toBeInTheDocument()
  const yes = sheet.getByRole('button', { name: '정확한 금액 넣기' })
  await expect.element(sheet.getByRole('checkbox')).not.toBeChecked()
  await expect.element(yes).toBeDisabled()
  await expectAccessible()
  await sheet.getByRole('checkbox').click()
  await yes.click()
  await button('노을클라우드').click()
  api.answers('POST /users/proofs', ownProof())
  api.answers('GET /users/proofs/:id', ownProof())
  await make.click()
  await expect.element(page.getByText('조약돌은행에 드려요')).toBeVisible()
  expect(api.sent('POST /users/proofs')[0]?.body).toMatchObject({
    kind: 'INCOME_EXACT',
    year: 2024,
    amount: 5_200,
    agreed: true,
    receiver: '노을클라우드',
    withName: false,
  })
})

test('[PROOF-1] [KEEP-10] a kept result leads here: its row is chosen, and neither figure is sent or shown', async ({
  api,
  open,
}) => {
  const paid = { company: '노을클라우드', source: 'HEALTH', lookedUpOn: '2025-11-03' } as const
  const says = '노을클라우드에서 약속한 연봉을 받고 있어요'
  api.answers('GET /users/proofs/offered', offered({ paid }))
  await open('/my/proofs/new?kind=PAID_AS_PROMISED')
  await expect.element(page.getByRole('radio', { name: new RegExp(says) })).toBeChecked()
  await expect.element(page.getByText('약속한 금액도 받은 금액도 들어가지 않아요.')).toBeVisible()
  await expectAccessible()
  await onward.click()
  await page.getByRole('textbox', { name: '받는 곳' }).fill('조약돌은행')
  await expect.element(page.getByText(says)).toBeVisible()
  const made = ownProof({
    facts: facts({ kind: 'PAID_AS_PROMISED', amount: null, company: '노을클라우드' }),
  })
  api.answers('POST /users/proofs', made)
  api.answers('GET /users/proofs/:id', made)
  await make.click()
  await expect.element(title).toMatchTextContent(says)
  expect(api.sent('POST /users/proofs')[0]?.body).toEqual({
    kind: 'PAID_AS_PROMISED',
    receiver: '조약돌은행',
    days: 30,
    withName: false,
  })
})

test('[PROOF-1] an address alone gives no yes to the exact figure', async ({ open }) => {
  await open('/my/proofs/new?kind=INCOME_EXACT&step=who')
  await expect.element(title).toHaveTextContent('무엇을 증명할까요?')
})

test('[PROOF-2] made anew it begins with the same content, as far as the record still says it, and without the name', async ({
  api,
  open,
}) => {
  api.answers(
    'GET /users/proofs/:id',
    ownProof({
      facts: facts({ amount: 6_000 }),
      name: '한지우',
      receiver: '도란부동산',
      state: 'EXPIRED',
      link: null,
    }),
  )
  await open(`/my/proofs/new?like=${proofId}`)
  await expect.element(page.getByText('5,000만 원까지만 보여요')).toBeVisible()
  await onward.click()
  await expect.element(page.getByRole('textbox', { name: '받는 곳' })).toHaveValue('도란부동산')
  await expect.element(page.getByRole('switch', { name: '내 이름 넣기' })).not.toBeChecked()
})

test('[PROOF-1] without a verified career it leads to the verification, without a record to the income', async ({
  api,
  open,
}) => {
  api.refuses('GET /users/proofs/offered', 'PROOF_NEEDS_CAREER')
  const screen = await open('/my/proofs/new')
  await expect.element(page.getByRole('link', { name: '커리어 인증하기' })).toBeVisible()
  api.answers(
    'GET /users/proofs/offered',
    offered({ incomeAtLeast: null, careerAtLeast: null, employed: [], incomeExact: null }),
  )
  await screen.reload()
  await expect.element(page.getByText('아직 증명할 수 있는 기록이 없어요')).toBeVisible()
})
