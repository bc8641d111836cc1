import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT } from '../../testing/samples/coffeechats.ts'
import { figures, sentOffer, sentOffers } from '../../testing/samples/offers.ts'
import { daysOn, minutesOn } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** What was sent and what became of it (BIZ-5). */

const cards = page.getByRole('list', { name: '보낸 어택' }).getByRole('listitem')

test('[BIZ-5] [OFR-13] what waits has no name, and says how long', async ({ api, open }) => {
  api.answers('GET /console/offers', sentOffers(sentOffer()))
  await open('/offers')
  await expect
    .element(cards)
    .toMatchTextContent(
      /^프론트엔드 개발자 · 5년 2개월프론트엔드 개발자 · 한이레#결제 #접근성6,300~6,800만 원어제 보냄 · 아직 안 읽음 · 5일 남/,
    )
  await expect
    .element(page.getByRole('link', { name: /^보낸 어택/ }))
    .toHaveTextContent('보낸 어택1건이 답을 기다려요')
  await page.getByText('보낸 내용 보기').click()
  await expect.element(page.getByText('결제 화면 이야기를 읽고 연락드려요.')).toBeVisible()
  await expectAccessible()
})

test('[OFR-15] what was named besides the base stands in a line, with the first year', async ({
  api,
  open,
}) => {
  const pay = {
    bonus: { min: 300, max: 700 },
    signing: 500,
    stock: { kind: 'OPTION', min: 1_200, max: 2_000, years: 4 },
  } as const
  api.answers('GET /console/offers', sentOffers(sentOffer({ pay })))
  await open('/offers')
  const named = page.getByRole('list', { name: '연봉 말고 더 제안한 것' }).getByRole('listitem')
  await expect.element(named).toHaveLength(4)
  expect(named.elements().map(({ textContent }) => textContent)).toEqual([
    '성과급 해마다 300~700만 원',
    '스톡옵션 4년에 1,200~2,000만 원',
    '사이닝 보너스 500만 원',
    '첫해에 모두 7,400~8,500만 원',
  ])
  await expectAccessible()
})

test('[VAL-8] the link that was sent along opens elsewhere, unless it is no web address', async ({
  api,
  open,
}) => {
  const script = 'javascript:alert(document.domain)'
  api.answers('GET /console/offers', sentOffers(sentOffer()))
  const screen = await open('/offers')
  await page.getByText('보낸 내용 보기').click()
  const link = cards.getByRole('link')
  await expect.element(link).toHaveAttribute('href', 'https://dawn.example/jobs/1')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  api.answers('GET /console/offers', sentOffers(sentOffer({ link: script })))
  await screen.reload()
  await page.getByText('보낸 내용 보기').click()
  await expect.element(cards.getByText(script)).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

test('[TRUST-7] for five minutes it can be taken back', async ({ api, open }) => {
  const fresh = sentOffer({ sentAt: minutesOn(-1), deliverAt: minutesOn(4) })
  api.answers('GET /console/offers', sentOffers(fresh))
  api.answers('POST /console/offers/:id/undo')
  await open('/offers')
  await expect.element(cards).toMatchTextContent(/\d:\d\d 뒤에 후보자에게 전해져요/)
  await expectAccessible()
  api.answers('GET /console/offers', sentOffers())
  await cards.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(toast('보낸 어택을 되돌렸어요')).toBeVisible()
  await expect.element(page.getByText('답을 기다리는 어택이 없어요')).toBeVisible()
  expect(api.sent('POST /console/offers/:id/undo').map(({ params }) => params.id)).toEqual([fresh.id])
})

test('[TRUST-7] once the five minutes are over it says so', async ({ api, open }) => {
  api.answers('GET /console/offers', sentOffers(sentOffer({ deliverAt: minutesOn(1) })))
  api.refuses('POST /console/offers/:id/undo', 'OFFER_UNDO_OVER')
  await open('/offers')
  await cards.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(toast('되돌릴 수 있는 시간이 지났어요')).toBeVisible()
})

test('[BIZ-5] what was refused comes with the reasons of all together', async ({ api, open }) => {
  const refused = sentOffer({ status: 'REFUSED', readAt: daysOn(-1), decidedAt: daysOn(-1) })
  api.answers('GET /console/offers', sentOffers(refused))
  api.answers('GET /console/figures', figures)
  await open('/offers?status=refused')
  await expect
    .element(page.getByRole('region', { name: '거절한 이유' }))
    .toMatchTextContent('연봉이 기대보다 아쉬워요5명그 밖의 이유5명')
  await expect.element(cards).toMatchTextContent('어제 보냄 · 어제 답함')
  await expectAccessible()
  expect(api.sent('GET /console/offers').map(({ query }) => query.status)).toContain('REFUSED')
})

test('[OFR-13] a match gives the name, the phone and the way to the coffee chat', async ({ api, open }) => {
  const contact = { name: '노가온', phone: '01031234567', email: 'gaon@mail.example' }
  const matched = sentOffer({ status: 'MATCHED', contact, coffeechatId: COFFEECHAT, decidedAt: daysOn(-1) })
  api.answers('GET /console/offers', sentOffers(matched))
  await open('/offers?status=matched')
  await expect.element(cards).toMatchTextContent('노가온010-3123-4567gaon@mail.example')
  await expect
    .element(cards.getByRole('link', { name: '커피챗 보기' }))
    .toHaveAttribute('href', `/coffeechats/${COFFEECHAT}`)
  await expectAccessible()
})
