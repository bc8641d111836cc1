import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../../testing/intentions.ts'
import { incomesSince, moneyResult, moneyShare, SHARE_ID } from '../../testing/samples/money.ts'
import { verified } from '../../testing/samples/verification.ts'
import { test } from '../../testing/screen-test.tsx'
import { giveShareSheet } from '../../testing/share-sheet.ts'

/** Toasts cover the content below. */
const readIt = () => userEvent.keyboard('{Escape}')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('[PUB-6] the result tells the sum and the rank, and is shared without the sum by default', async ({
  api,
  open,
}) => {
  const { copied } = giveShareSheet(window, { sheet: false })
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2014, { next: null }))
  api.answers('POST /income/lifetime/complete', moneyResult())
  api.answers('POST /income/lifetime/share', moneyShare())
  api.answers('DELETE /income/lifetime/share')
  await open('/my/money?step=result')
  await expect.element(page.getByRole('main')).toMatchTextContent('4억 6,800만 원')
  await expect.element(page.getByText(/함께 모은 사람 가운데 상위 21%예요/)).toBeVisible()
  await expectAccessible()

  await press('결과 나누기')
  await expect.element(toast('링크를 복사했어요')).toBeVisible()
  expect(copied).toEqual([`${location.origin}/money/${SHARE_ID}`])
  await readIt()
  await page.getByRole('switch', { name: '금액도 보여 주기' }).click()
  await press('결과 나누기')
  await expect.poll(() => copied).toHaveLength(2)
  expect(api.sent('POST /income/lifetime/share').map(({ body }) => body)).toEqual([
    { showTotal: false },
    { showTotal: true },
  ])
  await readIt()
  await press('나눈 링크 거두기')
  await expect.element(toast('나눈 링크를 거뒀어요')).toBeVisible()
  expect(api.sent('DELETE /income/lifetime/share')).toHaveLength(1)
  await expect.element(page.getByText('나눈 링크 거두기')).not.toBeInTheDocument()
})

test('[PUB-6] among fewer than five people no rank is told', async ({ api, open }) => {
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2014, { next: null }))
  api.answers('POST /income/lifetime/complete', moneyResult({ percentile: null }))
  await open('/my/money?step=result')
  await expect
    .element(page.getByText('함께 모은 사람이 5명보다 적어서 자리는 아직 말할 수 없어요.'))
    .toBeVisible()
})

test('[PUB-6] a result that is not ready is requested again', async ({ api, open }) => {
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2014, { next: null }))
  api.refuses('POST /income/lifetime/complete', 'LIFETIME_INCOME_NOT_READY')
  await open('/my/money?step=result')
  await expect.element(page.getByText('아직 결과를 볼 수 없어요')).toBeVisible()
  api.answers('POST /income/lifetime/complete', moneyResult())
  await press('다시 시도하기')
  await expect.element(page.getByRole('main')).toMatchTextContent('4억 6,800만 원')
})

test('[PUB-6] a share whose response was lost is created once however often it is tried; with the sum it is another', async ({
  api,
  open,
}) => {
  const { copied } = giveShareSheet(window, { sheet: false })
  api.answers('GET /users/verify', verified())
  api.answers('GET /income/lifetime/item', incomesSince(2014, { next: null }))
  api.answers('POST /income/lifetime/complete', moneyResult())
  api.loses('POST /income/lifetime/share')
  await open('/my/money?step=result')
  await press('결과 나누기')
  await leaveLost()
  await press('결과 나누기')
  await leaveLost()
  api.answers('POST /income/lifetime/share', moneyShare())
  await page.getByRole('switch', { name: '금액도 보여 주기' }).click()
  await press('결과 나누기')
  await expect.poll(() => copied).toHaveLength(1)
  expect(intentionsOf(api.sent('POST /income/lifetime/share'))).toEqual([0, 0, 1])
})
