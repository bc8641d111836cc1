import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { test } from '../../public/testing/page-test.tsx'
import { criteria } from '../../testing/samples/suggestions.ts'

const answers = (given: Parameters<typeof criteria>[0] = {}) => ({
  'GET /suggestions/criteria': criteria(given),
})

test('[MATCH-5] a visitor reads what counts, what never does, and what the law asks to publish', async ({
  visit,
}) => {
  const { screen, window } = await visit('/match/criteria', {
    answers: answers({ inCharge: { name: '커피어택 주식회사', contact: 'privacy@coffeeattack.example' } }),
  })
  await expect.element(screen.getByRole('img', { name: '일곱 가지를 모두 더하면 100' })).toBeVisible()
  await expect.element(screen.getByText('꼭 필요한 것', { exact: true })).toBeVisible()
  const never = screen.getByRole('region', { name: '절대 세지 않는 것' })
  await expect.element(never).toMatchTextContent('성별나이태어난 해이름학교사진지금 소득지금 다니는 회사')
  await expect.element(never.getByRole('listitem')).toHaveLength(8)
  await expect.element(screen.getByText(/5영업일 안에 사람이 읽고 답해요/)).toBeVisible()
  await expect.element(screen.getByText('2026년 11월 19일부터 지금까지')).toBeVisible()
  await expect.element(screen.getByText('기록을 5년 남겨요')).toBeVisible()
  await expect.element(screen.getByText('커피어택 주식회사 · privacy@coffeeattack.example')).toBeVisible()
  await expectAccessible(window)
})

test('[MATCH-3] learnt weights are told with their outcomes, and earlier ones stay', async ({ visit }) => {
  const [hand] = criteria().versions
  const { screen } = await visit('/match/criteria', {
    answers: answers({
      since: '2027-02-18',
      outcomes: 642,
      gathered: 642,
      versions: [{ ...hand!, since: '2027-02-18', outcomes: 642, isLearnt: true }, hand!],
    }),
  })
  await expect.element(screen.getByText(/지금 무게는 2027년 2월 18일부터 써요 · 결과 642개/)).toBeVisible()
  await expect.element(screen.getByText('결과 642개에서 배운 무게')).toBeVisible()
  await expect.element(screen.getByText('손으로 정한 무게', { exact: true })).toBeVisible()
})
