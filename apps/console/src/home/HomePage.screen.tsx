import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { healthy, house, job } from '../testing/samples/house.ts'
import { test } from '../testing/screen-test.tsx'

/** The admins' home (BIZ-18). */

const figures = page.getByRole('region', { name: '어택에서 채용까지' })
const steps = page.getByRole('region', { name: '가입하다 멈추는 곳' })
const failures = page.getByRole('region', { name: '인증 오류' })
const jobs = page.getByRole('region', { name: '예약된 일' })
const queue = page.getByRole('region', { name: '줄 서 있는 일' })
const waiting = page.getByRole('list', { name: '기다리는 일' })
const rail = page.getByRole('navigation', { name: '콘솔 메뉴' })

const health = {
  ...healthy,
  jobs: [
    job(),
    job({ name: 'send-mails', state: 'failing', failures: 3 }),
    job({ name: 'clear-aged', cron: '40 4 * * *', lastTries: 2, lastMs: 41_000 }),
    job({ name: 'match-files', cron: '15 5 * * 0', state: 'new', lastStartedAt: null, lastMs: null }),
  ],
  queue: {
    waiting: 12,
    oldestSeconds: 4,
    retrying: 3,
    done: [38, 30, 22, 18, 20, 28, 52, 70, 96, 100, 88, 64],
  },
}

test('[BIZ-18] an admin starts at the overview: open requests, offers, verification steps', async ({
  api,
  open,
}) => {
  api.answers('GET /console/house', house())
  api.answers('GET /console/house/health', health)
  const screen = await open('/', { as: 'admin' })
  await expect.element(page.getByRole('heading', { level: 1, name: '홈' })).toBeVisible()
  expect(screen.address()).toBe('/home')
  await expect.element(page.getByText('지난 7일 · 11월 8일~14일')).toBeVisible()
  await expect.element(waiting.getByRole('link', { name: '인증하지 않은 회사 2' })).toBeVisible()
  await expect.element(waiting).toMatchTextContent('답하지 않은 문의 5')
  await expect.element(waiting.getByRole('link', { name: '답하지 않은 문의' })).not.toBeInTheDocument()
  await expect.element(waiting).not.toMatchTextContent('신고된 랭킹톡')
  await expect.element(figures).toMatchTextContent('보낸 어택612지난주 574 +38')
  await expect.element(figures).toMatchTextContent('채용 확정9지난주 12 −3')
  await expect.element(steps).toMatchTextContent('1,284명 가운데 688명이 올렸어요 · 53.6%')
  await expect
    .element(steps)
    .toMatchTextContent('가장 많이 멈춘 곳은 휴대폰 확인이에요. 지난주보다 12명 줄었어요.')
  await expect.element(failures).toMatchTextContent('CF-00001필요한 값을 빠뜨렸어요우리2')
  await expect.element(failures).toMatchTextContent('198명 가운데 63명은 다시 해서 마쳤어요.')
  await expectAccessible()
})

test('[BIZ-18] failed jobs come first, and the rail says so', async ({ api, open }) => {
  api.answers('GET /console/house', house())
  api.answers('GET /console/house/health', health)
  await open('/home', { as: 'admin' })
  await expect.element(jobs).toMatchTextContent('하나만 살펴보면 돼요')
  await expect.element(jobs.getByRole('row').nth(1)).toMatchTextContent(/^메일 보내기.*3번 실패살펴봐요$/)
  await expect.element(jobs).toMatchTextContent('매일 04:40')
  await expect.element(jobs).toMatchTextContent('2번째에 성공')
  await expect
    .element(jobs.getByRole('row').last())
    .toMatchTextContent(/^파일과 기록 맞춰 보기.*아직 없어요–곧 돌아요$/)
  await expect.element(queue).toMatchTextContent('기다리는 일12가장 오래된 것4초지난 1시간626다시 하는 일3')
  await expect
    .element(rail.getByRole('link', { name: /집 상태/ }))
    .toMatchTextContent('집 상태하나만 살펴봐요메일 보내기를 살펴봐 주세요')
})

test('[BIZ-18] another period is loaded and kept in the address; the CSV has what is shown', async ({
  api,
  open,
}) => {
  const links: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this)
  })
  api.answers('GET /console/house', ({ query }) =>
    house(
      query.period === 'month' ? { period: 'month', days: { from: '2026-11-01', until: '2026-11-15' } } : {},
    ),
  )
  const screen = await open('/home', { as: 'admin' })
  await expect.element(steps).toBeVisible()
  await page.getByLabelText('기간').selectOptions('이번 달')
  await expect.element(page.getByText('이번 달 · 11월 1일~15일')).toBeVisible()
  expect(screen.address()).toBe('/home?period=month')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(links.map(({ download }) => download)).toEqual(['홈-2026-11-01-2026-11-15.csv'])
})

test('[BIZ-18] a state without problems says so; a failed card can be loaded again', async ({
  api,
  open,
}) => {
  const none = { count: 0, before: 0, days: [0, 0, 0, 0, 0, 0, 0] }
  const nothing = house({
    figures: { sent: none, answered: none, matched: none, hired: none },
    steps: house().steps.map(({ step }) => ({ step, count: 0, before: 0 })),
    failures: { count: 0, people: 0, finished: 0, codes: [] },
    waiting: {
      unverifiedCompanies: 0,
      openStatements: 0,
      reportedPosts: 0,
      unassignedRooms: 0,
      openInquiries: 0,
      openRequests: 0,
    },
  })
  api.refuses('GET /console/house', 'INTERNAL')
  await open('/home', { as: 'admin' })
  await expect.element(queue).toBeVisible()
  await expect.element(page.getByText('홈을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/house', nothing)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('지금 기다리는 일이 없어요')).toBeVisible()
  await expect.element(steps).toMatchTextContent('이 기간에 가입을 시작한 분이 없어요.')
  await expect.element(failures).toMatchTextContent('아무도 오류를 만나지 않았어요.')
  await expect.element(rail).toMatchTextContent('집 상태잘 돌아요예약된 일이 모두 제때 돌고 있어요')
  await expectAccessible()
})
