import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordsVisits } from '../testing/samples/verification.ts'
import { test } from '../testing/screen-test.tsx'

/** The job, the first step of a registration (PRO-10). */

type Found = ApiResult<'GET /users/labels/search'>
const jobs: Record<string, Found['items'][number]> = {
  ㅂㅇㄷ: { jobLabel: '개발', jobSubLabel: '백엔드 개발자' },
  프론트엔: { jobLabel: '개발', jobSubLabel: '프론트엔드 개발자' },
  마케터: { jobLabel: '마케팅', jobSubLabel: '퍼포먼스 마케터' },
  서비스기획PM: { jobLabel: '기획·PM', jobSubLabel: '서비스 기획·PM' },
}

test.beforeEach(({ api }) => {
  recordsVisits(api)
  api.answers('GET /users/labels/search', ({ query: { q } }) => ({ items: jobs[q] ? [jobs[q]] : [] }))
})

const field = () => page.getByLabelText('직무 검색')
const row = (name: string) => page.getByRole('button', { name })

test('[PRO-10] is found by its initials and leads on', async ({ open }) => {
  const screen = await open('/submit', { as: 'nobody' })
  await field().fill('ㅂㅇㄷ')
  await expect.element(row('백엔드 개발자 개발')).toBeVisible()
  await expectAccessible()
  await row('백엔드 개발자 개발').click()
  await expect.poll(() => decodeURI(screen.address())).toBe('/submit/개발/백엔드 개발자')
})

test('[PRO-10] keeps only letters, at most thirty', async ({ open }) => {
  await open('/submit', { as: 'nobody' })
  await field().fill('프!론@트 엔')
  await expect.element(field()).toHaveValue('프론트엔')
  await expect.element(row('프론트엔드 개발자 개발')).toBeVisible()
  await field().fill('가'.repeat(31))
  await expect.element(field()).toHaveValue('가'.repeat(30))
})

test('[PRO-10] that is unknown is entered as typed, under 기타', async ({ open }) => {
  const screen = await open('/submit', { as: 'nobody' })
  await field().fill('구름감별사')
  await expect.element(page.getByText('검색 결과가 없습니다.')).toBeVisible()
  await row('‘구름감별사’ 그대로 쓰기 기타로 등록해요').click()
  await expect.poll(() => decodeURI(screen.address())).toBe('/submit/기타/구름감별사')
  await expect.element(page.getByText('구름감별사 커리어를 불러올게요.')).toBeVisible()
})

test('[PRO-10] is searched for once while it is typed', async ({ api, open, clock }) => {
  clock.set('2026-11-15T12:00:00+09:00')
  await open('/submit', { as: 'nobody' })
  await field().click()
  for (const letter of '마케터') await userEvent.keyboard(letter)
  await expect.element(field()).toHaveValue('마케터')
  expect(api.sent('GET /users/labels/search')).toEqual([])
  await clock.runFor(1_000)
  await expect.element(row('퍼포먼스 마케터 마케팅')).toBeVisible()
  expect(api.sent('GET /users/labels/search').map(({ query }) => query.q)).toEqual(['마케터'])
})

test('a failed search can be retried', async ({ api, open }) => {
  api.refuses('GET /users/labels/search', 'INTERNAL')
  await open('/submit', { as: 'nobody' })
  await field().fill('ㅂㅇㄷ')
  await expect.element(page.getByRole('button', { name: '다시 시도하기' })).toBeVisible()
  api.answers('GET /users/labels/search', { items: [jobs['ㅂㅇㄷ']!] })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(row('백엔드 개발자 개발')).toBeVisible()
})

test('[VER-8] picked from the popular ones leads on, and the visit is tracked from step to step', async ({
  api,
  open,
}) => {
  const screen = await open('/submit', { as: 'nobody' })
  await row('서비스 기획·PM').click()
  await expect.poll(() => decodeURI(screen.address())).toBe('/submit/기획·PM/서비스 기획·PM')
  await expect
    .poll(() => api.sent('PATCH /users/utm').map(({ body }) => body.status))
    .toEqual(['JOB_CHOICE', 'AGREE'])
  expect(api.sent('POST /users/utm')).toHaveLength(1)
})
