import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { ownChecks, ownProof } from '../../testing/samples/checks.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

type Own = ApiResult<'GET /console/own-checks'>

const at = '2026-11-15T02:10:00+09:00'
const waiting: NonNullable<Own['domainProof']> = {
  domain: 'hanppyeom.example',
  recordName: '_coffeeattack-challenge.hanppyeom.example',
  recordValue: 'token=abcdefghijklmnopqrstuvwxyz234567 expiry=never',
  state: 'WAITING',
  found: null,
  lookedAt: at,
  provedAt: null,
  nextAt: '2026-11-15T12:10:00+09:00',
}
test.beforeEach(({ clock }) => clock.day(NOON))

describe('[FIRM-6] the proof of the mail domain', () => {
  test('begins with the own mail’s domain, gives the record, and says what it found instead', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/own-checks', ownChecks())
    await open('/settings/mail-domain')
    await expect.element(page.getByRole('complementary')).toMatchTextContent('한뼘하우스4가지 확인')
    api.answers('POST /console/own-checks/domain', ownChecks({ domainProof: waiting }))
    await page.getByRole('button', { name: '넣을 한 줄 보기' }).click()
    expect(api.sent('POST /console/own-checks/domain')).toMatchObject([
      { body: { domain: 'hanppyeom.example' } },
    ])
    await expect.element(page.getByText(waiting.recordValue)).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('status')).toMatchTextContent('아직 보이지 않아요')
    await expect.element(page.getByText(/다음 확인 12:10/)).toBeVisible()
    await expectAccessible()

    api.answers(
      'POST /console/own-checks/domain/look',
      ownChecks({ domainProof: { ...waiting, state: 'WRONG', found: 'token=abcdef' } }),
    )
    await page.getByRole('button', { name: '지금 보기' }).click()
    await expect.element(page.getByRole('main').getByRole('status')).toMatchTextContent('값이 달라요')
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toMatchTextContent('찾은 값 token=abcdef')
    const found = { ...waiting, state: 'FOUND' as const, provedAt: NOON }
    api.answers(
      'POST /console/own-checks/domain/look',
      ownChecks({
        domainProof: found,
        proof: { ...ownProof, domain: { name: found.domain, provedAt: NOON } },
      }),
    )
    await page.getByRole('button', { name: '다시 보기' }).click()
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toMatchTextContent('hanppyeom.example가 맞아요')
    await expect.element(page.getByRole('complementary')).toMatchTextContent('5가지 확인')
  })

  test('an address that is no domain is told at the field, and nothing is sent', async ({ api, open }) => {
    api.answers('GET /console/own-checks', ownChecks({ mailDomain: null }))
    await open('/settings/mail-domain')
    await page.getByRole('textbox').fill('co.kr')
    await page.getByRole('button', { name: '넣을 한 줄 보기' }).click()
    await expect.element(page.getByText('회사가 갖고 있는 도메인을 적어 주세요')).toBeVisible()
    expect(api.sent('POST /console/own-checks/domain')).toEqual([])
  })
})

test('[FIRM-6] the own proof says what is kept before it asks, waits for the phone, and ends with the day', async ({
  api,
  open,
}) => {
  api.answers('GET /console/own-checks', ownChecks())
  await open('/settings/own-proof')
  await expect.element(page.getByText('주민등록번호와 인증서')).toBeVisible()
  await page.getByRole('button', { name: '인증서로 확인하기' }).click()
  await page.getByLabelText('생년월일').fill('19900315')
  await page.getByLabelText('휴대전화 번호').fill('010-1234-5678')
  const begun = { sealed: 'first', expiresAt: '2026-11-15T12:05:00+09:00' }
  api.answers('POST /console/own-proof', begun)
  await page.getByRole('button', { name: '인증 요청하기' }).click()
  await expect.element(page.getByRole('heading', { name: '카카오톡에서 확인해 주세요' })).toBeVisible()
  await expectAccessible()
  api.answers('POST /console/own-proof/confirm', { ...begun, sealed: 'second' })
  await page.getByRole('button', { name: '휴대폰에서 확인했어요' }).click()
  await expect.element(toast('아직 확인되지 않았어요. 휴대폰에서 먼저 확인해 주세요.')).toBeVisible()
  api.answers('POST /console/own-proof/confirm', { provedOn: '2026-11-15' })
  api.answers(
    'GET /console/own-checks',
    ownChecks({ proof: { ...ownProof, recruiter: { name: '서하늘', provedOn: '2026-11-15' } } }),
  )
  await page.getByRole('button', { name: '휴대폰에서 확인했어요' }).click()
  await expect.element(page.getByText('건강보험공단 · 2026년 11월 15일에 확인했어요')).toBeVisible()
  expect(api.sent('POST /console/own-proof/confirm').map(({ body }) => body.sealed)).toEqual([
    'first',
    'second',
  ])
})

test('[FIRM-4] an admin reads the evidence and decides about a listing with a reason', async ({
  api,
  open,
}) => {
  const evidence: ApiResult<'GET /console/companies/:id/evidence'> = {
    company: {
      id: sampleId(1),
      name: '두레박데이터',
      businessNumber: '9990006005',
      state: 'APPROVED',
      businessState: 'OPEN',
    },
    proof: { ...ownProof, arrears: { isListed: true, askedAt: at } },
    headcountItems: [{ month: '202610', people: 36, joined: 2, left: 1 }],
    checkItems: [
      {
        kind: 'STATE',
        answer: 'OPEN',
        answeredAt: at,
        changedAt: at,
        doubtAt: null,
        failures: 2,
        failure: 'timeout',
        failedAt: NOON,
        nextAt: NOON,
      },
    ],
    domainProof: null,
    recruiterItems: [{ id: sampleId(2), name: '고은새', provedOn: null }],
    listing: { listedOn: '2026-10-31', decidedAt: null, decidedBy: null, reason: '' },
  }
  api.answers('GET /console/companies/:id/evidence', evidence)
  await open(`/companies/${sampleId(1)}/evidence`, { as: 'admin' })
  const asked = page.getByRole('region', { name: '기관에 물어본 것' })
  await expect.element(asked).toMatchTextContent('국세청 영업 상태계속사업자예요')
  await expect.element(asked).toMatchTextContent('2번 답을 못 받았어요. 늦어서 기다리지 않았어요.')
  await page.getByRole('button', { name: '보내도 된다고 정하기' }).click()
  await expect.element(page.getByText('까닭을 적어 주세요')).toBeVisible()
  await expectAccessible()
  const decided = { ...evidence.listing!, decidedAt: NOON, decidedBy: '서누리', reason: '모두 지급했어요' }
  api.answers('POST /console/companies/:id/arrears-decision', { ...evidence, listing: decided })
  await page.getByRole('textbox').fill('모두 지급했어요')
  await page.getByRole('button', { name: '보내도 된다고 정하기' }).click()
  await expect.element(page.getByText(/서누리 님이 어택을 보내도 된다고 정했어요/)).toBeVisible()
})
