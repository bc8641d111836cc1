import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { owner, sampleId } from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

test.for([
  ['', '노을클라우드제안을 거절했어요', /다음에는 더 잘 맞는 제안을 찾아볼게요\./],
  ['&message=y', '노을클라우드메시지를 거절했어요', /다음에는 연봉이 담긴 제안을 찾아볼게요\./],
] as const)(
  '[OFR-5] /my/result/hate/…%s tells what was refused',
  async ([query, title, about], { api, open }) => {
    api.answers('GET /v3/users/my', owner())
    await open(`/my/result/hate/${sampleId(1)}?company=노을클라우드${query}`)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect.element(page.getByText(about)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '내 페이지로 가기' })).toHaveAttribute('href', '/my')
    await expect
      .element(page.getByRole('link', { name: '다른 어택 보기' }))
      .toHaveAttribute('href', '/my/attack')
  },
)

test('[OFR-8] a person without a certificate continues to /signin', async ({ api, open }) => {
  api.answers('GET /v3/users/my', owner({ certified: false }))
  await open(`/my/result/hate/${sampleId(1)}?company=노을클라우드`)
  await expect
    .element(page.getByRole('link', { name: '내 페이지로 가기' }))
    .toHaveAttribute('href', '/signin')
  await expectAccessible()
})
