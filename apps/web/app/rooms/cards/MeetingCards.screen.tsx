import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT_ADDRESS } from '../../testing/coffeechat-test.tsx'
import {
  cancelled,
  coffeechat,
  coffeechatId,
  fixedAt,
  proposedBy,
  questions,
} from '../../testing/samples/coffeechats.ts'
import { sampleId } from '../../testing/samples/offers.ts'
import { withCompany } from '../../testing/samples/rooms.ts'
import { test } from '../../testing/talk-test.tsx'

/** The meeting in the conversation: choosing a time, answering questions (TRUST-4, OFR-11). */

const conversation = page.getByRole('log')
const met = { ...withCompany, coffeechatId }
const bar = (text: string) => page.getByRole('link', { name: text })

describe('[TRUST-4] the meeting', () => {
  const times = page.getByRole('region', { name: '커피챗 시간 고르기' })

  test('gets its time by a choice in the conversation', async ({ api, talk }) => {
    talk.say('커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.', { from: 'system' })
    const offered = proposedBy('company', '2026-11-18T15:00:00+09:00', '2026-11-19T16:00:00+09:00')
    const fixed = coffeechat({ ...fixedAt('2026-11-19T16:00:00+09:00'), questionCount: 0 })
    api.answers('GET /users/coffeechats/:id', coffeechat({ ...offered, questionCount: 0 }))
    api.answers('POST /users/coffeechats/:id/times/:timeId/confirm', fixed)
    await talk.open(met)
    await expect.element(conversation).toMatchTextContent('커피챗 매칭이 완료되었어요.')
    await expect
      .element(times.getByRole('link', { name: '다른 시간 제안하기' }))
      .toHaveAttribute('href', COFFEECHAT_ADDRESS)
    const confirm = times.getByRole('button', { name: '이 시간으로 정하기' })
    await expect.element(confirm).toBeDisabled()
    await times.getByRole('button', { name: /오후 4:00/ }).click()
    await expectAccessible()
    api.answers('GET /users/coffeechats/:id', fixed)
    await confirm.click()
    await expect.element(toast('만날 시간을 정했어요')).toBeVisible()
    await expect.element(bar('11월 19일 (목) 오후 4:00에 만나요')).toBeVisible()
    await expect.element(times).not.toBeInTheDocument()
    expect(
      api.sent('POST /users/coffeechats/:id/times/:timeId/confirm').map(({ params }) => params.timeId),
    ).toEqual([sampleId(911)])
    talk.hear('커피챗은 11월 19일 (목) 오후 4:00에 만나요.', 0, { from: 'system' })
    await expect.element(conversation.getByText('커피챗은 11월 19일 (목) 오후 4:00에 만나요.')).toBeVisible()
  })

  test.for([
    ['open', {}, '만날 시간을 제안해 보세요'],
    [
      'waited for',
      proposedBy('candidate', '2026-11-18T15:00:00+09:00'),
      '내가 제안한 시간에 답을 기다리고 있어요',
    ],
  ] as const)(
    'that is %s is shown as that above the conversation',
    async ([, given, text], { api, talk }) => {
      api.answers('GET /users/coffeechats/:id', coffeechat({ ...given, questionCount: 0 }))
      await talk.open(met)
      await expect.element(bar(text)).toHaveAttribute('href', COFFEECHAT_ADDRESS)
    },
  )

  test('is refetched when a system message mentions it', async ({ api, talk }) => {
    api.answers('GET /users/coffeechats/:id', coffeechat({ questionCount: 0 }))
    await talk.open(met)
    await expect.element(bar('만날 시간을 제안해 보세요')).toBeVisible()
    api.answers(
      'GET /users/coffeechats/:id',
      coffeechat({ ...proposedBy('company', '2026-11-18T15:00:00+09:00'), questionCount: 0 }),
    )
    talk.hear('노을클라우드가 시간을 제안했어요.', 1, { from: 'system' })
    await expect.element(times).toBeVisible()
  })
})

describe('[OFR-11] the company’s questions', () => {
  const open = page.getByRole('button', { name: '질문에 답하기' })
  const sheet = page.getByRole('dialog', { name: '만나기 전에 답해 주세요' })

  test('are answered in the conversation', async ({ api, talk }) => {
    api.answers('GET /users/coffeechats/:id', coffeechat())
    api.answers('GET /users/coffeechats/questions', questions())
    const answered = questions('일하는 방식이요.', '결제 화면이요.')
    api.answers('POST /users/coffeechats/questions', answered)
    await talk.open(met)
    await expect.element(page.getByText('아직 답하지 않은 질문이 2개 있어요.')).toBeVisible()
    await open.click()
    await sheet.getByLabelText('커피챗에서 가장 궁금한 점은 무엇인가요?').fill('일하는 방식이요.')
    await sheet.getByLabelText('요즘 어떤 일에 재미를 느끼나요?').fill('결제 화면이요.')
    await expectAccessible()
    api.answers('GET /users/coffeechats/:id', coffeechat({ answeredCount: 2 }))
    await sheet.getByRole('button', { name: '답 보내기' }).click()
    await expect.element(toast('답을 보냈어요')).toBeVisible()
    await expect.element(open).not.toBeInTheDocument()
  })

  test('are no longer asked after a cancellation', async ({ api, talk }) => {
    api.answers('GET /users/coffeechats/:id', coffeechat())
    await talk.open(met)
    await expect.element(open).toBeVisible()
    api.answers('GET /users/coffeechats/:id', coffeechat(cancelled))
    talk.hear('커피챗이 취소됐어요.', 1, { from: 'system' })
    await expect.element(conversation).toMatchTextContent('커피챗이 취소됐어요.')
    await expect.element(open).not.toBeInTheDocument()
  })
})
