import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT, coffeechat, stage } from '../testing/samples/coffeechats.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { test } from '../testing/screen-test.tsx'
import type { Request, Requests } from './queries.ts'

/** Asking for a proof on the page of a coffee chat, and what came of it. */

const request = (given: Partial<Request> = {}): Request => ({
  id: sampleId(1_401),
  kind: 'INCOME_AT_LEAST',
  purpose: '연봉 구간을 정하는 데만 써요.',
  state: 'OPEN',
  askedBy: '한이레',
  askedAt: '2026-11-14T10:00:00+09:00',
  endedAt: null,
  answer: null,
  ...given,
})
const requests = (canAsk: boolean, ...requestItems: Request[]): Requests => ({ requestItems, canAsk })
const answered = { state: 'ANSWERED', endedAt: '2026-11-14T18:00:00+09:00' } as const
const gone = { source: null, lookedUpOn: null, untilDay: null, link: null } as const

const entry = page.getByRole('region', { name: '증명서' })

test.beforeEach(({ api }) => {
  api.answers(
    'GET /console/coffeechats/:id',
    coffeechat({ status: 'DONE', stageItems: [stage({ stage: 'TERMS' })] }),
  )
})

test('[PROOF-6] one kind is asked for with its purpose, and taken back', async ({ api, open }) => {
  api.answers('GET /console/coffeechats/:id/proof-requests', requests(true))
  await open(`/coffeechats/${COFFEECHAT}`)
  await expect.element(entry.getByText(/무엇을 보낼지는 노가온 님이 골라요/)).toBeVisible()
  await entry.getByRole('button', { name: '증명서 부탁하기' }).click()
  const dialog = page.getByRole('dialog', { name: '어떤 증명서를 부탁할까요?' })
  await dialog.getByRole('button', { name: '부탁하기' }).click()
  await expect.element(dialog.getByText('어디에 쓰는지 적어 주세요')).toBeVisible()
  // Nobody may ask for the exact figure.
  await expect.element(dialog.getByRole('radio')).toHaveLength(3)
  await expectAccessible()
  await dialog.getByRole('radio', { name: '재직 중' }).click()
  await dialog.getByRole('textbox', { name: '어디에 쓰나요?' }).fill(' 입사 전 확인이에요. ')
  api.answers('POST /console/coffeechats/:id/proof-requests', requests(false, request({ kind: 'EMPLOYED' })))
  await dialog.getByRole('button', { name: '부탁하기' }).click()
  await expect.element(entry.getByText('답을 기다려요')).toBeVisible()
  expect(api.sent('POST /console/coffeechats/:id/proof-requests')[0]?.body).toEqual({
    kind: 'EMPLOYED',
    purpose: '입사 전 확인이에요.',
  })
  await expect.element(entry.getByRole('button', { name: '증명서 부탁하기' })).not.toBeInTheDocument()
  api.answers(
    'POST /console/proof-requests/:id/withdraw',
    requests(true, request({ kind: 'EMPLOYED', state: 'WITHDRAWN', endedAt: answered.endedAt })),
  )
  await entry.getByRole('button', { name: '부탁 거두기' }).click()
  await expect.element(entry.getByText('부탁을 거뒀어요')).toBeVisible()
})

test('[PROOF-6] the checked result names kind, source and day; the figure stands on the proof alone', async ({
  api,
  open,
}) => {
  api.answers(
    'GET /console/coffeechats/:id/proof-requests',
    requests(
      false,
      request({
        ...answered,
        answer: {
          kind: 'INCOME_AT_LEAST',
          state: 'RUNNING',
          source: 'HEALTH',
          lookedUpOn: '2026-11-03',
          untilDay: '2026-11-28',
          link: 'https://coffeeattack.example/proof/7Qm4ZK2t9fWdX0aB3cDe4F',
        },
      }),
      request({
        id: sampleId(1_402),
        ...answered,
        answer: { kind: 'INCOME_EXACT', state: 'TAKEN_BACK', ...gone },
      }),
      request({ id: sampleId(1_403), state: 'DECLINED', endedAt: answered.endedAt }),
    ),
  )
  await open(`/coffeechats/${COFFEECHAT}`)
  const [valid, taken, declined] = [0, 1, 2].map((at) => entry.getByRole('listitem').nth(at))
  await expect.element(valid!).toMatchTextContent('확인됐어요')
  await expect
    .element(valid!)
    .toMatchTextContent('국민건강보험공단 · 2026년 11월 3일 조회 · 2026년 11월 28일까지 볼 수 있어요')
  await expect.element(valid!.getByRole('link', { name: '증명서 열기' })).toHaveAttribute('target', '_blank')
  await expect.element(valid!).toMatchTextContent('열면 후보자에게 때가 남아요.')
  await expect.element(taken!).toMatchTextContent('정확한 연 소득')
  await expect.element(taken!).toMatchTextContent('보낸 분이 거뒀어요')
  await expect.element(taken!).toMatchTextContent('이제 내용을 볼 수 없어요.')
  await expect.element(declined!).toMatchTextContent('증명서 없이 이어가요')
  await expectAccessible()
})
