import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { daysOn } from '../testing/samples/times.ts'
import { test } from '../testing/screen-test.tsx'

/** Reported posts of the anonymous talk (ROUTE-11). */

const reported: ApiResult<'GET /console/talk'> = {
  items: [
    {
      id: sampleId(541),
      nickname: '느긋한 라떼',
      writer: 'k3f9',
      body: '여기로 연락 주세요',
      answers: '다들 협상은 어떻게 하세요?',
      createdAt: daysOn(-2),
      hiddenAt: null,
      hiddenReason: null,
      reviewedAt: null,
      reportedAt: daysOn(-1),
      reports: [{ reason: '광고', count: 2 }],
    },
  ],
  openCount: 1,
  nextCursor: null,
}

test('[ROUTE-11] a reported post is hidden for one of the reasons', async ({ api, open }) => {
  api.answers('GET /console/talk', reported)
  api.answers('POST /console/talk/:id/hide')
  await open('/talk', { as: 'admin' })
  const card = page.getByRole('list', { name: '신고된 글' }).getByRole('listitem')
  await expect.element(card).toMatchTextContent('느긋한 라떼글쓴이 k3f9')
  await expectAccessible()
  await card.getByRole('button', { name: '가리기' }).click()
  const dialog = page.getByRole('dialog', { name: '왜 가리나요?' })
  await dialog.getByText('개인정보').click()
  await expectAccessible()
  api.answers('GET /console/talk', { items: [], openCount: 0, nextCursor: null })
  await dialog.getByRole('button', { name: '글 가리기' }).click()
  await expect.element(toast('글을 가렸어요')).toBeVisible()
  await expect.element(page.getByText('살펴볼 신고가 없어요')).toBeVisible()
  expect(api.sent('POST /console/talk/:id/hide').map(({ body }) => body)).toEqual([{ reason: '개인정보' }])
})
