import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../testing/samples/account.ts'
import { homeWith } from '../testing/samples/home.ts'
import { lastMomentIn, offerEntry } from '../testing/samples/offers.ts'
import {
  kept,
  notKept,
  PAID_NOON,
  paidBegun,
  paidCard,
  paidCheck,
  paidCheckId,
  unknown,
} from '../testing/samples/paid-checks.ts'
import { profile } from '../testing/samples/profile.ts'
import { verified } from '../testing/samples/verification.ts'
import { test as base } from '../testing/screen-test.tsx'
import type { PaidCheck } from './queries.ts'

const ADDRESS = `/my/paid/${paidCheckId}`

const test = base
  .extend('openCheck', ({ api, open, clock }) => {
    clock.day(PAID_NOON)
    return (given: Partial<PaidCheck> = {}) => {
      api.answers('GET /v3/users/my', my())
      api.answers('GET /users/verify', verified())
      api.answers('GET /users/paid-checks/:id', paidCheck(given))
      return open(ADDRESS)
    }
  })
  .extend('answerHome', ({ api }) => {
    return () => {
      api.answers('GET /v3/users/my', my())
      api.answers(
        'GET /v3/users/my/attack',
        homeWith(offerEntry({ expiredAt: lastMomentIn(4) }), { selectedOfferCount: 4 }),
      )
      api.answers('GET /v3/users/profile', profile())
      api.answers('GET /users/notifications/unread', { unread: 0 })
    }
  })
  .extend('openHome', ({ api, open, clock, answerHome }) => {
    clock.day(PAID_NOON)
    return () => {
      answerHome()
      api.answers('GET /users/verify', verified())
      api.answers('GET /users/paid-checks', { items: [paidCard()] })
      api.answers('GET /users/paid-checks/:id', paidCheck())
      return open('/my')
    }
  })

const title = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choosing = page.getByRole('dialog', { name: '어떤 앱으로 확인할까요?' })
const waiting = page.getByRole('dialog', { name: '카카오톡으로 온 알림을 확인해 주세요' })

/** Up to the wait for the phone. */
async function ask() {
  await button('인증서로 확인하기').click()
  await choosing.getByRole('button', { name: '카카오톡으로 확인하기' }).click()
}

describe('[KEEP-7] the invitation', () => {
  test('stands first on the home page; one tap declines it, and nobody asks again', async ({
    api,
    openHome,
  }) => {
    await openHome()
    await expect.element(title).toHaveTextContent('하람 님,첫 세 달은 어땠나요?')
    await expect
      .element(page.getByRole('region', { name: '약속한 연봉을 받고 있나요?' }))
      .toMatchTextContent('8월 18일에 시작했어요')
    await expect.element(page.getByText('한 번만 여쭤보고, 회사에는 알리지 않아요')).toBeVisible()
    await expectAccessible()
    api.answers('POST /users/paid-checks/:id/decline', paidCheck({ state: 'DECLINED' }))
    await button('확인하지 않을래요').click()
    await expect.element(title).toHaveTextContent('하람 님,좋은 하루 보내세요')
    await expect.element(page.getByRole('heading', { name: '알겠어요, 다시 묻지 않을게요' })).toBeVisible()
  })

  test('the certificate used last is chosen; after the phone’s yes the result opens', async ({
    api,
    openHome,
  }) => {
    await openHome()
    await button('인증서로 확인하기').click()
    await expect.element(choosing).toMatchTextContent('지난번에 쓴 인증서를 골라 두었어요.')
    await expect.element(choosing.getByRole('radio', { name: /카카오톡/ })).toBeChecked()
    await expect.element(choosing).toMatchTextContent('셈이 끝나면 보험료는 남기지 않아요.')
    await expectAccessible()
    api.answers('POST /users/paid-checks/:id/certificate', paidBegun())
    await choosing.getByRole('button', { name: '카카오톡으로 확인하기' }).click()
    await expect.element(waiting).toBeVisible()
    api.answers('POST /users/paid-checks/:id/confirm', paidCheck({ state: 'DONE', result: kept }))
    await waiting.getByRole('button', { name: '인증했어요' }).click()
    await expect.element(title).toHaveTextContent('약속한 연봉을받고 있어요')
    expect(api.sent('POST /users/paid-checks/:id/certificate').map(({ body }) => body)).toEqual([
      { loginTypeLevel: 1, telecom: 0 },
    ])
  })

  test('an institution that fails is told, and can be asked again', async ({ api, openCheck }) => {
    api.refuses('POST /users/paid-checks/:id/certificate', 'VERIFY_REDO')
    await openCheck()
    await ask()
    await expect.element(page.getByText('건강보험에 연결하지 못했어요. 다시 해 주세요')).toBeVisible()
    await expect.element(choosing).toBeVisible()
  })

  test('a press before the confirmation keeps waiting', async ({ api, openCheck }) => {
    api.answers('POST /users/paid-checks/:id/certificate', paidBegun())
    api.refuses('POST /users/paid-checks/:id/confirm', 'VERIFY_NOT_COMPLETED')
    await openCheck()
    await ask()
    await waiting.getByRole('button', { name: '인증했어요' }).click()
    const early = page.getByRole('alertdialog', { name: '아직 인증이 끝나지 않았어요' })
    await expect.element(early).toMatchTextContent('카카오톡에서 인증을 마친 뒤')
    await early.getByRole('button').click()
    await expect.element(waiting).toBeVisible()
  })

  test('[KEEP-8] who is on leave says so, and no phone rings', async ({ api, openCheck }) => {
    const onLeave = { ...unknown, reason: 'ON_LEAVE' } as const
    api.answers('POST /users/paid-checks/:id/leave', paidCheck({ state: 'DONE', result: onLeave }))
    await openCheck()
    await button('인증서로 확인하기').click()
    await choosing.getByRole('checkbox', { name: '지금 휴직 중이에요' }).click()
    await choosing.getByRole('button', { name: '쉬는 중이라고 남기기' }).click()
    await expect.element(title).toHaveTextContent('이번에는 알 수 없었어요')
  })
})

describe('[KEEP-8] the result', () => {
  test('[KEEP-10] kept: two bars of the judgement’s own figures, the line, and the way to a proof', async ({
    openCheck,
  }) => {
    await openCheck({ state: 'DONE', result: kept })
    await expect.element(title).toHaveTextContent('약속한 연봉을받고 있어요')
    await expect
      .element(
        page.getByRole('img', {
          name: '약속한 연봉 6,500만 원, 건강보험으로 본 연봉 약 6,500만 원, 6,065만 원부터 지킨 것으로 봐요',
        }),
      )
      .toBeVisible()
    await expect.element(page.getByText('8월 18일 시작 · 11월 18일 확인')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /^증명서로 만들기/ }))
      .toHaveAttribute('href', '/my/proofs/new?kind=PAID_AS_PROMISED')
    await expect.element(page.getByText('회사 기록에는 다섯 분이 모인 뒤에 더해져요')).toBeVisible()
    await expectAccessible()
  })

  test('not kept: how much is missing, then paper, our desk and the office of labour', async ({
    openCheck,
  }) => {
    await openCheck({ state: 'DONE', result: notKept })
    await expect.element(title).toHaveTextContent('약속보다약 500만 원 적게 보여요')
    const links = page.getByRole('main').getByRole('link')
    await expect.element(links.nth(0)).toHaveTextContent('처우 합의서 다시 보기8월 4일에 서로 서명했어요')
    await expect.element(links.nth(1)).toHaveAttribute('href', `/ask?from=${encodeURIComponent(ADDRESS)}`)
    await expect.element(links.nth(2)).toHaveAttribute('href', 'tel:1350')
    await expect.element(page.getByText('회사에는 알리지 않았어요')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /^증명서로/ })).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('unknown: no bar, its reason, and when it is asked again', async ({ openCheck }) => {
    await openCheck({ state: 'DONE', result: unknown })
    await expect.element(title).toHaveTextContent('이번에는 알 수 없었어요')
    await expect.element(page.getByRole('img')).not.toBeInTheDocument()
    const reason = page.getByRole('listitem').filter({ hasText: '한 달을 다 채우지 않은 보험료예요' })
    await expect.element(reason).toHaveAttribute('aria-current', 'true')
    await expect.element(page.getByText(/열세 달이 지나면 한 번 더 여쭤볼게요/)).toBeVisible()
    await expectAccessible()
  })

  test('[KEEP-10] is deleted after one question, and the page is left', async ({
    api,
    answerHome,
    openCheck,
  }) => {
    api.answers('DELETE /users/paid-checks/:id', undefined)
    answerHome()
    await openCheck({ state: 'DONE', result: kept })
    await page.getByRole('button', { name: /^이 결과 지우기/ }).click()
    const dialog = page.getByRole('dialog', { name: '이 결과를 지울까요?' })
    await expect.element(dialog).toMatchTextContent('더해진 회사 기록은 그대로예요')
    api.answers('GET /users/paid-checks', { items: [] })
    await dialog.getByRole('button', { name: '지우기' }).click()
    await expect.element(page.getByText('결과를 지웠어요')).toBeVisible()
    await expect.element(title).not.toHaveTextContent('약속한 연봉을')
  })
})

test('[KEEP-7] an invitation that nobody answered in time says so', async ({ openCheck }) => {
  await openCheck({ state: 'OVER' })
  await expect.element(page.getByText('확인할 수 있는 때가 지났어요')).toBeVisible()
  await expect.element(button('인증서로 확인하기')).not.toBeInTheDocument()
})

test('[KEEP-10] a deleted result is gone for its person too', async ({ api, open }) => {
  api.answers('GET /v3/users/my', my())
  api.refuses('GET /users/paid-checks/:id', 'NOT_FOUND')
  await open(ADDRESS)
  await expect.element(page.getByText('지운 결과이거나 다른 사람의 것이에요.')).toBeVisible()
})
