import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { CANDIDATE } from '../testing/samples/candidates.ts'
import { chatRow, coffeechat, listed } from '../testing/samples/coffeechats.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { test } from '../testing/screen-test.tsx'

/** The company's coffee chats by time (TRUST-4, BIZ-5). The clock shows Sunday noon, so this week ends tonight. */

const fixedAt = (id: number, startsAt: string, name = '노가온') =>
  chatRow({
    id: sampleId(id),
    name,
    status: 'CONFIRMED',
    todo: null,
    sequence: 1,
    confirmedTime: { id: sampleId(id + 100), startsAt, minutes: 30, proposedBy: 'company' },
    place: { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' },
  })

const TODAY = fixedAt(321, '2026-11-15T16:00:00+09:00', '문서하')
const NEXT = fixedAt(322, '2026-11-17T10:30:00+09:00', '윤다온')
const proposed = [
  {
    id: sampleId(331),
    startsAt: '2026-11-18T14:00:00+09:00',
    minutes: 30,
    proposedBy: 'candidate',
    canConfirm: true,
  },
  {
    id: sampleId(332),
    startsAt: '2026-11-19T14:00:00+09:00',
    minutes: 30,
    proposedBy: 'candidate',
    canConfirm: true,
  },
] as const

const list = (name: string) => page.getByRole('list', { name, exact: true })

describe('[BIZ-5] coffee chats by time', () => {
  test('chats that need an action come first, then today and later', async ({ api, open }) => {
    const choose = chatRow({
      id: sampleId(323),
      todo: 'CHOOSE',
      status: 'PROPOSED',
      timeItems: [...proposed],
    })
    const theirs = chatRow({ id: sampleId(324), todo: null, status: 'PROPOSED', timeItems: [...proposed] })
    const off = chatRow({ id: sampleId(325), todo: null, status: 'CANCELLED' })
    api.answers(
      'GET /console/coffeechats',
      listed({ todo: [choose], theirs: [theirs], ahead: [TODAY, NEXT], past: [off] }),
    )
    await open('/coffeechats')
    await expect
      .element(list('정해야 해요'))
      .toMatchTextContent(/11월 18일 \(수\) 오후 2:00 말고 1개 더시간을 골라 주세요/)
    await expect
      .element(list('오늘'))
      .toMatchTextContent(
        /문서하프론트엔드 개발자 · 6,300~6,800만 원.*11월 15일 \(일\) 오후 4:00서울 성동구 연무장길 7시간을 정했어요/,
      )
    await expect.element(list('다음')).toMatchTextContent('윤다온')
    await expect.element(list('이번 주')).not.toBeInTheDocument()
    await expect.element(list('후보자가 고르고 있어요')).toMatchTextContent('후보자가 고르고 있어요')
    await expect.element(list('지난 커피챗')).toMatchTextContent('취소됐어요')
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['정해야 해요1건', '오늘1건', '다음1건', '후보자가 고르고 있어요1건', '지난 커피챗1건'])
    await expectAccessible()
  })

  test('links to the coffee chat, the conversation, the person and the offer', async ({ api, open }) => {
    api.answers('GET /console/coffeechats', listed())
    api.answers('GET /console/coffeechats/:id', coffeechat())
    await open('/coffeechats')
    await expect.element(page.getByText('오늘 만나는 분은 없어요.')).toBeVisible()
    const leadsTo = async (name: string, href: string) => {
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await leadsTo('노가온 님과의 대화', `/messages/${sampleId(401)}`)
    await leadsTo('노가온 님과의 커피챗: 프로필', `/candidates/${CANDIDATE}`)
    await leadsTo('노가온 님과의 커피챗: 보낸 어택', `/offers?offer=${sampleId(101)}`)
    await page.getByRole('link', { name: /^노가온프론트엔드|노가온 프론트엔드/ }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '노가온' })).toBeVisible()
    await leadsTo('노가온 님과의 커피챗: 보낸 어택', `/offers?offer=${sampleId(101)}`)
    await expectAccessible()
  })

  test('[TRUST-4] a fixed meeting is saved to the calendar with a title that names nobody', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/coffeechats', listed({ ahead: [TODAY] }))
    await open('/coffeechats')
    const saved: Blob[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = (blob: Blob) => createObjectURL.call(URL, (saved.push(blob), blob))
    await page.getByRole('button', { name: '문서하 님과의 커피챗: 캘린더 파일 받기' }).click()
    URL.createObjectURL = createObjectURL
    const text = await saved[0]!.text()
    expect(text).toContain('SUMMARY:커피챗\r\n')
    expect(text).toContain('DTSTART;TZID=Asia/Seoul:20261115T160000')
    expect(text).toContain(`UID:${sampleId(321)}@coffeeattack`)
    expect(text).not.toMatch(/문서하|6,300|새벽공방/)
  })

  test('empty and failed lists say so', async ({ api, open }) => {
    api.refuses('GET /console/coffeechats', 'INTERNAL')
    await open('/coffeechats')
    await expect.element(page.getByText('커피챗을 불러오지 못했어요')).toBeVisible()
    api.answers('GET /console/coffeechats', listed({}))
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(page.getByText('아직 커피챗이 없어요')).toBeVisible()
  })

  test('[BIZ-15] fits on a phone', async ({ api, open }) => {
    await page.viewport(390, 844)
    api.answers(
      'GET /console/coffeechats',
      listed({ todo: [{ ...TODAY, place: null, todo: 'PLACE' }], ahead: [TODAY] }),
    )
    await open('/coffeechats')
    await expect.element(page.getByText('만나는 곳을 정해 주세요')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})
