import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings } from '../testing/samples/account.ts'
import { profile } from '../testing/samples/profile.ts'
import { test } from '../testing/screen-test.tsx'

/** The survey on its own page, with the earlier answers (MSG-3). */

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const send = page.getByRole('button', { name: '답 보내기' })

test('[MSG-3] the earlier answers are filled in, and only changes are sent', async ({ api, open }) => {
  api.answers('GET /v3/users/profile', profile({ willingness: 'OPEN' }))
  api.answers('GET /users/surveys/answer/:id', { userSurveyItems: [{ surveyCode: 'Q1', answer: '하는 일' }] })
  api.answers('PATCH /users/surveys/:id', ({ body }) => body)
  answerSettings(api)
  const screen = await open('/my/survey')
  await expect.element(radio('하는 일')).toBeChecked()
  await expect.element(radio('제안을 들어 보고 정할래요')).toBeChecked()
  await expect.element(send).toBeDisabled()
  expect(document.title).toBe('설문 · 커피어택')
  await expectAccessible()
  await radio('석 달 안에').click()
  await send.click()
  await expect.element(toast('답을 보냈어요')).toBeVisible()
  expect(api.sent('PATCH /users/surveys/:id').map(({ body }) => body.userSurveyItems)).toEqual([
    [{ surveyCode: 'Q2', answer: '석 달 안에' }],
  ])
  await expect.poll(screen.address).toBe('/my/account')
})

test('[MSG-3] a survey that fails to load can be retried', async ({ api, open }) => {
  api.answers('GET /v3/users/profile', profile())
  api.refuses('GET /users/surveys/answer/:id', 'INTERNAL')
  await open('/my/survey')
  await expect.element(page.getByText('설문을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /users/surveys/answer/:id', { userSurveyItems: [] })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(radio('하는 일')).toBeVisible()
})

test('[MSG-3] an answer that failed to send stays chosen and can be resent', async ({ api, open }) => {
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/surveys/answer/:id', { userSurveyItems: [] })
  api.loses('PATCH /users/surveys/:id')
  answerSettings(api)
  await open('/my/survey')
  await page.getByLabelText('제안할 회사에 꼭 알리고 싶은 것이 있나요?').fill('원격으로 일하고 싶어요')
  await send.click()
  const failed = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect.element(failed).toBeVisible()
  api.answers('PATCH /users/surveys/:id', ({ body }) => body)
  await failed.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(toast('답을 보냈어요')).toBeVisible()
})
