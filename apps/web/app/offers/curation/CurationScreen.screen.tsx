import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { curatedCompany, curation, GROUP_ID, matchedCuration } from '../../testing/samples/curations.ts'
import { lastMomentIn, NOON, owner, sampleId } from '../../testing/samples/offers.ts'
import { wholePay } from '../../testing/samples/pay.ts'
import { test } from '../../testing/screen-test.tsx'

/** A curation that can no longer be answered, and one that does not exist (OFR-8). */

const ADDRESS = `/my/result/curation/${GROUP_ID}`
const GROUP = 'GET /users/offers/group/:groupId'
const title = page.getByRole('heading', { level: 1 })
const companies = (name: string) => page.getByRole('region', { name }).getByRole('listitem')

test.beforeEach(({ api, clock }) => {
  clock.day(NOON)
  api.answers('GET /v3/users/my', owner())
})

test('[OFR-8] after a match each accepted company leads to its coffee chat, the others are gone', async ({
  api,
  open,
}) => {
  const group = matchedCuration(['노을클라우드', '반달랩스'])
  api.answers(GROUP, group)
  await open(ADDRESS)
  await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
  await expect.element(page.getByText('이제 서로 이름과 연락처를 볼 수 있어요.')).toBeVisible()
  const chosen = companies('커피챗하기로 한 회사')
  await expect.element(chosen).toHaveLength(2)
  await expect.element(chosen.nth(0)).toMatchTextContent('노을클라우드')
  await expect.element(chosen.nth(1)).toMatchTextContent('반달랩스')
  await expect.element(page.getByText('온결헬스')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: '내 페이지로 가기' })).toHaveAttribute('href', '/my')
  await expect
    .element(chosen.getByRole('link', { name: /반달랩스/ }))
    .toHaveAttribute(
      'href',
      `/my/result/like/${group.offerItems[2]!.coffeechatId}?company=${encodeURIComponent('반달랩스')}`,
    )
  await expectAccessible()
})

test('[OFR-15] a company with a whole pay tells its first year, before and after the answer', async ({
  api,
  open,
}) => {
  const first = curatedCompany('노을클라우드', 0, { salaryMin: 6_300, salaryMax: 6_800, pay: wholePay })
  const offerItems = [first, curatedCompany('온결헬스', 1, { salaryMin: 6_000, salaryMax: 7_000 })]
  api.answers(GROUP, curation({ offerItems }))
  const screen = await open(ADDRESS)
  await expect.element(page.getByText('첫해에 모두 7,400~8,500만 원')).toBeVisible()
  await expect.element(page.getByText(/첫해/)).toHaveLength(1)
  await expectAccessible()
  api.answers(GROUP, curation({ offerItems, status: 'EXPIRED' }))
  await screen.reload()
  await expect
    .element(companies('에이전트가 골랐던 회사').nth(0))
    .toMatchTextContent('첫해에 모두 7,400~8,500만 원')
})

test.for([
  ['AGENT', '에이전트와 이야기하고 정하기로 했어요', '에이전트와 함께 볼 회사', '내 페이지로 가기'],
  ['REFUSED', '이미 거절한 제안이에요.', '거절한 회사', '내 페이지로 가기'],
  ['EXPIRED', '선택 가능한 기한이 만료되었어요!', '에이전트가 골랐던 회사', '다시 연결 문의하기'],
] as const)(
  '[OFR-8] %s says so, and names the companies',
  async ([status, words, names, button], { api, open }) => {
    api.answers(GROUP, curation({ status }))
    await open(ADDRESS)
    await expect.element(title).toHaveTextContent(words)
    await expect.element(companies(names)).toHaveLength(3)
    await expect.element(page.getByRole('link', { name: button })).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  },
)

test('[OFR-7] with the agent the page tells that they will call, and links to the conversation', async ({
  api,
  open,
}) => {
  api.answers(GROUP, curation({ status: 'AGENT', roomId: sampleId(601) }))
  await open(ADDRESS)
  await expect.element(page.getByText('담당 에이전트가 곧 연락드려요.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '에이전트와 이야기하기' }))
    .toHaveAttribute('href', `/my/message/${sampleId(601)}`)
  await expect.element(page.getByRole('link', { name: '내 페이지로 가기' })).toHaveAttribute('href', '/my')
  await expectAccessible()
})

test('[OFR-8] [OFR-12] after the deadline a notice leads to reconnecting', async ({ api, open }) => {
  api.answers(GROUP, curation({ expiredAt: lastMomentIn(-1) }))
  await open(ADDRESS)
  await expect.element(title).toHaveTextContent('선택 가능한 기한이 만료되었어요!')
  await expect.element(page.getByText('선택 가능 기한이 지났어요.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '다시 연결 문의하기' }))
    .toHaveAttribute(
      'href',
      `/ask?from=${encodeURIComponent(ADDRESS)}&company=${encodeURIComponent('노을클라우드, 온결헬스, 반달랩스')}`,
    )
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

test('[ROUTE-3] a group that does not exist leads home', async ({ api, open }) => {
  api.refuses(GROUP, 'NOT_FOUND')
  const screen = await open(ADDRESS)
  await expect.poll(screen.address).toBe('/')
})
