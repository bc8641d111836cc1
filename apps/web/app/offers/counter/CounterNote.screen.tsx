import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { OFFER_ADDRESS, test } from '../../testing/offer-test.tsx'
import {
  counter,
  lastMomentIn,
  NOON,
  offer,
  offerEntry,
  offerList,
  owner,
} from '../../testing/samples/offers.ts'

/** A counter-offer on the slip: waiting, raised, kept, withdrawn (OFR-16). */

const slip = page.getByRole('article')
const counterLink = page.getByRole('button', { name: '이 금액이면 만날게요' })
const OFFERED = { salaryMin: 6_300, salaryMax: 6_800 }
const was = OFFERED

test('[OFR-16] waiting: an outline on the bar, and the offer’s remaining days', async ({ openOffer }) => {
  await openOffer({ ...OFFERED, expiredAt: lastMomentIn(3), counter: counter({ was }) })
  await expect.element(slip.getByText('7,200만 원이면 만난다고 전했어요')).toBeVisible()
  await expect.element(slip.getByText('회사가 답하면 바로 알려 드려요.')).toBeVisible()
  await expect.element(slip.getByText('기다리지 않고 골라도 괜찮아요.')).toBeVisible()
  await expect
    .element(slip.getByRole('img', { name: '제안은 6,800만 원까지, 내가 말한 금액은 7,200만 원' }))
    .toBeVisible()
  await expect.element(slip.getByText('내가 말한 7,200만 원')).toBeVisible()
  await expect.element(slip.getByText('일주일 가운데 3일 남았어요')).toBeInTheDocument()
  await expect.element(slip.getByText('바다 님께 드리는 연봉')).toBeVisible()
  await expect.element(counterLink).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).toBeEnabled()
  await expect.element(page.getByRole('button', { name: '이번 제안은 아쉬워요' })).toBeEnabled()
  await expectAccessible()
})

test('[OFR-16] waiting on the last day: it ends tonight', async ({ openOffer }) => {
  await openOffer({ expiredAt: lastMomentIn(0), counter: counter() })
  await expect.element(slip.getByText('오늘 밤 12시에 마감돼요')).toBeInTheDocument()
})

describe('[OFR-16] raised', () => {
  const raised = counter({ answer: 'RAISED', was })

  test('the old range struck through above the new one, the old bar above the new one', async ({
    openOffer,
  }) => {
    await openOffer({ salaryMin: 6_700, salaryMax: 7_200, expiredAt: lastMomentIn(2), counter: raised })
    await expect.element(slip.getByText('바다 님께 다시 드리는 연봉')).toBeVisible()
    await expect.element(slip.getByText('처음 제안은 6,300~6,800')).toBeVisible()
    await expect.element(slip.getByText('육천칠백만 원에서 칠천이백만 원')).toBeInTheDocument()
    await expect
      .element(slip.getByRole('img', { name: '처음 6,300~6,800만 원에서 최대 7,200만 원으로 올랐어요' }))
      .toBeVisible()
    await expect.element(slip.getByText('노을클라우드가 400만 원 올렸어요')).toBeVisible()
    await expect.element(slip.getByText('말한 7,200만 원에 닿았어요.')).toBeVisible()
    await expect.element(slip.getByText('2일 안에 골라 주세요.')).toBeVisible()
    await expect.element(slip.getByText('38.5%').first()).toBeInTheDocument()
    await expect.element(counterLink).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('part of the way, with the company’s message', async ({ openOffer }) => {
    const answerNote = '여기까지가 올해 범위예요.'
    await openOffer({ salaryMin: 6_300, salaryMax: 7_000, counter: { ...raised, answerNote } })
    await expect.element(slip.getByText('말한 7,200만 원까지는 200만 원 남았어요.')).toBeVisible()
    await expect.element(slip.getByText('“여기까지가 올해 범위예요.”')).toBeVisible()
  })

  test('appears while the page is open', async ({ api, openOffer }) => {
    const screen = await openOffer({ ...OFFERED, counter: counter({ was }) })
    await expect.element(slip.getByText('7,200만 원이면 만난다고 전했어요')).toBeVisible()
    api.answers('GET /v2/users/offers/:id', offer({ salaryMin: 6_700, salaryMax: 7_200, counter: raised }))
    await screen.reload()
    await expect.element(slip.getByText('노을클라우드가 400만 원 올렸어요')).toBeVisible()
  })
})

test('[OFR-16] kept: the bar unchanged, and the company’s message', async ({ openOffer }) => {
  const answerNote = '올해 정한 범위에서 가장 높은 금액이에요.'
  await openOffer({ ...OFFERED, counter: counter({ answer: 'KEPT', answerNote, was }) })
  await expect.element(slip.getByText('노을클라우드의 금액은 그대로예요')).toBeVisible()
  await expect.element(slip.getByText(`“${answerNote}”`)).toBeVisible()
  await expect
    .element(slip.getByRole('img', { name: '지금 5,200만 원에서 최대 6,800만 원으로' }))
    .toBeVisible()
  await expect.element(counterLink).not.toBeInTheDocument()
  await expectAccessible()
})

test('[OFR-16] withdrawn: no rate, no answers, and no name was disclosed', async ({ api, openOffer }) => {
  const screen = await openOffer({
    ...OFFERED,
    status: 'EXPIRED',
    counter: counter({ answer: 'TAKEN_BACK', was }),
  })
  await expect.element(page.getByText('회사가 거둬들인 제안이에요')).toBeVisible()
  await expect.element(slip.getByText('바다 님께 드렸던 연봉')).toBeVisible()
  await expect.element(slip.getByText('노을클라우드가 제안을 거둬들였어요')).toBeVisible()
  await expect.element(slip.getByText('바다 님의 이름과 연락처는 알려지지 않았어요.')).toBeVisible()
  await expect.element(slip.getByText(/%/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).not.toBeInTheDocument()
  await expectAccessible()
  api.answers('GET /v3/users/offers', { offerItems: [] })
  await page.getByRole('link', { name: '다른 어택 보기' }).click()
  await expect.poll(screen.address).toBe('/my/attack')
})

test('[OFR-16] in the list it is withdrawn, not expired', async ({ api, open, clock }) => {
  clock.day(NOON)
  api.answers('GET /v3/users/offers', offerList(offerEntry({ status: 'EXPIRED', isTakenBack: true })))
  await open('/my/attack')
  const entry = page.getByRole('link', { name: /노을클라우드/ })
  await expect.element(entry).toMatchTextContent('회사가 거둬들였어요')
  await expect.element(entry).toHaveAttribute('href', OFFER_ADDRESS)
})

test('[OFR-16] [OFR-8] an offer that expired without an answer says so', async ({ api, open, clock }) => {
  clock.day(NOON)
  api.answers('GET /v3/users/my', owner())
  api.answers('GET /v2/users/offers/:id', offer({ status: 'EXPIRED', counter: counter() }))
  await open(OFFER_ADDRESS)
  await expect.element(page.getByText('내가 말한 금액')).toBeVisible()
  await expect.element(page.getByText('회사의 답이 없었어요')).toBeVisible()
})
