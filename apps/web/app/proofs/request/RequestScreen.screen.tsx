import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { offered, PROOF_NOON, proofId, proofRequest, requestId } from '../../testing/samples/own-proofs.ts'
import { test } from '../../testing/screen-test.tsx'

/** A company in 처우 협의 asks for a proof in place of a payslip. */

test.beforeEach(({ clock, api }) => {
  clock.day(PROOF_NOON)
  api.answers('GET /users/proofs/offered', offered())
  api.answers('GET /users/proof-requests/:id', proofRequest())
  api.answers('GET /v3/users/my', my({ name: '한지우' }))
})

const HERE = `/my/proofs/requests/${requestId}`
const title = page.getByRole('heading', { level: 1 })
const send = page.getByRole('button', { name: '이 증명서 보내기' })

test('[PROOF-6] it begins with what was asked; the person sends another one, as low as they like', async ({
  api,
  open,
}) => {
  await open(HERE)
  await expect.element(title).toMatchTextContent('급여명세서 대신 증명서를 부탁했어요')
  await expect.element(page.getByText('“연봉 구간을 정하는 데만 써요.”')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /경력 몇 년 이상/ })).toBeChecked()
  await expect
    .element(page.getByText(/무엇을 보낼지는 지우 님이 골라요. 보내지 않아도 협의는 그대로 이어지고/))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('radio', { name: /연 소득 5,000만 원 이상/ }).click()
  await page.getByRole('button', { name: '500만 원 내리기' }).click()
  api.answers('POST /users/proof-requests/:id/answer', proofRequest({ state: 'ANSWERED', proofId }))
  await send.click()
  await expect.element(title).toHaveTextContent('증명서를 보냈어요')
  await expect.element(page.getByRole('link', { name: '보낸 증명서 보기' })).toBeVisible()
  expect(api.sent('POST /users/proof-requests/:id/answer')[0]?.body).toEqual({
    kind: 'INCOME_AT_LEAST',
    amount: 4_500,
  })
})

test('[PROOF-6] [PROOF-1] the exact figure is sent only after its own yes', async ({ api, open }) => {
  await open(HERE)
  await page.getByRole('radio', { name: /정확한 연 소득/ }).click()
  await send.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox').click()
  api.answers('POST /users/proof-requests/:id/answer', proofRequest({ state: 'ANSWERED', proofId }))
  await sheet.getByRole('button', { name: '정확한 금액 보내기' }).click()
  await expect.element(title).toHaveTextContent('증명서를 보냈어요')
  expect(api.sent('POST /users/proof-requests/:id/answer')[0]?.body).toMatchObject({
    kind: 'INCOME_EXACT',
    agreed: true,
  })
})

test('[PROOF-6] declining asks for no reason, and nothing ends by it', async ({ api, open }) => {
  api.answers('POST /users/proof-requests/:id/decline', proofRequest({ state: 'DECLINED' }))
  await open(HERE)
  await page.getByRole('button', { name: '보내지 않을래요' }).click()
  await expect.element(title).toHaveTextContent('보내지 않기로 했어요')
  await expect.element(page.getByText('협의는 그대로 이어져요. 회사에는 이유를 알리지 않아요.')).toBeVisible()
  await expectAccessible()
})

test('[PROOF-6] a request that was withdrawn meanwhile says so; whoever has no record can still decline', async ({
  api,
  open,
}) => {
  api.answers(
    'GET /users/proofs/offered',
    offered({ incomeAtLeast: null, careerAtLeast: null, employed: [], incomeExact: null }),
  )
  await open(HERE)
  await expect.element(page.getByText(/지금은 증명할 수 있는 기록이 없어요/)).toBeVisible()
  await expect.element(send).toBeDisabled()
  api.refuses('POST /users/proof-requests/:id/decline', 'PROOF_REQUEST_MOVED_ON')
  api.answers('GET /users/proof-requests/:id', proofRequest({ state: 'WITHDRAWN' }))
  await page.getByRole('button', { name: '보내지 않을래요' }).click()
  await page.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(title).toHaveTextContent('회사가 부탁을 거뒀어요')
})
