import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/offer-test.tsx'
import { companyId, companyPage } from '../../testing/samples/companies.ts'
import { NOON, sampleId } from '../../testing/samples/offers.ts'
import { noProof, proof } from '../../testing/samples/proofs.ts'

const badge = page.getByRole('button', { name: /회사 인증/ })
const sheet = page.getByRole('dialog')
const notice = page.getByRole('status').filter({ hasText: '국세청' })
const suspended = (state: 'SUSPENDED' | 'CLOSED') =>
  proof({ business: { state, checkedAt: '2026-11-15T02:10:00+09:00', since: '2026-11-15T02:10:00+09:00' } })

describe('[FIRM-7] the badge of a company on an offer', () => {
  test('opens the sheet: every check with source and day, and what is missing', async ({
    api,
    openOffer,
  }) => {
    api.answers('GET /users/company-proofs', ({ query }) => ({
      items: query.ids.map((id) => ({ id, proof: proof() })),
    }))
    await openOffer()
    await expect.element(badge).toMatchTextContent('5가지 확인')
    await badge.click()
    await expect.element(sheet).toMatchTextContent('노을클라우드를 다섯 가지로 확인했어요')
    await expect.element(sheet).toMatchTextContent('지금 영업하고 있어요국세청 · 오늘 새벽, 매일 다시 봐요')
    await expect
      .element(sheet)
      .toMatchTextContent('담당자의 재직은 아직 몰라요이도현 님이 아직 하지 않았어요')
    await expect.element(sheet).toMatchTextContent('확인은 실제로 있는 회사라는 뜻이에요')
    await expect.element(sheet.getByRole('link', { name: '회사 페이지 보기' })).toBeVisible()
    await expectAccessible()
  })

  test('a company without checks looks unproven, and the slip says that this is nothing bad', async ({
    openOffer,
  }) => {
    await openOffer()
    await expect.element(badge).toMatchTextContent('아직 확인 전')
    await expect.element(page.getByText(/나쁜 회사라는 뜻은 아니에요/)).toBeVisible()
    await badge.click()
    await expect.element(sheet).toMatchTextContent('노을클라우드는 아직 확인한 것이 없어요')
  })

  test('[FIRM-4] a listing for unpaid wages stands first, with the list', async ({ api, openOffer }) => {
    const listed = proof({ arrears: { isListed: true, askedAt: '2026-11-15T02:12:00+09:00' } })
    api.answers('GET /users/company-proofs', ({ query }) => ({
      items: query.ids.map((id) => ({ id, proof: listed })),
    }))
    await openOffer()
    await badge.click()
    await expect
      .element(sheet.getByRole('listitem').nth(0))
      .toMatchTextContent('임금체불 명단에 이름이 있어요')
    await expect.element(sheet.getByRole('link', { name: /명단 보기/ })).toBeVisible()
  })
})

describe('[FIRM-3] an open offer of a company that is not open', () => {
  test('suspended: says so first, shows no raise, can be refused but not accepted', async ({
    api,
    openOffer,
  }) => {
    api.answers('GET /users/company-proofs', ({ query }) => ({
      items: query.ids.map((id) => ({ id, proof: suspended('SUSPENDED') })),
    }))
    await openOffer({ salaryMin: 6_300 })
    await expect.element(notice).toMatchTextContent('노을클라우드가 휴업 중이에요답하지 않고 두어도 괜찮아요')
    await expect.element(page.getByText('11월 15일부터')).toBeVisible()
    await expect.element(badge).toMatchTextContent('휴업 중')
    await expect.element(page.getByText('%')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: '다른 어택 보기' })).toBeVisible()
    await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
    await expect.element(sheet).toBeVisible()
    await expectAccessible()
  })

  test('closed: nothing can be answered', async ({ api, openOffer }) => {
    api.answers('GET /users/company-proofs', ({ query }) => ({
      items: query.ids.map((id) => ({ id, proof: suspended('CLOSED') })),
    }))
    await openOffer()
    await expect.element(notice).toMatchTextContent('노을클라우드가 폐업했어요')
    await expect.element(page.getByText('닫힌 어택이에요')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '이번 제안은 아쉬워요' })).not.toBeInTheDocument()
  })
})

describe('[FIRM-5] the people of a company, on its page', () => {
  const card = page.getByRole('region', { name: '일하는 사람' })
  test.beforeEach(({ clock }) => clock.day(NOON))

  test('a year is drawn, and its rows add up', async ({ api, open }) => {
    api.answers('GET /users/company/:id', companyPage())
    await open(`/my/company/${companyId}`)
    await expect.element(card).toMatchTextContent('국민연금 · 10월118명1년 전 101명')
    await expect.element(card).toMatchTextContent('들어온 사람40명나간 사람23명')
    await expect
      .element(card.getByRole('img', { name: /^11월부터 10월까지 40명이 들어오고 23명이 나갔어요/ }))
      .toBeVisible()
    await expectAccessible()
  })

  test('an ambiguous workplace is one sentence, without a drawing', async ({ api, open }) => {
    const ambiguous = { ...noProof, headcount: 'AMBIGUOUS' as const }
    api.answers(
      'GET /users/company/:id',
      companyPage({ id: sampleId(802), proof: ambiguous, headcountItems: [] }),
    )
    await open(`/my/company/${sampleId(802)}`)
    await expect.element(card).toMatchTextContent('아직 보여 드릴 수 없어요이름이 비슷한 사업장이 여럿')
    await expect.element(card.getByRole('img')).not.toBeInTheDocument()
  })
})
