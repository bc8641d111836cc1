import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { hiddenFrom } from '../testing/samples/account.ts'
import { offer, sampleId } from '../testing/samples/offers.ts'
import { test } from '../testing/offer-test.tsx'

type Report = ApiResult<'GET /users/reports/:id'>

const AT = '2026-11-15T01:31:00.000Z'

const report = (given: Partial<Report> = {}): Report => ({
  id: sampleId(880),
  company: { id: sampleId(881), name: '새벽별파트너스', logo: null },
  reason: 'MONEY',
  createdAt: AT,
  outcome: null,
  steps: [
    { name: 'RECEIVED', state: 'done', at: AT },
    { name: 'STOPPED', state: 'done', at: '2026-11-15T02:02:00.000Z' },
    { name: 'LOOKING', state: 'now', at: null },
    { name: 'ANSWER', state: 'yet', at: null },
  ],
  finding: '',
  told: null,
  mayUndo: true,
  mayAskAgain: false,
  ...given,
})

const sheet = page.getByRole('dialog')
const flag = page.getByRole('button', { name: '신고하기' })

describe('[FIRM-8] reporting an offer', () => {
  test('takes two taps, and can be taken back', async ({ api, openOffer }) => {
    api.answers('POST /users/reports', report())
    api.answers('GET /users/companies/:mode', hiddenFrom())
    api.answers('DELETE /users/reports/:id')
    await openOffer()
    await flag.click()
    await expect.element(sheet.getByRole('heading', { name: '무엇이 걱정됐나요?' })).toBeVisible()
    await expectAccessible()
    await sheet.getByRole('button', { name: '돈이나 계좌, 주민등록번호를 물었어요' }).click()
    await expect.element(sheet.getByRole('heading', { name: '잘 받았어요' })).toBeVisible()
    expect(api.sent('POST /users/reports').map(({ body }) => body)).toEqual([
      { place: 'OFFER', id: offer().id, reason: 'MONEY', text: '' },
    ])
    await expectAccessible()
    await sheet.getByRole('button', { name: '잘못 눌렀어요, 되돌리기' }).click()
    await expect.element(toast('알린 것을 되돌렸어요')).toBeVisible()
    expect(api.sent('DELETE /users/reports/:id')).toHaveLength(1)
  })

  test('takes own words for another reason', async ({ api, openOffer }) => {
    api.answers('POST /users/reports', report({ reason: 'OTHER' }))
    api.answers('GET /users/companies/:mode', hiddenFrom())
    await openOffer()
    await flag.click()
    await sheet.getByRole('button', { name: '다른 이유를 적을게요' }).click()
    const send = sheet.getByRole('button', { name: '상담팀에 알리기' })
    await expect.element(send).toBeDisabled()
    await sheet.getByRole('textbox', { name: '있었던 일' }).fill('교육비를 먼저 내라고 했어요.')
    await send.click()
    await expect.element(sheet.getByRole('heading', { name: '잘 받았어요' })).toBeVisible()
    expect(api.sent('POST /users/reports')[0]?.body).toMatchObject({
      reason: 'OTHER',
      text: '교육비를 먼저 내라고 했어요.',
    })
  })
})

test('[FIRM-8] what was reported is told step by step, and a closed report has a page of its own', async ({
  api,
  open,
}) => {
  const closed = report({
    id: sampleId(882),
    reason: 'TERMS',
    outcome: 'NOTHING',
    finding: '연봉 범위는 제안과 같았어요.',
    mayUndo: false,
    mayAskAgain: true,
  })
  api.answers('GET /users/reports', { items: [report(), closed] })
  api.answers('GET /users/reports/:id', closed)
  api.answers('GET /users/companies/:mode', hiddenFrom())
  api.answers('POST /users/reports/:id/again', { ...closed, mayAskAgain: false, outcome: null })
  await open('/my/safety')
  await expect.element(page.getByText('보낸 사람을 잠시 멈췄어요')).toBeVisible()
  await expect.element(page.getByText('11월 15일 (일) 오전 10:31')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /제안과 다른 조건/ }).click()
  await expect.element(page.getByText('연봉 범위는 제안과 같았어요.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '다시 살펴봐 주세요' }).click()
  await expect.element(toast('한 번 더 살펴볼게요')).toBeVisible()
})

test('[FIRM-9] whoever was matched reads other words at a takedown', async ({ api, open }) => {
  const takedown = (tie: 'OFFER' | 'MATCHED'): ApiResult<'GET /users/takedowns/:id'> => ({
    company: report().company,
    at: AT,
    reason: 'MONEY',
    tie,
    offers: tie === 'OFFER' ? 1 : 0,
    firstOfferAt: tie === 'OFFER' ? AT : null,
  })
  api.answers('GET /users/takedowns/:id', takedown('OFFER'))
  const screen = await open(`/my/safety/company/${sampleId(881)}`)
  await expect.element(page.getByText('내 이름과 연락처는 알리지 않았어요.')).toBeVisible()
  await expect.element(page.getByText('받은 어택 1건 · 11월 15일 (일)')).toBeVisible()
  await expectAccessible()
  api.answers('GET /users/takedowns/:id', takedown('MATCHED'))
  await screen.go(`/my/safety/company/${sampleId(883)}`)
  await expect.element(page.getByText(/이 회사는 내 이름과 연락처를 알아요/)).toBeVisible()
})
