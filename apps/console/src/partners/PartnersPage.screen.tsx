import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { partner } from '../testing/samples/admin.ts'
import { daysOn } from '../testing/samples/times.ts'
import { test } from '../testing/screen-test.tsx'

/** Partners (BIZ-6, PUB-8). */

const mailed = page.getByRole('dialog', { name: '메일을 보냈어요' })
const LINK = `https://coffeeattack.example/partners/password/${'a'.repeat(43)}`
const rows = page.getByRole('list', { name: '파트너 목록' }).getByRole('listitem')

test('[PUB-8] a partner is registered with a link; a wrong code is reported', async ({ api, open }) => {
  api.answers('GET /console/partners', { items: [] })
  await open('/partners', { as: 'admin' })
  await expect.element(page.getByText('아직 파트너가 없어요')).toBeVisible()
  await page.getByRole('button', { name: '파트너 등록' }).click()
  const dialog = page.getByRole('dialog', { name: '파트너 등록' })
  await dialog.getByLabelText('이름').fill('개발 소식')
  await dialog.getByLabelText('이메일').fill('dev@news.example')
  await dialog.getByLabelText('추천 코드').fill('?')
  const wrong = '영문 소문자, 숫자, 하이픈으로 3~30자를 입력해 주세요'
  api.refuses('POST /console/partners', 'INVALID_INPUT', { fields: { code: wrong } })
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect.element(dialog.getByText(wrong)).toBeVisible()
  await expectAccessible()

  await dialog.getByLabelText('추천 코드').fill('dev-news')
  const copied = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValue()
  api.answers('POST /console/partners', { ...partner(), link: LINK })
  api.answers('GET /console/partners', { items: [partner()] })
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect.element(mailed).toMatchTextContent('dev@news.example로 링크를 보냈어요.')
  await mailed.getByRole('button', { name: '링크 복사' }).click()
  await expect.element(toast('복사하지 못했어요. 다시 시도해 주세요')).toBeVisible()
  await mailed.getByRole('button', { name: '링크 복사' }).click()
  await expect.element(toast('링크를 복사했어요')).toBeVisible()
  expect(copied.mock.calls).toEqual([[LINK], [LINK]])
  await expect.element(rows).toMatchTextContent('/?ref=dev-news')
  expect(api.sent('POST /console/partners').at(-1)?.body).toEqual({
    name: '개발 소식',
    email: 'dev@news.example',
    code: 'dev-news',
  })
})

test('[PUB-8] a partner is disabled after confirmation', async ({ api, open }) => {
  api.answers('GET /console/partners', { items: [partner()] })
  await open('/partners', { as: 'admin' })
  await expect.element(rows).toMatchTextContent('방문120가입14매칭3')
  await expectAccessible()
  const disabled = partner({ disabledAt: '2026-11-15T12:00:00+09:00' })
  api.answers('PATCH /console/partners/:id', disabled)
  api.answers('GET /console/partners', { items: [disabled] })
  await rows.getByRole('button', { name: '막기' }).click()
  await page.getByRole('button', { name: '파트너 막기' }).click()
  await expect.element(rows).toMatchTextContent('막힘')
  expect(api.sent('PATCH /console/partners/:id').map(({ body }) => body)).toEqual([{ disabled: true }])
})

test('[PUB-8] a password link is sent after confirmation; nothing changes until it is used', async ({
  api,
  open,
}) => {
  api.answers('GET /console/partners', { items: [partner()] })
  api.answers('POST /console/partners/:id/password', { link: LINK, expiresAt: daysOn(7) })
  await open('/partners', { as: 'admin' })
  await rows.getByRole('button', { name: '비밀번호 링크' }).click()
  const question = page.getByRole('dialog', { name: '비밀번호를 정할 링크를 보낼까요?' })
  await expect
    .element(question)
    .toMatchTextContent('dev@news.example로 보내요. 새로 정하기 전까지는 지금 비밀번호를 쓸 수 있어요.')
  await question.getByRole('button', { name: '링크 보내기' }).click()
  await expect.element(mailed).toMatchTextContent('dev@news.example로 링크를 보냈어요.')
  await mailed.getByRole('button', { name: '닫기' }).click()
  await expect.element(mailed).not.toBeInTheDocument()
  expect(api.sent('POST /console/partners/:id/password').map(({ params }) => params.id)).toEqual([
    partner().id,
  ])
})
