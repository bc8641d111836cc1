import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile, unmarked } from '../../testing/samples/candidates.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { test } from '../../testing/screen-test.tsx'

/** Comparison of two to four people (BIZ-11). */

const OTHER = sampleId(2)
const compared = (id: string, jobSubLabel: string) => ({
  profile: openedProfile({ id, jobSubLabel }).profile,
  lastActiveOn: '2026-11-14',
  marks: unmarked,
})
const both = {
  people: [compared(CANDIDATE, '백엔드 개발자'), compared(OTHER, '서버 엔지니어')],
}
const beside = page.getByRole('region', { name: '나란히 놓은 후보자' })

test('[BIZ-11] people are chosen by checkbox or X and compared on one scale', async ({ api, open }) => {
  const rows = [candidateRow(), candidateRow({ id: OTHER, jobSubLabel: '서버 엔지니어', totalMonth: 57 })]
  api.answers('GET /console/candidates', found(...rows))
  api.answers('GET /console/candidates/compare', both)
  const screen = await open('/candidates')
  const bar = page.getByRole('region', { name: '비교할 분' })
  await page.getByRole('checkbox', { name: '서버 엔지니어 4년 9개월 비교에 넣기' }).click()
  await expect.element(bar).toMatchTextContent('1명 골랐어요. 한 분 더 골라 주세요')
  await userEvent.keyboard('/{ArrowDown}x')
  await expect.element(bar).toMatchTextContent('2명 골랐어요')
  await bar.getByRole('link', { name: '비교하기' }).click()
  await expect.element(beside).toMatchTextContent('서버 엔지니어')
  expect(screen.address()).toBe(`/candidates/compare?ids=${encodeURIComponent(`${OTHER},${CANDIDATE}`)}`)
  expect(api.sent('GET /console/candidates/compare')).toMatchObject([{ query: { ids: [OTHER, CANDIDATE] } }])
  await expectAccessible()
  window.dispatchEvent(new Event('focus'))
  expect(api.sent('GET /console/candidates/compare')).toHaveLength(1)
})

test('[BIZ-11] on a phone the table scrolls inside its own box', async ({ api, open }) => {
  await page.viewport(390, 844)
  api.answers('GET /console/candidates/compare', both)
  await open(`/candidates/compare?ids=${CANDIDATE},${OTHER}`)
  await expect.element(beside).toMatchTextContent('희망 연봉')
  const box = beside.element()
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('[BIZ-11] names people who cannot be seen any more', async ({ api, open }) => {
  api.answers('GET /console/candidates/compare', { people: both.people.slice(0, 1) })
  await open(`/candidates/compare?ids=${CANDIDATE},${OTHER}`)
  await expect.element(page.getByText('1명은 쉬고 있거나 사라져 볼 수 없어요.')).toBeVisible()
})

test('[BIZ-11] makes no call until two are chosen', async ({ api, open }) => {
  await open(`/candidates/compare?ids=${CANDIDATE}`)
  await expect.element(page.getByText('2명에서 4명까지 나란히 볼 수 있어요')).toBeVisible()
  expect(api.sent('GET /console/candidates/compare')).toHaveLength(0)
})

test('[BIZ-11] a failed comparison can be loaded again', async ({ api, open }) => {
  api.refuses('GET /console/candidates/compare', 'INTERNAL')
  await open(`/candidates/compare?ids=${CANDIDATE},${OTHER}`)
  await expect.element(page.getByText('비교할 분을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/candidates/compare', both)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(beside).toMatchTextContent('서버 엔지니어')
})
