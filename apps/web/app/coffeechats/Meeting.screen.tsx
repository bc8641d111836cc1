import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { test } from '../testing/coffeechat-test.tsx'
import { intentionsOf, leaveLost } from '../testing/intentions.ts'
import { coffeechat, fixedAt, proposedBy } from '../testing/samples/coffeechats.ts'
import { NOON, sampleId } from '../testing/samples/offers.ts'

/** The time of the meeting: proposed by one side, fixed by the other, moved or withdrawn (TRUST-4). */

const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const waiting = heading('노을클라우드의 답을 기다리고 있어요')
const propose = page.getByRole('button', { name: '시간 제안하기' })
const picker = page.getByRole('dialog', { name: '언제 만날 수 있나요?' })
const days = picker.getByRole('group', { name: '날짜' }).getByRole('radio')
const inPicker = (name: string) => picker.getByRole('button', { name, exact: true })

/** The sample data's day is a Sunday. */
async function pickOnMonday(...times: readonly string[]): Promise<void> {
  await picker.getByRole('radio', { name: '11월 16일 월요일' }).click({ force: true })
  for (const time of times) await inPicker(time).click()
}

describe('[TRUST-4] proposing', () => {
  test('works by keyboard, and then the company must answer', async ({ api, openCoffeechat }) => {
    api.answers('POST /users/coffeechats/:id/times', ({ body }) =>
      coffeechat(proposedBy('candidate', ...body.startItems)),
    )
    await openCoffeechat()
    await expect.element(heading('언제 만날까요?')).toBeVisible()
    propose.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(picker).toMatchTextContent('5개까지 고를 수 있어요. 회사가 그 가운데 하나로 정해요.')
    await expect.element(inPicker('시간을 골라 주세요')).toBeDisabled()
    await expectAccessible()

    days.first().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(picker.getByRole('radio', { name: '11월 17일 화요일' })).toBeChecked()
    inPicker('오후 2:30').element().focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(' ')
    const chosen = picker.getByRole('list', { name: '고른 시간' }).getByRole('listitem')
    await expect.element(chosen).toHaveLength(2)
    await expect.element(chosen.nth(0)).toHaveTextContent('11월 17일 (화) 오후 2:30')
    await expect.element(chosen.nth(1)).toHaveTextContent('11월 17일 (화) 오후 3:00')
    await inPicker('시간 2개 제안하기').click()
    await expect.element(picker).not.toBeInTheDocument()
    await expect.element(toast('시간을 제안했어요')).toBeVisible()
    await expect.element(waiting).toBeVisible()
    const mine = page.getByRole('list', { name: '내가 제안한 시간' }).getByRole('listitem')
    await expect.element(mine.nth(0)).toHaveTextContent('11월 17일 (화) 오후 2:3030분')
    await expect.element(mine.nth(1)).toHaveTextContent('11월 17일 (화) 오후 3:0030분')
    expect(api.sent('POST /users/coffeechats/:id/times').map(({ body }) => body)).toEqual([
      { startItems: ['2026-11-17T05:30:00.000Z', '2026-11-17T06:00:00.000Z'], minutes: 30, overlaps: false },
    ])
  })

  test('shows working days first and takes five times without overlap', async ({ openCoffeechat }) => {
    await openCoffeechat()
    await propose.click()
    await expect.element(days.first()).toBeInTheDocument()
    const names = days.elements().map((each) => each.getAttribute('aria-label'))
    expect(names).toHaveLength(22)
    for (const name of names) expect(name).not.toMatch(/[토일]요일$/)
    await picker.getByLabelText('주말도 볼게요').click()
    await expect.element(days).toHaveLength(31)

    await pickOnMonday('오전 10:00', '오전 10:30', '오전 11:00', '오후 1:00', '오후 2:00')
    await inPicker('오후 3:00').click()
    await expect.element(toast('시간은 5개까지 제안할 수 있어요.')).toBeVisible()
    await expect.element(inPicker('시간 5개 제안하기')).toBeVisible()
    await expectAccessible()

    await picker.getByRole('radio', { name: '1시간' }).click({ force: true })
    await expect.element(inPicker('시간 4개 제안하기')).toBeVisible()
    await expect.element(inPicker('오전 10:30')).toBeDisabled()
    await inPicker('11월 16일 (월) 오후 2:00 지우기').click()
    await expect.element(inPicker('시간 3개 제안하기')).toBeVisible()
  })

  test('can be withdrawn and started again', async ({ api, openCoffeechat }) => {
    api.answers('DELETE /users/coffeechats/:id/times', coffeechat())
    await openCoffeechat(proposedBy('candidate', '2026-11-16T14:00:00+09:00'))
    await page.getByRole('button', { name: '제안한 시간 거두기' }).click()
    await expect.element(heading('언제 만날까요?')).toBeVisible()
    await propose.click()
    await expect.element(inPicker('시간을 골라 주세요')).toBeDisabled()
  })

  test('is one proposal however often it is retried, and another once a time is changed', async ({
    api,
    openCoffeechat,
  }) => {
    api.loses('POST /users/coffeechats/:id/times')
    await openCoffeechat()
    await propose.click()
    await pickOnMonday('오전 10:00')
    await inPicker('시간 1개 제안하기').click()
    await leaveLost()
    await inPicker('시간 1개 제안하기').click()
    await leaveLost()
    api.answers('POST /users/coffeechats/:id/times', ({ body }) =>
      coffeechat(proposedBy('candidate', ...body.startItems)),
    )
    await pickOnMonday('오후 2:00')
    await inPicker('시간 2개 제안하기').click()
    await expect.element(waiting).toBeVisible()
    expect(intentionsOf(api.sent('POST /users/coffeechats/:id/times'))).toEqual([0, 0, 1])
  })

  test('a time that is too soon by now is told before sending', async ({ clock, openCoffeechat }) => {
    await openCoffeechat()
    await propose.click()
    await pickOnMonday('오전 10:00')
    clock.day('2026-11-16T10:00:00+09:00')
    await inPicker('시간 1개 제안하기').click()
    await expect.element(toast('이미 지난 시간이에요. 다음 시간부터 고를 수 있어요.')).toBeVisible()
    await expect.element(picker).toBeVisible()
  })
})

test('[TRUST-4] while the page waits, the company answers and the fixed time appears', async ({
  api,
  clock,
  openCoffeechat,
}) => {
  clock.set(NOON)
  await openCoffeechat(proposedBy('candidate', '2026-11-16T16:00:00+09:00'))
  await expect.element(waiting).toBeVisible()
  api.answers('GET /users/coffeechats/:id', coffeechat(fixedAt('2026-11-16T16:00:00+09:00')))
  await clock.runFor(21_000)
  await expect.element(heading('이때 만나요')).toBeVisible()
  await expect.element(page.getByText('11월 16일 월요일오후 4:0030분')).toBeVisible()
})

describe('[TRUST-4] the company’s times', () => {
  const offered = proposedBy('company', '2026-11-18T14:00:00+09:00', '2026-11-19T16:30:00+09:00')
  const confirm = page.getByRole('button', { name: '이 시간으로 정하기' })

  test('are listed, and one of them is fixed', async ({ api, openCoffeechat }) => {
    api.answers(
      'POST /users/coffeechats/:id/times/:timeId/confirm',
      coffeechat(fixedAt('2026-11-19T16:30:00+09:00')),
    )
    await openCoffeechat(offered)
    await expect.element(heading('노을클라우드가 시간을 제안했어요')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '시간을 골라 주세요' })).toBeDisabled()
    await expectAccessible()
    await page.getByRole('radio', { name: /^11월 19일 \(목\) 오후 4:30/ }).click()
    await confirm.click()
    await expect.element(heading('이때 만나요')).toBeVisible()
    await expect.element(toast('만날 시간을 정했어요')).toBeVisible()
    await expect.element(page.getByText('하루 전과 한 시간 전에 알려 드려요')).toBeVisible()
    await expect.element(page.getByText('11월 19일 목요일오후 4:3030분')).toBeVisible()
    expect(
      api.sent('POST /users/coffeechats/:id/times/:timeId/confirm').map(({ params }) => params.timeId),
    ).toEqual([sampleId(911)])
    await expectAccessible()
  })

  test('that have changed meanwhile are shown with a message', async ({ api, openCoffeechat }) => {
    await openCoffeechat(proposedBy('company', '2026-11-18T14:00:00+09:00'))
    await page.getByRole('radio').click()
    api.refuses('POST /users/coffeechats/:id/times/:timeId/confirm', 'COFFEECHAT_TIME_CHANGED')
    api.answers('GET /users/coffeechats/:id', coffeechat(proposedBy('company', '2026-11-20T11:00:00+09:00')))
    await confirm.click()
    const news = page.getByRole('alertdialog', { name: '그사이 시간이 바뀌었어요' })
    await news.getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(page.getByRole('radio', { name: /^11월 20일 \(금\) 오전 11:00/ })).toBeVisible()
    await expect.element(page.getByRole('radio')).toHaveLength(1)
  })

  test('can be answered with other times', async ({ openCoffeechat }) => {
    await openCoffeechat(offered)
    await page.getByRole('button', { name: '다른 시간 제안하기' }).click()
    await expect.element(picker).toBeVisible()
  })
})

describe('[TRUST-4] a fixed time', () => {
  test('stands while others are proposed, which can be taken back', async ({ api, openCoffeechat }) => {
    const fixed = fixedAt('2026-11-16T16:00:00+09:00')
    api.answers('POST /users/coffeechats/:id/times', ({ body }) =>
      coffeechat({ ...fixed, timeItems: proposedBy('candidate', ...body.startItems).timeItems! }),
    )
    api.answers('DELETE /users/coffeechats/:id/times', coffeechat(fixed))
    await openCoffeechat(fixed)
    await page.getByRole('button', { name: '시간 바꾸기' }).click()
    await expect.element(picker).toMatchTextContent('그전에는 정한 시간 그대로예요.')
    await pickOnMonday('오전 10:00')
    await expect.element(inPicker('오후 4:00')).toBeDisabled()
    await inPicker('시간 1개 제안하기').click()
    const asked = page.getByRole('heading', { name: '옮길 시간에 노을클라우드의 답을 기다리고 있어요' })
    await expect.element(asked).toBeVisible()
    await expect.element(heading('이때 만나요')).toBeVisible()
    await expect.element(page.getByText('11월 16일 월요일오후 4:0030분')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: '제안한 시간 거두기' }).click()
    await expect.element(asked).not.toBeInTheDocument()
    await expect.element(heading('이때 만나요')).toBeVisible()
  })

  test('that the company wants to move is moved in one step, or kept', async ({ api, openCoffeechat }) => {
    const fixed = fixedAt('2026-11-16T16:00:00+09:00')
    const { timeItems } = proposedBy('company', '2026-11-18T14:00:00+09:00', '2026-11-19T16:30:00+09:00')
    const [gone, free] = timeItems!
    const moving = { ...fixed, timeItems: [{ ...gone!, canConfirm: false, isTaken: true }, free!] }
    api.answers('DELETE /users/coffeechats/:id/times', coffeechat(fixed))
    const screen = await openCoffeechat(moving)
    const wish = page.getByRole('heading', { name: '노을클라우드가 시간을 옮기고 싶어 해요' })
    await expect.element(wish).toBeVisible()
    await expect.element(page.getByRole('radio').first()).toBeDisabled()
    await expect.element(page.getByText('그사이 다른 약속이 잡혔어요')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: '정한 시간 그대로 만나기' }).click()
    await expect.element(wish).not.toBeInTheDocument()
    api.answers('GET /users/coffeechats/:id', coffeechat(moving))
    api.answers(
      'POST /users/coffeechats/:id/times/:timeId/confirm',
      coffeechat(fixedAt('2026-11-19T16:30:00+09:00')),
    )
    await screen.reload()
    await page.getByRole('radio', { name: /^11월 19일 \(목\) 오후 4:30/ }).click()
    await page.getByRole('button', { name: '이 시간으로 옮기기' }).click()
    await expect.element(page.getByText('11월 19일 목요일오후 4:3030분')).toBeVisible()
  })

  test('[OFR-19] of a call lets in from ten minutes before', async ({ clock, openCoffeechat }) => {
    clock.set(NOON)
    const place = { kind: 'LINK', text: 'https://meet.example.com/abc' } as const
    await openCoffeechat(fixedAt('2026-11-15T12:30:00+09:00', { place }))
    const join = page.getByRole('link', { name: /^화상으로 들어가기/ })
    await expect.element(heading('이때 만나요')).toBeVisible()
    await expect.element(join).not.toBeInTheDocument()
    await clock.runFor(20 * 60_000)
    await expect.element(join).toHaveAttribute('href', place.text)
    await clock.runFor(40 * 60_000)
    await expect.element(join).not.toBeInTheDocument()
  })

  test('lists the reminders still to come, until it begins', async ({ clock, openCoffeechat }) => {
    clock.set(NOON)
    await openCoffeechat(fixedAt('2026-11-17T16:00:00+09:00'))
    await expect.element(page.getByText('하루 전과 한 시간 전에 알려 드려요')).toBeVisible()
    clock.wakeAt('2026-11-16T16:00:01+09:00')
    await expect.element(page.getByText('한 시간 전에 알려 드려요', { exact: true })).toBeVisible()
    clock.wakeAt('2026-11-17T15:30:00+09:00')
    await expect.element(page.getByText(/전에 알려 드려요/)).not.toBeInTheDocument()
    await clock.runFor(30 * 60_000)
    await expect.element(heading('지금 만나는 시간이에요')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '시간 바꾸기' })).not.toBeInTheDocument()
  })
})

describe('[TRUST-4] another fixed meeting of the person', () => {
  const meetingItems = [
    { coffeechatId: sampleId(902), name: '달그락', startsAt: '2026-11-16T14:00:00+09:00', minutes: 30 },
  ]
  const question = page.getByRole('dialog', { name: '그 시간에 다른 커피챗이 있어요' })

  test('is marked in the picker, and choosing its time asks first', async ({ api, openCoffeechat }) => {
    api.answers('POST /users/coffeechats/:id/times', ({ body }) =>
      coffeechat(proposedBy('candidate', ...body.startItems)),
    )
    await openCoffeechat({ meetingItems })
    await propose.click()
    await pickOnMonday('오후 2:00, 달그락 커피챗과 겹쳐요')
    await expect.element(picker).toMatchTextContent('점이 있는 시간에는 이미 달그락 커피챗이 있어요.')
    await expectAccessible()
    await inPicker('시간 1개 제안하기').click()
    await expect.element(question).toMatchTextContent('11월 16일 (월) 오후 2:00에 달그락 커피챗이 있어요.')
    await question.getByRole('button', { name: '다른 시간 고르기' }).click()
    expect(api.sent('POST /users/coffeechats/:id/times')).toEqual([])
    await inPicker('시간 1개 제안하기').click()
    await question.getByRole('button', { name: '그래도 제안하기' }).click()
    await expect.element(waiting).toBeVisible()
    expect(api.sent('POST /users/coffeechats/:id/times').map(({ body }) => body.overlaps)).toEqual([true])
  })

  test('is asked about before its time is fixed a second time', async ({ api, openCoffeechat }) => {
    const confirm = 'POST /users/coffeechats/:id/times/:timeId/confirm'
    api.answers(confirm, coffeechat(fixedAt('2026-11-16T14:15:00+09:00')))
    await openCoffeechat({ ...proposedBy('company', '2026-11-16T14:15:00+09:00'), meetingItems })
    await page.getByRole('radio').click()
    await page.getByRole('button', { name: '이 시간으로 정하기' }).click()
    await question.getByRole('button', { name: '그래도 정하기' }).click()
    await expect.element(heading('이때 만나요')).toBeVisible()
    expect(api.sent(confirm).map(({ body }) => body)).toEqual([{ overlaps: true }])
  })
})

test('[TRUST-4] a free time of the company’s usual hours is fixed at once', async ({
  api,
  openCoffeechat,
}) => {
  const startItems = ['2026-11-16T14:00:00+09:00', '2026-11-18T15:30:00+09:00']
  const place = { kind: 'LINK', text: 'https://meet.example.com/room' } as const
  api.answers('POST /users/coffeechats/:id/pick', ({ body }) => coffeechat(fixedAt(body.startsAt, { place })))
  await openCoffeechat({ usualTimes: { minutes: 30, place, startItems } })
  await expect
    .element(page.getByText('노을클라우드에서 비워 둔 시간이 있어요. 고르면 바로 정해져요.'))
    .toBeVisible()
  await page.getByRole('button', { name: '빈 시간에서 고르기' }).click()
  const sheet = page.getByRole('dialog', { name: '언제 만날까요?' })
  await expect.element(sheet).toMatchTextContent('30분 동안 만나요. 만나는 곳: 화상 · meet.example.com')
  await expect.element(sheet.getByRole('radio')).toHaveLength(2)
  await expectAccessible()
  await sheet.getByRole('radio', { name: '11월 18일 수요일' }).click({ force: true })
  await sheet.getByRole('button', { name: '오후 3:30' }).click()
  await sheet.getByRole('button', { name: '이 시간으로 정하기' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(heading('이때 만나요')).toBeVisible()
  expect(api.sent('POST /users/coffeechats/:id/pick').map(({ body }) => body)).toEqual([
    { startsAt: new Date(startItems[1]!).toISOString(), overlaps: false },
  ])
})
