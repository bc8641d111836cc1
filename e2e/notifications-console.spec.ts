import { expect, type Page } from '@playwright/test'
import { pdfBytes } from '../apps/server/src/platform/storage/testing/test-bytes.ts'
import { acceptOffer } from './accept.ts'
import { test } from './flow-test.ts'
import { send } from './kept-word.ts'
import type { Agent, Recruiter } from './operators.ts'
import { addAgentRoom } from './rooms.ts'
import { addOffer, type Person } from './world.ts'

/** What the candidate does in one browser appears in the operator's browser without a reload (BIZ-7). */

const rail = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: '콘솔 메뉴' }).getByRole('link', { name: new RegExp(`^${name}`) })
const toast = (desk: Page, kind: string) =>
  desk.getByRole('region', { name: '새 알림' }).getByRole('article', { name: kind })

type Doing<Operator> = {
  page: Page
  person: Person
  operator: Operator
}

/** An action of a candidate, and what the operator sees. */
type News<Operator> = {
  what: string
  /** The operator's page. */
  at: string
  /** Prepares the test and answers with the candidate's page. */
  given: (doing: Doing<Operator>) => Promise<string>
  does: (doing: Doing<Operator>) => Promise<unknown>
  /** The kind and the words of the toast and of the row; a message rings only if nobody reads it for minutes. */
  told: { kind: string; words: RegExp } | null
  /** A number of the rail, after it; null for one that goes. */
  counts?: { name: string; text: string | null }
}

const offerPage = async ({ person, operator }: Doing<Recruiter>) =>
  `/my/result/${await addOffer(person, { company: operator.company })}`

type Upload = { uploadUrl: string; readUrl: string }

/** A visitor applies with a file. */
async function apply({ page: { request } }: { page: Page }): Promise<void> {
  const answer = await request.get('/api/users/agent/upload?type=resume&fileType=pdf')
  const { uploadUrl, readUrl } = (await answer.json()) as Upload
  const headers = { 'content-type': 'application/pdf' }
  await request.put(uploadUrl, { data: pdfBytes(), headers })
  const applied = await request.post('/api/users/agent', { data: { resumeFileUrl: readUrl } })
  expect(applied.status()).toBe(200)
}

async function refuse({ page }: { page: Page }): Promise<void> {
  await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
  await page.getByRole('radio', { name: '연봉이 기대보다 아쉬워요' }).check()
  await page.getByRole('button', { name: '이 제안 거절하기' }).click()
}

const toRecruiters: News<Recruiter>[] = [
  {
    what: 'a match',
    at: '/offers',
    given: offerPage,
    does: ({ page }) => acceptOffer(page),
    told: { kind: '커피챗 매칭', words: /윤하람 님이 커피챗을 골랐어요/ },
    counts: { name: '커피챗', text: '1건이 우리를 기다려요' },
  },
  {
    what: 'a refusal',
    at: '/figures',
    given: offerPage,
    does: refuse,
    told: { kind: '거절과 기한 지남', words: /이번에는 어렵다고 답했어요/ },
    counts: { name: '보낸 어택', text: null },
  },
]

const toAgents: News<Agent>[] = [
  {
    what: 'an application',
    at: '/inquiries',
    given: async () => '/my',
    does: apply,
    told: { kind: '문의와 신청', words: /에이전트의 도움을 신청한 분이 있어요/ },
    counts: { name: '상담', text: '건이 상담을 기다려요' },
  },
  {
    what: 'a message',
    at: '/inquiries',
    given: async ({ person, operator }) => `/my/message/${await addAgentRoom(person, operator)}`,
    does: ({ page }) => send(page, '목요일은 어떠세요?'),
    told: null,
    counts: { name: '메시지', text: '1개의 대화에 새 메시지가 있어요' },
  },
]

async function walk<Operator>(news: News<Operator>, doing: Doing<Operator>, desk: Page): Promise<void> {
  const { page } = doing
  await page.goto(await news.given(doing))
  const heard = desk.waitForResponse('**/api/console/stream')
  await desk.goto(`/console${news.at}`)
  await heard
  if (news.counts?.text === null) await expect(rail(desk, news.counts.name)).toContainText('1건이')

  await news.does(doing)
  if (news.told) {
    await expect(toast(desk, news.told.kind).filter({ hasText: news.told.words })).toBeVisible()
    await expect(rail(desk, '알림')).toContainText('개 안 읽었어요')
  }
  if (news.counts?.text) await expect(rail(desk, news.counts.name)).toContainText(news.counts.text)
  if (news.counts?.text === null) await expect(rail(desk, news.counts.name)).not.toContainText('건이')

  if (!news.told) return
  await rail(desk, '알림').click()
  const row = desk.getByRole('listitem').filter({ hasText: news.told.words })
  await expect(row).toContainText(news.told.kind)
  await expect(row).toContainText('안 읽음')
}

for (const news of toRecruiters)
  test(`[BIZ-7] ${news.what} appears at the recruiter`, async ({ page, person, desk, recruiter }) => {
    await walk(news, { page, person, operator: recruiter }, desk)
  })

for (const news of toAgents)
  test(`[BIZ-7] ${news.what} appears at the agent`, async ({ page, person, desk, agent }) => {
    await walk(news, { page, person, operator: agent }, desk)
  })

test('[BIZ-7] a notification read in one tab is read in the other, and only one tab shows the toast', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  const path = await offerPage({ page, person, operator: recruiter })
  const other = await desk.context().newPage()
  for (const tab of [desk, other]) {
    const heard = tab.waitForResponse('**/api/console/stream')
    await tab.goto('/console/notices')
    await heard
  }
  await page.goto(path)
  await refuse({ page })
  const row = (tab: Page) => tab.getByRole('listitem').filter({ hasText: '이번에는 어렵다고 답했어요' })
  for (const tab of [desk, other]) await expect(row(tab)).toContainText('안 읽음')
  const saying = [desk, other].map((tab) => toast(tab, '거절과 기한 지남').count())
  expect((await Promise.all(saying)).toSorted()).toEqual([0, 1])
  await other.getByRole('button', { name: '모두 읽음' }).click()
  for (const tab of [desk, other]) await expect(row(tab)).not.toContainText('안 읽음')
  await expect(rail(desk, '알림')).not.toContainText('안 읽었어요')
  await other.close()
})
