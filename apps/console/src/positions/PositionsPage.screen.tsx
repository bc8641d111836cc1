import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { listedPosition } from '../testing/samples/positions.ts'
import { zeroCounts, test } from '../testing/screen-test.tsx'

/** The company's positions (BIZ-9). */

const counts = { open: 2, closed: 1 }
const open = page.getByRole('list', { name: '열린 포지션' }).getByRole('listitem')

test('[BIZ-9] open positions show their stages; closed ones stand behind a tab', async ({
  api,
  open: visit,
}) => {
  const other = listedPosition({
    id: sampleId(62),
    title: '프로덕트 디자이너',
    mustHaves: [],
    yearsMax: null,
  })
  api.answers('GET /console/counts', { ...zeroCounts, positions: 2 })
  api.answers('GET /console/positions', { items: [listedPosition(), other], counts, nextCursor: null })
  await visit('/positions')
  await expect
    .element(open.first())
    .toMatchTextContent('백엔드 개발자 · 결제와 정산백엔드 개발자 · 경력 4~8년 · 6,000~8,000만 원')
  await expect.element(open.first()).toMatchTextContent('보낸 어택34')
  await expect.element(open.first()).toMatchTextContent('어택8커피챗3')
  await expect.element(open.nth(1)).toMatchTextContent('경력 4년 이상')
  const rail = page.getByRole('navigation', { name: '콘솔 메뉴' }).getByRole('link', { name: /^포지션/ })
  await expect.element(rail).toMatchTextContent('포지션2개가 열려 있어요')
  await expectAccessible()

  const closed = listedPosition({ title: '닫은 자리', closedAt: '2026-11-10T01:00:00.000Z' })
  api.answers('GET /console/positions', { items: [closed], counts, nextCursor: null })
  await page.getByRole('link', { name: '닫았어요 1' }).click()
  await expect
    .element(page.getByRole('list', { name: '닫은 포지션' }).getByRole('listitem'))
    .toMatchTextContent('닫은 자리')
  expect(api.sent('GET /console/positions').at(-1)?.query).toMatchObject({ status: 'closed' })
})

test('[BIZ-9] without a position one can be created', async ({ api, open: visit }) => {
  api.answers('GET /console/positions', { items: [], counts: { open: 0, closed: 0 }, nextCursor: null })
  await visit('/positions')
  await expect.element(page.getByText('아직 포지션이 없어요')).toBeVisible()
  await page.getByRole('link', { name: '포지션 만들기' }).click()
  await expect.element(page.getByRole('heading', { name: '새 포지션' })).toBeVisible()
})

test('[BIZ-9] a failed list can be loaded again', async ({ api, open: visit }) => {
  api.loses('GET /console/positions')
  await visit('/positions')
  await expect.element(page.getByText('포지션을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/positions', { items: [listedPosition()], counts, nextCursor: null })
  await page.getByRole('button', { name: /다시/ }).click()
  await expect.element(open).toMatchTextContent('백엔드 개발자 · 결제와 정산')
})
