import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/offer-test.tsx'
import { messageOnly, offer, sampleId } from '../testing/samples/offers.ts'

/** Refusing asks for a reason. */

const refuseButton = page.getByRole('button', { name: '이 제안 거절하기' })
const reason = (name: string) => page.getByRole('radio', { name })
const REFUSED = { id: sampleId(1), status: 'REFUSED' } as const

async function openSheet() {
  await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
  await expect.element(page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })).toBeVisible()
}

test('[OFR-4] asks for a reason, and leads to the refusal’s page', async ({ api, openOffer }) => {
  api.answers('PATCH /v2/users/offers/refuse/:id', REFUSED)
  const screen = await openOffer()
  await openSheet()
  await expect.element(refuseButton).toBeDisabled()
  await expect
    .element(
      page.getByText(
        '고른 이유는 여러 사람의 것을 합친 수로만 회사에 보여요. 누가 골랐는지는 회사도 에이전트도 몰라요.',
      ),
    )
    .toBeVisible()
  await expectAccessible()
  await reason('연봉이 기대보다 아쉬워요').click()
  await refuseButton.click()
  await expect
    .poll(screen.address)
    .toBe(`/my/result/hate/${sampleId(1)}?company=${encodeURIComponent('노을클라우드')}`)
  expect(api.sent('PATCH /v2/users/offers/refuse/:id')).toMatchObject([
    { params: { id: sampleId(1) }, body: { refusalReason: '연봉이 기대보다 아쉬워요' } },
  ])
})

test('[OFR-4] [VAL-16] an own reason needs some text, at most 1,000 characters', async ({
  api,
  openOffer,
}) => {
  api.answers('PATCH /v2/users/offers/refuse/:id', REFUSED)
  const screen = await openOffer()
  await openSheet()
  await reason('직접 쓸게요').click()
  const words = page.getByRole('textbox', { name: '아쉬운 점' })
  await expect
    .element(words)
    .toHaveAccessibleDescription(
      '직접 쓴 말은 회사도 에이전트도 읽지 않아요. 이 제안의 기록에서 나만 다시 볼 수 있어요.',
    )
  await words.fill('   ')
  await expect.element(refuseButton).toBeDisabled()
  await words.fill('가'.repeat(1001))
  await expect.element(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
  await expect.element(words).toHaveValue('가'.repeat(1000))
  await words.fill('출퇴근이 두 시간이에요')
  await refuseButton.click()
  await expect.poll(screen.address).toContain('/my/result/hate/')
  expect(api.sent('PATCH /v2/users/offers/refuse/:id').map(({ body }) => body)).toEqual([
    { refusalReason: '출퇴근이 두 시간이에요' },
  ])
})

test('[OFR-5] a message without a salary cannot be refused for its pay, and leads to message=y', async ({
  api,
  openOffer,
}) => {
  api.answers('PATCH /v2/users/offers/refuse/:id', REFUSED)
  const screen = await openOffer({ ...messageOnly, link: null })
  await openSheet()
  await expect.element(page.getByText(/만 원/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('radio')).toHaveLength(5)
  await expect.element(reason('연봉이 기대보다 아쉬워요')).not.toBeInTheDocument()
  await reason('지금은 옮길 생각이 없어요').click()
  await refuseButton.click()
  await expect.poll(screen.address).toMatch(/\?company=[^&]+&message=y$/)
})

test('[OFR-1] a refusal after another answer tells the result', async ({ api, openOffer }) => {
  await openOffer()
  api.refuses('PATCH /v2/users/offers/refuse/:id', 'OFFER_MATCHED')
  await openSheet()
  await reason('하고 싶은 일과 달라요').click()
  api.answers('GET /v2/users/offers/:id', offer({ status: 'MATCHED' }))
  await refuseButton.click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('커피챗 매칭이 완료되었어요.')
})

test('a refusal whose response was lost can be resent', async ({ api, openOffer }) => {
  api.loses('PATCH /v2/users/offers/refuse/:id')
  const screen = await openOffer()
  await openSheet()
  await reason('하고 싶은 일과 달라요').click()
  await refuseButton.click()
  await expect.element(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
  api.answers('PATCH /v2/users/offers/refuse/:id', REFUSED)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.poll(screen.address).toContain('/my/result/hate/')
})
