import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { coffeechat, outcome } from '../../testing/samples/coffeechats.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** What our agents ask a company about one of its coffee chats. */

const PAST = coffeechat({ status: 'DONE', outcome: outcome('2026-11-13T14:00:00+09:00') })
const asked = page.getByRole('region', { name: '커피어택 에이전트가 물어봤어요' })
const line = { id: sampleId(545), side: 'agent', name: '정하린', body: '그날 어땠나요?', at: NOON } as const

test('[KEEP-11] a recruiter reads the question on the coffee chat’s page and replies until the case is closed', async ({
  api,
  open,
}) => {
  const keptWordId = sampleId(541)
  const reply = {
    ...line,
    id: sampleId(546),
    side: 'company',
    name: '서하늘',
    body: '30분을 기다렸어요.',
  } as const
  api.answers('GET /console/coffeechats/:id', PAST)
  api.answers('GET /console/coffeechats/:id/asked', { keptWordId, lines: [line], canReply: true })
  api.answers('POST /console/kept-words/:id/reply')
  await open(`/coffeechats/${PAST.id}`)
  await expect.element(asked).toMatchTextContent('그날 어땠나요?정하린 에이전트')
  await asked.getByRole('button', { name: '답 보내기' }).click()
  expect(api.sent('POST /console/kept-words/:id/reply')).toEqual([])
  await expectAccessible()
  await asked.getByRole('textbox', { name: '에이전트에게 답하기' }).fill('30분을 기다렸어요.')
  api.answers('GET /console/coffeechats/:id/asked', { keptWordId, lines: [line, reply], canReply: false })
  await asked.getByRole('button', { name: '답 보내기' }).click()
  await expect.element(toast('에이전트에게 답했어요')).toBeVisible()
  expect(api.sent('POST /console/kept-words/:id/reply')).toMatchObject([
    { params: { id: keptWordId }, body: { message: '30분을 기다렸어요.' } },
  ])
  await expect.element(asked).toMatchTextContent('30분을 기다렸어요.서하늘 채용 담당자')
  await expect.element(asked).toMatchTextContent('에이전트가 확인을 마쳤어요.')
  await expect.element(asked.getByRole('textbox')).not.toBeInTheDocument()
})
