import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  career,
  looks,
  ownProof,
  PROOF_NOON,
  proofCard,
  proofId,
  proofRequest,
  takenBack,
} from '../testing/samples/own-proofs.ts'
import { test } from '../testing/screen-test.tsx'

/** The person's own proofs: the list, one with its QR code, who opened it, and taking it back. */

test.beforeEach(({ clock }) => clock.day(PROOF_NOON))

const title = page.getByRole('heading', { level: 1 })

describe('the list', () => {
  test('[PROOF-2] [PROOF-5] says what runs, for whom, how long and when it was opened', async ({
    api,
    open,
  }) => {
    api.answers('GET /users/proofs', {
      mayMake: true,
      items: [
        proofCard(),
        proofCard({
          id: proofId.replace(/.$/, '2'),
          facts: career,
          receiver: '노을클라우드',
          untilDay: '2025-11-30',
          lookCount: 0,
          lastLookAt: null,
        }),
        proofCard({ id: proofId.replace(/.$/, '3'), receiver: '도란부동산', ...takenBack }),
        // Its last day passed while the page was open.
        proofCard({ id: proofId.replace(/.$/, '4'), receiver: '가'.repeat(40), untilDay: '2025-11-24' }),
      ],
    })
    const screen = await open('/my/proofs')
    await expect.element(title).toHaveTextContent('증명서')
    const first = page.getByRole('link', { name: /조약돌은행/ })
    await expect.element(first).toMatchTextContent('조약돌은행23일 남았어요')
    await expect.element(first).toMatchTextContent('연 소득 5,000만 원 이상')
    await expect.element(first).toMatchTextContent('3번 열었어요 · 오늘 오전 9:12')
    await expect.element(page.getByText('아직 열지 않았어요')).toBeVisible()
    await expect.element(page.getByText('도란부동산 · 11월 25일')).toBeVisible()
    await expect.element(page.getByText('거두었어요')).toBeVisible()
    await expect.element(page.getByText('기한이 지났어요')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
    await expectAccessible()
    api.answers('GET /users/proofs/:id', ownProof())
    api.answers('GET /users/proofs/:id/looks', looks)
    await first.click()
    await expect.element(page.getByRole('region', { name: /본 기록/ })).toBeVisible()
    expect(screen.address()).toBe(`/my/proofs/${proofId}?view=log`)
  })

  test('[PROOF-1] [PROOF-6] without a proof it says what one is, and that none is needed', async ({
    api,
    open,
  }) => {
    api.answers('GET /users/proofs', { items: [], mayMake: true })
    api.answers('GET /users/proof-requests', { items: [proofRequest()] })
    const screen = await open('/my/proofs')
    await expect.element(title).toHaveTextContent('서류 대신한 줄만 보여 주세요')
    await expect.element(page.getByText('증명서가 없어도 어택은 똑같이 받아요')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /노을클라우드 · 보내지 않아도 괜찮아요/ }))
      .toBeVisible()
    await expectAccessible()
    api.answers('GET /users/proofs', { items: [], mayMake: false })
    await screen.reload()
    await expect.element(title).toHaveTextContent('커리어를 인증하면증명서를 만들 수 있어요')
    await expect.element(page.getByRole('link', { name: '커리어 인증하기' })).toBeVisible()
  })
})

describe('one proof', () => {
  test('[PROOF-3] shows a QR code that is dark on white with its quiet zone, and the link to send', async ({
    api,
    open,
  }) => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    api.answers('GET /users/proofs/:id', ownProof())
    await open(`/my/proofs/${proofId}`)
    await expect.element(page.getByText('조약돌은행에 드려요')).toBeVisible()
    await expect.element(title).toMatchTextContent('연 소득5,000만 원 이상')
    const code = page.getByRole('img', { name: '이 증명서를 여는 QR' })
    await expect.element(code).toBeVisible()
    const [ground, dark] = code.element().children
    expect([ground?.getAttribute('fill'), dark?.getAttribute('fill')]).toEqual(['#fff', '#19100e'])
    // The first dark module of the finder stands behind four light ones.
    expect(dark?.getAttribute('d')).toMatch(/^M4 4h/)
    await expect.element(page.getByText('2025년 12월 18일까지')).toBeVisible()
    await expect.element(page.getByText('넣지 않았어요')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: '복사' }).click()
    expect(copied).toHaveBeenCalledWith(ownProof().link)
    await expect.element(toast('링크를 복사했어요')).toBeVisible()
  })

  test('[PROOF-5] [PROOF-2] tells each look, and is taken back at once after a question', async ({
    api,
    open,
  }) => {
    api.answers('GET /users/proofs/:id', ownProof())
    api.answers('GET /users/proofs/:id/looks', looks)
    await open(`/my/proofs/${proofId}?view=log`)
    const log = page.getByRole('region', { name: /본 기록/ })
    await expect.element(log).toMatchTextContent('사람이 링크를 열었어요오늘오전 9:12')
    await expect
      .element(log)
      .toMatchTextContent('프로그램이 확인했어요verify.joyakdol.example11월 19일오후 4:40')
    await expectAccessible()
    api.answers('POST /users/proofs/:id/take-back', ownProof(takenBack))
    await page.getByRole('button', { name: '지금 거두기' }).click()
    const question = page.getByRole('dialog', { name: '이 증명서를 거둘까요?' })
    await expect.element(question).toMatchTextContent('조약돌은행이 이미 읽은 내용은 되돌릴 수 없어요.')
    await page.getByRole('button', { name: '거두기', exact: true }).click()
    await expect.element(page.getByText(/11월 25일 오전 10:02에 거두었어요/)).toBeVisible()
    await expect.element(toast('증명서를 거두었어요')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '같은 내용으로 새로 만들기' })).toBeVisible()
    await expectAccessible()
  })

  test('[PROOF-2] one that ended meanwhile is read anew instead of taken back', async ({ api, open }) => {
    api.answers('GET /users/proofs/:id', ownProof({ facts: career }))
    api.answers('GET /users/proofs/:id/looks', { items: [], nextCursor: null })
    await open(`/my/proofs/${proofId}?view=log`)
    await expect.element(page.getByText('아직 열지 않았어요')).toBeVisible()
    api.refuses('POST /users/proofs/:id/take-back', 'PROOF_ENDED')
    api.answers('GET /users/proofs/:id', ownProof({ facts: career, state: 'EXPIRED', link: null }))
    await page.getByRole('button', { name: '지금 거두기' }).click()
    await page.getByRole('button', { name: '거두기', exact: true }).click()
    await page.getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(page.getByText(/12월 18일 밤 12시에 기한이 지났어요/)).toBeVisible()
  })

  test('one of somebody else is not there', async ({ api, open }) => {
    api.refuses('GET /users/proofs/:id', 'NOT_FOUND')
    await open(`/my/proofs/${proofId}`)
    await expect.element(page.getByText('이 증명서는 없거나 다른 사람의 것이에요.')).toBeVisible()
  })
})
