import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../testing/intentions.ts'
import { my } from '../testing/samples/account.ts'
import { blog, talk, talkPost, talkReply } from '../testing/samples/ranking.ts'
import { test } from '../testing/screen-test.tsx'

test.beforeEach(({ api }) => api.answers('GET /v3/users/my', my()))

const words = page.getByLabelText('이야기')
const write = page.getByRole('button', { name: '이름 없이 남기기' })
const MINE = '연봉 협상은 언제가 좋을까요'
const written = { id: '01930000-0000-7000-8000-000000000303', nickname: '용감한 콜드브루' }
const mine = talkPost({ ...written, body: MINE, isMine: true })

test('[ROUTE-11] a post is anonymous; a phone number in it is refused', async ({ api, open }) => {
  api.answers('GET /talk/posts', talk(talkPost()))
  api.answers('GET /v3/users/forums/blog', blog())
  api.answers('POST /talk/posts', written)
  await open('/my/rankingtalk')
  await expect.element(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
  await expect.element(page.getByText('첫 커피챗을 준비하는 법')).toBeVisible()
  await expectAccessible()
  await words.fill('제 번호는 010-1234-5678이에요')
  await write.click()
  await expect.element(page.getByText('전화번호는 쓸 수 없어요. 모두가 보는 곳이에요')).toBeVisible()
  expect(api.sent('POST /talk/posts')).toEqual([])
  api.answers('GET /talk/posts', talk(mine, talkPost()))
  await words.fill(MINE)
  await write.click()
  await expect.element(toast('이야기를 남겼어요')).toBeVisible()
  const post = page.getByRole('article').filter({ hasText: MINE })
  await expect.element(post).toMatchTextContent('내 글')
  await expect.element(words).toHaveValue('')
})

test('[ROUTE-11] another’s post can be replied to and reported', async ({ api, open }) => {
  const post = talkPost()
  api.answers('GET /talk/posts', talk(post))
  api.answers('GET /v3/users/forums/blog', { items: [] })
  api.answers('POST /talk/posts', written)
  api.answers('POST /talk/posts/:id/report')
  await open('/my/rankingtalk')
  await page.getByRole('button', { name: '느긋한 라테에게 답글' }).click()
  const sheet = page.getByRole('dialog', { name: '답글 쓰기' })
  await sheet.getByLabelText('답글').fill('연말이 좋았어요')
  await expectAccessible()
  api.answers(
    'GET /talk/posts',
    talk({ ...post, replies: [talkReply({ body: '연말이 좋았어요', isMine: true })] }),
  )
  await sheet.getByRole('button', { name: '이름 없이 답하기' }).click()
  await expect.element(page.getByRole('list', { name: '답글' })).toMatchTextContent('연말이 좋았어요')
  expect(api.sent('POST /talk/posts').map(({ body }) => body)).toEqual([
    { body: '연말이 좋았어요', parentId: post.id },
  ])

  await expect.element(toast('답글을 남겼어요')).toBeVisible()
  // The toast would cover the sheet's button.
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '느긋한 라테 신고' }).click()
  const report = page.getByRole('button', { name: '신고하기' })
  await expect.element(report).toBeDisabled()
  await page.getByRole('dialog').getByText('사실이 아니에요').click()
  await expectAccessible()
  await report.click()
  await expect.element(toast('신고를 받았어요. 살펴볼게요')).toBeVisible()
  expect(api.sent('POST /talk/posts/:id/report').map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { id: post.id }, body: { reason: '사실이 아니에요' } },
  ])
})

test('[ROUTE-11] one’s own post can be deleted; with replies a placeholder stays', async ({ api, open }) => {
  const replies = [talkReply({ body: '연말이 좋았어요' })]
  api.answers('GET /talk/posts', talk({ ...mine, replies }))
  api.answers('GET /v3/users/forums/blog', { items: [] })
  api.answers('DELETE /talk/posts/:id')
  await open('/my/rankingtalk')
  await page.getByRole('button', { name: '용감한 콜드브루, 내 글 지우기' }).click()
  api.answers('GET /talk/posts', talk({ ...mine, isDeleted: true, body: '', replies }))
  await page.getByRole('button', { name: '글 지우기', exact: true }).click()
  await expect.element(toast('글을 지웠어요')).toBeVisible()
  await expect.element(page.getByText('글쓴이가 지운 글이에요')).toBeVisible()
  await expect.element(page.getByText(MINE)).not.toBeInTheDocument()
  expect(api.sent('DELETE /talk/posts/:id').map(({ params }) => params)).toEqual([{ id: mine.id }])
})

test('[ROUTE-11] a person without a verified career reads, and is told what writing needs before writing', async ({
  api,
  open,
}) => {
  api.answers('GET /v3/users/my', my({ certified: false, isActivate: false, expiredAt: null }))
  api.answers('GET /talk/posts', talk(talkPost()))
  api.answers('GET /v3/users/forums/blog', { items: [] })
  await open('/my/rankingtalk')
  await expect.element(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: '커리어를 인증하면 이야기할 수 있어요' }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: '커리어 인증하기' })).toHaveAttribute('href', '/submit')
  await expect.element(words).not.toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('button', { name: '느긋한 라테에게 답글' }).click()
  const asked = page.getByRole('dialog', { name: '커리어를 인증하면 이야기할 수 있어요' })
  await asked.getByRole('button', { name: '닫기' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await page.getByRole('button', { name: '느긋한 라테 신고' }).click()
  await expect.element(asked).toBeVisible()
})

test('[ROUTE-11] whoever loses the career meanwhile keeps the words', async ({ api, open }) => {
  api.answers('GET /talk/posts', talk(talkPost()))
  api.answers('GET /v3/users/forums/blog', { items: [] })
  api.refuses('POST /talk/posts', 'TALK_NEEDS_CAREER')
  await open('/my/rankingtalk')
  await words.fill(MINE)
  await write.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(words).toHaveValue(MINE)
})

test('[ROUTE-11] a talk that fails to load can be retried', async ({ api, open }) => {
  api.refuses('GET /talk/posts', 'INTERNAL')
  await open('/my/rankingtalk')
  const retry = page.getByRole('button', { name: '다시 시도하기' })
  await expect.element(retry).toBeVisible()
  api.answers('GET /talk/posts', talk(talkPost()))
  api.answers('GET /v3/users/forums/blog', { items: [] })
  await retry.click()
  await expect.element(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
})

test('[ROUTE-11] a post whose response was lost is created once however often it is sent; another text is another', async ({
  api,
  open,
}) => {
  api.answers('GET /talk/posts', talk(talkPost()))
  api.answers('GET /v3/users/forums/blog', { items: [] })
  api.loses('POST /talk/posts')
  await open('/my/rankingtalk')
  await words.fill(MINE)
  await write.click()
  await leaveLost()
  await write.click()
  await leaveLost()
  api.answers('POST /talk/posts', written)
  await words.fill(`${MINE}?`)
  await write.click()
  await expect.element(toast('이야기를 남겼어요')).toBeVisible()
  expect(intentionsOf(api.sent('POST /talk/posts'))).toEqual([0, 0, 1])
})
