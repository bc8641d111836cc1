import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../../testing/samples/ids.ts'
import { figures } from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

/** Figures about a company's offers (BIZ-14). */

const card = (name: string) => page.getByRole('region', { name })
const asked = (api: { sent: (key: 'GET /console/figures') => { query: object }[] }) =>
  api.sent('GET /console/figures').at(-1)?.query

test('[BIZ-14] the funnel by week, position and colleague, and the refusal reasons', async ({
  api,
  open,
}) => {
  api.answers('GET /console/figures', figures)
  await open('/figures')
  await expect.element(card('어택이 지나온 길')).toMatchTextContent(/보낸 96건에서.*읽음8184%.*채용 확정22%/)
  await expect
    .element(card('어택이 지나온 길'))
    .toMatchTextContent('에이전트가 우리 회사 이름으로 보낸 3건도 들어 있어요.')
  await expect.element(card('어택이 지나온 길')).toMatchTextContent('보낸 2건은 보낸 어택에는 없고')
  await expect.element(card('주마다 보낸 어택')).toMatchTextContent('8/24 보냄 3건, 커피챗 1건')
  const rows = page.getByRole('table', { name: '포지션마다' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent('백엔드 개발자34302096')
  await expect.element(rows.nth(5)).toMatchTextContent('포지션 없이6420000–')
  await expect.element(rows.nth(6)).toMatchTextContent('모두96815222158231시간')
  await expect
    .element(card('거절한 이유'))
    .toMatchTextContent(/30명연봉이 기대보다 아쉬워요10명.*그 밖의 이유15명/)
  await expect
    .element(card('거절한 이유'))
    .toMatchTextContent('연봉을 꼽은 분이 가장 많아요. 보내기 전에 희망 연봉을 먼저 살펴보세요.')
  await expect.element(card('답까지 걸린 시간')).toMatchTextContent('가운데 값 31시간6시간 안9건')
  await expect.element(card('올린 폭과 수락')).toMatchTextContent('답한 52건10% 미만29%14건 중 4건')
  await expect.element(card('동료마다')).toMatchTextContent('서지안 · 에이전트1672모두965222')
  await expectAccessible()
})

test('[BIZ-14] period, colleague and position stand in the address, also for printing', async ({
  api,
  open,
}) => {
  api.answers('GET /console/figures', figures)
  const screen = await open('/figures')
  await expect.element(card('포지션마다')).toBeVisible()
  expect(asked(api)).toEqual({ period: '3m' })
  await page.getByLabelText('기간').selectOptions('6m')
  await page.getByLabelText('동료').selectOptions(sampleId(921))
  await page.getByLabelText('포지션', { exact: true }).selectOptions('none')
  const address = `?period=6m&by=${sampleId(921)}&position=none`
  await expect.poll(() => screen.address()).toBe(`/figures${address}`)
  await expect.poll(() => asked(api)).toEqual({ period: '6m', operatorId: sampleId(921), positionId: 'none' })
  await expect
    .element(card('거절한 이유'))
    .toMatchTextContent('거절한 이유는 동료나 포지션으로 나누지 않고 회사 전체를 보여 드려요.')
  await expect
    .element(page.getByRole('link', { name: 'A4로 보기' }))
    .toHaveAttribute('href', `/figures/print${address}`)
})

test('[BIZ-14] a choice is applied before another can be made, however busy the machine is', async ({
  api,
  open,
}) => {
  api.answers('GET /console/figures', figures)
  const screen = await open('/figures')
  await expect.element(card('포지션마다')).toBeVisible()
  for (const [name, value] of [
    ['동료', sampleId(921)],
    ['포지션', 'none'],
  ] as const) {
    const field = page.getByLabelText(name, { exact: true }).element() as HTMLSelectElement
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    // Only microtasks run in between, no browser event.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
  }
  expect(screen.address()).toBe(`/figures?by=${sampleId(921)}&position=none`)
})

test('[BIZ-14] chosen days stand beside the period, and too many are refused', async ({ api, open }) => {
  api.answers('GET /console/figures', figures)
  await open('/figures')
  await expect.element(card('포지션마다')).toBeVisible()
  await page.getByLabelText('기간').selectOptions('own')
  await page.getByLabelText('첫날').fill('2026-11-01')
  await expect.poll(() => asked(api)).toEqual({ from: '2026-11-01', to: '2026-11-18' })
  await page.getByLabelText('첫날').fill('2023-11-01')
  await expect.element(page.getByText('2년까지 볼 수 있어요')).toBeVisible()
  await page.getByLabelText('마지막 날').fill('2023-10-01')
  await expect.element(page.getByText('첫날이 마지막 날보다 늦어요')).toBeVisible()
  await expectAccessible()
})

test('[BIZ-14] the filtered table is downloaded', async ({ api, open }) => {
  api.answers('GET /console/figures', figures)
  api.answers('POST /console/figures/export', { fileName: '성과.csv', csv: '구분', rows: 1 })
  await open('/figures?period=1y')
  await page.getByRole('button', { name: 'CSV 내려받기' }).click()
  await expect.element(toast('성과를 내려받았어요')).toBeVisible()
  expect(api.sent('POST /console/figures/export').map(({ body }) => body)).toEqual([{ period: '1y' }])
})

test('[BIZ-14] with too few people reasons, hours and raises are hidden', async ({ api, open }) => {
  api.answers('GET /console/figures', {
    ...figures,
    total: { ...figures.total, answerHours: null },
    reasons: null,
    answerTimes: null,
    raises: null,
  })
  await open('/figures')
  await expect
    .element(card('거절한 이유'))
    .toMatchTextContent(
      '아직 기록이 모자라요. 한 분의 답이 드러나지 않게, 같은 이유가 5명씩 모이면 보여 드려요.',
    )
  await expect.element(card('답까지 걸린 시간')).toMatchTextContent('다섯 명이 답하면 보여 드려요.')
  await expect
    .element(card('올린 폭과 수락'))
    .toMatchTextContent('다섯 명이 비슷한 폭의 어택에 답하면 보여 드려요.')
})

test('[BIZ-14] failed figures can be loaded again; an empty period is explained', async ({ api, open }) => {
  const none = { ...figures, total: { ...figures.total, sent: 0 } }
  api.refuses('GET /console/figures', 'INTERNAL')
  await open('/figures')
  await expect.element(page.getByText('성과를 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/figures', none)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('이 기간에 보낸 어택이 없어요')).toBeVisible()
  api.answers('GET /console/figures', { ...none, choices: { colleagues: [], positions: [] } })
  await page.getByLabelText('기간').selectOptions('1y')
  await expect.element(page.getByText('아직 보낸 어택이 없어요')).toBeVisible()
  await expectAccessible()
})

test('[TRUST-7] the rail shows the quota left today, and until when it is used up', async ({ api, open }) => {
  const rail = page.getByRole('navigation', { name: '콘솔 메뉴' })
  const figuresOf = (sent: number, today: number) =>
    api.answers('GET /console/quota', { month: { sent, limit: 50 }, day: { sent: today, limit: 10 } })
  api.answers('GET /console/figures', figures)
  figuresOf(48, 3)
  const screen = await open('/figures')
  await expect.element(rail.getByText('오늘 2건 더 보낼 수 있어요')).toBeVisible()
  figuresOf(50, 8)
  await screen.reload()
  await expect.element(rail.getByText('12월 1일 (화)부터 다시 보낼 수 있어요')).toBeVisible()
  figuresOf(40, 10)
  await screen.reload()
  await expect.element(rail.getByText('오늘 몫을 다 보냈어요. 내일 다시 보낼 수 있어요')).toBeVisible()
  await expectAccessible()
})
