import { noParts } from '@coffeeattack/domain/offers/whole-pay'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { messageOnly } from '../../testing/samples/offers.ts'
import { wholePay } from '../../testing/samples/pay.ts'

/** The whole pay under an open offer's headline (OFR-15). */

const drawing = page.getByRole('region', { name: '모두 더하면 이만큼이에요' })
const years = () => [...document.querySelectorAll('section ol > li')].map(({ textContent }) => textContent)

test('[OFR-15] base and raise stay the headline; below, the parts add up to the whole pay', async ({
  openOffer,
}) => {
  await openOffer({ salaryMin: 6_300, hopeSalary: 6_500, pay: wholePay })
  await expect.element(page.getByText('육천삼백만 원에서 육천팔백만 원')).toBeInTheDocument()
  await expect.element(page.getByText('30.8%').first()).toBeInTheDocument()
  await expect.element(page.getByText('희망보다 최대 300만 원 높아요')).toBeVisible()
  for (const words of [
    '첫해7,400~8,500다음 해부터 해마다6,900~8,000',
    '4년을 모으면2억 8,100만~3억 2,500만 원',
    '연봉 6,300~6,800성과급 해마다300~700스톡옵션 4년에 1,200~2,000300~500사이닝 보너스 첫해 한 번500',
    '스톡옵션은 회사가 어림한 값이에요. 약속한 금액이 아니라서 달라질 수 있어요. 점선은 가장 많이 받을 때예요.',
    '한 달 실수령 연봉만 셈했어요약 438~469만 원',
  ])
    await expect.element(drawing).toMatchTextContent(words)
  expect(years()).toEqual([
    '1년 차 7,400~8,500만 원',
    '2년 차 6,900~8,000만 원',
    '3년 차 6,900~8,000만 원',
    '4년 차 6,900~8,000만 원',
  ])
  expect(document.documentElement.scrollWidth).toBe(390)
  await expectAccessible()
})

test('[OFR-15] a bonus alone, without a range: no outline, and no mention of shares', async ({
  openOffer,
}) => {
  const pay = { ...noParts, bonus: { min: 400, max: 400 } }
  await openOffer({ salaryMin: 6_800, hopeSalary: 6_500, incomeBasis: null, pay })
  await expect.element(drawing).toMatchTextContent('첫해7,200다음 해부터 해마다7,200')
  await expect.element(drawing).not.toMatchTextContent('어림')
  await expect.element(drawing).not.toMatchTextContent('점선')
  // Without a bar the hope has rows of its own.
  await expect.element(page.getByText('6,500만 원', { exact: true })).toBeVisible()
})

test('[OFR-15] shares that end in the second year split the further years into two lines', async ({
  openOffer,
}) => {
  const pay = { ...noParts, stock: { kind: 'RSU', min: 600, max: 1_000, years: 2 } as const }
  await openOffer({ salaryMin: 6_300, pay })
  await expect.element(drawing).toMatchTextContent('2년 차6,600~7,3003년 차부터 해마다6,300~6,800')
  expect(years().at(-1)).toBe('4년 차 6,300~6,800만 원')
})

test('[OFR-15] an offer without parts is unchanged, and a message has none', async ({ openOffer }) => {
  await openOffer({ hopeSalary: 6_500 })
  await expect.element(page.getByText('6,500만 원', { exact: true })).toBeVisible()
  await expect.element(drawing).not.toBeInTheDocument()
  await openOffer({ ...messageOnly, pay: wholePay })
  await expect.element(drawing).not.toBeInTheDocument()
})
