import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { talkPosts } from '../apps/server/src/platform/db/schema/talk.ts'
import { reportPost } from '../apps/server/src/modules/talk/candidate/posts.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import { open } from './sign-in.ts'
import { addPerson, AGENT_EMAIL, signInToConsole } from './world.ts'

/** The anonymous talk under the ranking (ROUTE-11), from the writer to the moderator and back. */

const unique = () => Math.random().toString(36).slice(2, 10)
const thread = (page: Page, text: string) => page.locator('section').filter({ hasText: text }).last()

/** Three people report it. */
async function reportThrice(body: string): Promise<void> {
  const deps = await service()
  const [post] = await deps.db.drizzle.select().from(talkPosts).where(eq(talkPosts.body, body))
  for (const { userId } of [await addPerson(), await addPerson(), await addPerson()])
    await reportPost({ postId: post!.id, reason: '사실이 아니에요' }, userId, deps)
}

test('[ROUTE-11] a post is written, reported by three people, moderated in the console and deleted', async ({
  page,
  person,
  desk,
}) => {
  const words = `연봉 협상은 언제가 좋을까요 ${unique()}`
  await open(page, '/my/rankingtalk')
  await page.getByLabel('이야기').fill(words)
  await page.getByRole('button', { name: '이름 없이 남기기' }).click()
  await expect(page.getByText('이야기를 남겼어요')).toBeVisible()
  await expect(thread(page, words)).toContainText('내 글')
  await expect(page.getByText(person.name)).toHaveCount(0)

  await reportThrice(words)

  await page.reload()
  await expect(page.getByText('커피챗에서 무엇을 물어보면 좋을까요?')).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)

  await signInToConsole(desk, AGENT_EMAIL)
  await desk.goto('/console/talk')
  const reported = desk
    .getByRole('list', { name: '신고된 글' })
    .getByRole('listitem')
    .filter({ hasText: words })
  await expect(reported).toContainText('신고로 가려진 글')
  await expect(reported).toContainText(/사실이 아니에요 3/)
  await expect(reported).toContainText(/글쓴이 [0-9A-F]{6}/)
  await reported.getByRole('button', { name: '다시 보이기' }).click()
  await desk.getByRole('dialog').getByText('잘못된 신고').click()
  await desk.getByRole('button', { name: '글 보이기' }).click()
  await expect(desk.getByText('글이 보여요')).toBeVisible()
  await expect(reported).toHaveCount(0)

  await page.reload()
  await thread(page, words)
    .getByRole('button', { name: /내 글 지우기$/ })
    .click()
  await page.getByRole('button', { name: '글 지우기', exact: true }).click()
  await expect(page.getByText(words)).toHaveCount(0)
})
