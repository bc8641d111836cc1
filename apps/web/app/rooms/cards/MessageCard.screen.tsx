import type { Message } from '@coffeeattack/kit/conversation/tabConversations'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { lastMomentIn, sampleId } from '../../testing/samples/offers.ts'
import { profile } from '../../testing/samples/profile.ts'
import { test } from '../../testing/talk-test.tsx'

/** Attachments of a message: a survey, an offer (MSG-3, OFR-2). */

const conversation = page.getByRole('log')

test('[MSG-3] a survey is answered in the conversation', async ({ api, talk }) => {
  const asks = talk.say('몇 가지만 알려 주세요.', { type: 'survey', survey: { isAnswered: false } })
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/surveys/answer/:id', { userSurveyItems: [] })
  api.answers('PATCH /users/willingness', ({ body }) => body)
  api.answers('PATCH /users/surveys/:id', ({ body }) => body)
  await talk.open()
  await expect.element(page.getByText('질문은 4개, 1분이면 돼요.')).toBeVisible()
  await page.getByRole('button', { name: '설문에 답하기' }).click()
  const sheet = page.getByRole('dialog', { name: '나에 대해 알려 주세요' })
  await sheet.getByRole('radio', { name: '제안을 들어 보고 정할래요' }).click()
  await sheet.getByRole('radio', { name: '하는 일', exact: true }).click()
  await expectAccessible()
  talk.said[0] = { ...asks, survey: { isAnswered: true } }
  await sheet.getByRole('button', { name: '답 보내기' }).click()
  await expect.element(toast('답을 보냈어요')).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(conversation.getByRole('heading', { name: '설문에 답했어요' })).toBeVisible()
  expect(api.sent('PATCH /users/surveys/:id').map(({ body }) => body.userSurveyItems)).toEqual([
    [{ surveyCode: 'Q1', answer: '하는 일' }],
  ])
  expect(api.sent('PATCH /users/willingness').map(({ body }) => body.willingness)).toEqual(['OPEN'])
})

describe('[OFR-2] an offer in the conversation', () => {
  const offer: NonNullable<Message['offer']> = {
    id: sampleId(1),
    offerGroupId: null,
    status: 'WAITING',
    name: '노을클라우드',
    logo: null,
    position: '프론트엔드 개발자',
    salaryMin: 6_000,
    salaryMax: 6_800,
    expiredAt: lastMomentIn(5),
  }

  test.for([
    ['waits', {}, '5일 남았어요', `/my/result/${sampleId(1)}`],
    ['is matched', { status: 'MATCHED' }, '매칭 완료', `/my/result/${sampleId(1)}`],
    [
      'is a curation’s',
      { offerGroupId: sampleId(501) },
      '5일 남았어요',
      `/my/result/curation/${sampleId(501)}`,
    ],
  ] as const)('that %s shows its status, with a link', async ([, given, text, to], { talk }) => {
    talk.say('이 제안은 어떠세요?', { type: 'offer', targetId: offer.id, offer: { ...offer, ...given } })
    await talk.open()
    const card = conversation.getByRole('link', { name: /노을클라우드/ })
    await expect.element(card).toMatchTextContent('6,000~6,800만 원')
    await expect.element(card).toMatchTextContent(text)
    await expect.element(card).toHaveAttribute('href', to)
  })
})
