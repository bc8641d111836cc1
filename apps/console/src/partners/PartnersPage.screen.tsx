import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { partner } from '../testing/samples/admin.ts'
import { test } from '../testing/screen-test.tsx'

/** Who recommends us (BIZ-6, PUB-8). */

const rows = page.getByRole('list', { name: '파트너 목록' }).getByRole('listitem')

test('[PUB-8] a partner is registered with a link; a wrong code is told', async ({ api, open }) => {
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
  api.answers('POST /console/partners', partner())
  api.answers('GET /console/partners', { items: [partner()] })
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect.element(toast('dev@news.example로 비밀번호를 보냈어요')).toBeVisible()
  await expect.element(rows).toMatchTextContent('/?ref=dev-news')
  expect(api.sent('POST /console/partners').at(-1)?.body).toEqual({
    name: '개발 소식',
    email: 'dev@news.example',
    code: 'dev-news',
  })
})

test('[PUB-8] a partner is disabled once that is confirmed', async ({ api, open }) => {
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
