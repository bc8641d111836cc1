import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { daysOn } from '../testing/samples/times.ts'
import { test } from '../testing/screen-test.tsx'
import type { CaseRow, SafetyCase } from './queries.ts'

const ASKING = '급여 계좌번호를 먼저 보내 주세요.'

const row: CaseRow = {
  id: sampleId(860),
  company: { id: sampleId(861), name: '새벽별파트너스', logo: null },
  newestAt: daysOn(-1),
  reason: 'MONEY',
  signal: 'ACCOUNT',
  reports: 2,
  signals: 1,
  isStopped: false,
  isHandedOver: false,
  closedAt: null,
  outcome: null,
}

const safetyCase = (given: Partial<SafetyCase> = {}): SafetyCase => ({
  ...row,
  sender: { id: sampleId(862), name: '강무진', title: '인사팀', joinedAt: daysOn(-8) },
  figures: { sent: 41, people: { offer: 24, talk: 13 }, earlierReports: 0 },
  evidence: [
    {
      id: sampleId(863),
      kind: 'report',
      at: daysOn(-1),
      reason: 'MONEY',
      signal: null,
      text: '',
      reporter: { job: '프론트엔드 개발자', months: 60 },
      askedAgain: false,
      lines: [
        { isCompany: false, text: '면접은 몇 번 보나요?', at: daysOn(-1) },
        { isCompany: true, text: ASKING, at: daysOn(-1) },
      ],
    },
  ],
  stop: null,
  actions: ['stop', 'handOver', 'close'],
  trail: [{ name: 'REPORTED', at: daysOn(-1), by: null, text: '' }],
  toldReason: 'MONEY',
  told: null,
  finding: '',
  ...given,
})

const counts = { all: 1, report: 1, signal: 0 }

describe('[FIRM-9] the safety desk', () => {
  test('shows a row per sender with the evidence, and stops the sender', async ({ api, open }) => {
    api.answers('GET /console/safety', { items: [row], counts, nextCursor: null })
    api.answers('GET /console/safety/:id', safetyCase())
    api.answers(
      'POST /console/safety/:id/stop',
      safetyCase({
        isStopped: true,
        actions: ['release', 'handOver'],
        stop: {
          stoppedAt: daysOn(0),
          until: daysOn(3),
          isConfirmed: false,
          isInForce: true,
          by: '정하린',
          reason: '계좌 요구',
        },
      }),
    )
    await open('/safety', { as: 'agent' })
    const link = page.getByRole('link', { name: /새벽별파트너스/ })
    await expect.element(link).toMatchTextContent('돈이나 계좌를 물었어요')
    await expectAccessible()
    await link.click()
    await expect.element(page.getByRole('heading', { name: '새벽별파트너스' })).toBeVisible()
    await expect.element(page.getByText('계좌번호', { exact: true })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: '보낸 사람 멈추기' }).click()
    await page.getByRole('button', { name: '72시간 멈추기' }).click()
    await expect.element(page.getByText('이유를 적어 주세요')).toBeVisible()
    await page.getByRole('textbox', { name: '이유' }).fill('계좌 요구')
    await page.getByRole('button', { name: '72시간 멈추기' }).click()
    await expect.element(toast('보낸 사람을 멈췄어요')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '보낸 사람이 멈춰 있어요' })).toBeVisible()
    expect(api.sent('POST /console/safety/:id/stop').map(({ body }) => body)).toEqual([
      { reason: '계좌 요구' },
    ])
  })

  test('a takedown says whom it reaches and what they read, and the number stands in the button', async ({
    api,
    open,
  }) => {
    const actions: SafetyCase['actions'] = ['stop', 'close', 'takeDown']
    api.answers('GET /console/safety', { items: [row], counts, nextCursor: null })
    api.answers('GET /console/safety/:id', safetyCase({ actions }))
    api.answers(
      'POST /console/safety/:id/take-down',
      safetyCase({
        actions: [],
        outcome: 'TAKEN_DOWN',
        closedAt: daysOn(0),
        told: { all: 37, read: 0, reached: 0, waiting: 37 },
      }),
    )
    await open(`/safety/${row.id}`, { as: 'admin' })
    await page.getByRole('button', { name: '회사 내리기' }).click()
    const dialog = page.getByRole('dialog', { name: '새벽별파트너스를 내릴까요?' })
    await expect
      .element(dialog)
      .toMatchTextContent('열린 어택만 있는 분24명대화하고 있는 분13명한 번씩 알려요37명')
    await expect.element(dialog).toMatchTextContent('바로 112에 알려요')
    await expectAccessible()
    await dialog.getByRole('textbox', { name: '기록에 남길 이유' }).fill('통장 사본 요구 확인')
    await dialog.getByRole('button', { name: '37명에게 알리고 내리기' }).click()
    await expect.element(toast('37명에게 알리고 내렸어요')).toBeVisible()
    await expect.element(page.getByText('앱에서 읽은 분')).toBeVisible()
  })
})
