import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { counter, lastMomentIn, messageOnly, offer, sampleId } from '../../testing/samples/offers.ts'

/** '이 금액이면 만날게요' (OFR-16): sent once, from the open offer or in place of refusing for pay. */

const link = page.getByRole('button', { name: '이 금액이면 만날게요' })
const sheet = page.getByRole('dialog', { name: '얼마면 만나고 싶어요?' })
const field = page.getByRole('textbox', { name: /^만나고 싶은 연봉/ })
const words = page.getByRole('textbox', { name: '회사에 남길 한마디' })
const send = sheet.getByRole('button', { name: /이면 만날게요$/ })

test('[OFR-16] explains the amount while it is typed, and sends it with a short message', async ({
  api,
  openOffer,
}) => {
  await openOffer()
  await link.click()
  await expect.element(sheet).toMatchTextContent('한 번만 말할 수 있어요. 이름은 알리지 않아요.')
  await expect.element(send).toBeDisabled()
  await expect.element(sheet.getByText('6,800만 원보다 높게 적어 주세요')).toBeVisible()
  await expectAccessible()
  await field.fill('7200')
  await expect.element(field).toHaveValue('7,200')
  await expect.element(sheet.getByText('제안보다 400만 원, 지금보다 38.5% 높아요')).toBeVisible()
  await expect
    .element(sheet.getByRole('img'))
    .toHaveAccessibleName('지금 5,200만 원, 제안 6,000~6,800만 원, 내가 말할 금액 7,200만 원')
  await expect.element(send).toHaveTextContent('7,200만 원이면 만날게요')
  await words.fill('올해 조정이 예정돼 있어요.')
  const countered = counter({ note: '올해 조정이 예정돼 있어요.' })
  api.answers('POST /users/offers/counter/:id', offer({ counter: countered }))
  api.answers('GET /v2/users/offers/:id', offer({ counter: countered }))
  await send.click()
  await expect.element(page.getByText('7,200만 원이면 만난다고 전했어요')).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(link).not.toBeInTheDocument()
  expect(api.sent('POST /users/offers/counter/:id')).toMatchObject([
    { params: { id: sampleId(1) }, body: { amount: 7_200, note: '올해 조정이 예정돼 있어요.' } },
  ])
})

test('[OFR-16] [VAL-15] the amount is above the offer, and at most 20억', async ({ openOffer }) => {
  await openOffer()
  await link.click()
  await field.fill('6800')
  await expect.element(send).toBeDisabled()
  await field.fill('6801')
  await expect.element(send).toBeEnabled()
  await field.fill('999999')
  await expect.element(field).toHaveValue('200,000')
  await expect.element(send).toHaveTextContent('20억 원이면 만날게요')
})

test('[OFR-16] the message has at most two hundred characters', async ({ openOffer }) => {
  await openOffer()
  await link.click()
  await words.fill('가'.repeat(201))
  await expect.element(words).toHaveValue('가'.repeat(200))
  await expect.element(sheet.getByText('200자까지 작성 가능해요').first()).toBeVisible()
})

test('[OFR-16] [VAL-15] a number above the ceiling becomes the ceiling, and says so', async ({ openOffer }) => {
  await openOffer()
  await link.click()
  await field.fill('300000')
  await expect.element(field).toHaveValue('200,000')
  await expect.element(sheet.getByText('20억 원까지 적을 수 있어요')).toBeVisible()
})

test('[OFR-16] without a verified income only the amount is told', async ({ openOffer }) => {
  await openOffer({ incomeBasis: null, increaseRate: null })
  await link.click()
  await field.fill('7200')
  await expect.element(sheet.getByText('제안보다 400만 원 높아요')).toBeVisible()
  await expect.element(sheet.getByRole('img')).not.toBeInTheDocument()
})

describe('[OFR-16] is offered beside refusing for pay', () => {
  const refuse = page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })
  const instead = refuse.getByRole('button', { name: '이 금액이면 만날게요' })

  test('and leads to the amount', async ({ openOffer }) => {
    await openOffer()
    await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
    await page.getByRole('radio', { name: '하고 싶은 일과 달라요' }).click()
    await expect.element(instead).not.toBeInTheDocument()
    await page.getByRole('radio', { name: '연봉이 기대보다 아쉬워요' }).click()
    await expectAccessible()
    await instead.click()
    await expect.element(sheet).toBeVisible()
    await expect.element(refuse).not.toBeInTheDocument()
  })

  test('not after it was sent', async ({ openOffer }) => {
    await openOffer({ counter: counter({ answer: 'KEPT' }) })
    await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
    await page.getByRole('radio', { name: '연봉이 기대보다 아쉬워요' }).click()
    await expect.element(instead).not.toBeInTheDocument()
  })
})

describe('[OFR-16] is missing', () => {
  test('when no salary is named', async ({ openOffer }) => {
    await openOffer({ ...messageOnly })
    await expect.element(page.getByRole('button', { name: '이번 제안은 아쉬워요' })).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
  })

  test('when no higher amount is allowed', async ({ openOffer }) => {
    await openOffer({ salaryMax: 200_000 })
    await expect.element(page.getByRole('button', { name: '이번 제안은 아쉬워요' })).toBeVisible()
    await expect.element(link).not.toBeInTheDocument()
  })
})

describe('[OFR-16] too late', () => {
  test('sent on another device: the slip shows that one', async ({ api, openOffer }) => {
    await openOffer()
    await link.click()
    await field.fill('7200')
    api.refuses('POST /users/offers/counter/:id', 'COUNTER_USED')
    api.answers('GET /v2/users/offers/:id', offer({ counter: counter({ amount: 7_000 }) }))
    await send.click()
    await expect.element(page.getByText('이미 금액을 전했어요')).toBeVisible()
    await page.getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(page.getByText('7,000만 원이면 만난다고 전했어요')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  test('accepted on another device: the page says so', async ({ api, openOffer }) => {
    await openOffer()
    await link.click()
    await field.fill('7200')
    api.refuses('POST /users/offers/counter/:id', 'OFFER_MATCHED')
    api.answers('GET /v2/users/offers/:id', offer({ status: 'MATCHED' }))
    await send.click()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('커피챗 매칭이 완료되었어요.')
  })

  test('a call whose response was lost is resent with the same key', async ({ api, openOffer }) => {
    api.loses('POST /users/offers/counter/:id')
    await openOffer({ expiredAt: lastMomentIn(2) })
    await link.click()
    await field.fill('7200')
    await send.click()
    await expect.element(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
    api.answers('POST /users/offers/counter/:id', offer({ counter: counter() }))
    api.answers('GET /v2/users/offers/:id', offer({ counter: counter() }))
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(page.getByText('7,200만 원이면 만난다고 전했어요')).toBeVisible()
  })
})
