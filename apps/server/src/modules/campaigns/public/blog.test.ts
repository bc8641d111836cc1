import { expect } from 'vitest'
import { blogPosts } from '../../../platform/db/schema/campaigns.ts'
import { test } from '../../../testing/server-test.ts'

test('the blog is listed newest first, without what is not published yet', async ({ server, clock }) => {
  const days = (count: number) => new Date(clock().getTime() + count * 86_400_000)
  const post = (title: string, publishedAt: Date) => ({
    id: server.deps.ids.next(),
    title,
    url: `https://blog.example/${title}`,
    publishedAt,
  })
  await server.db.drizzle
    .insert(blogPosts)
    .values([post('지난주', days(-7)), post('어제', days(-1)), post('내일', days(1))])
  const { items } = (await server.call('GET', '/v3/users/forums/blog')).json<{ items: { title: string }[] }>()
  expect(items.map(({ title }) => title)).toEqual(['어제', '지난주'])
  expect(items[0]).toEqual({
    title: '어제',
    url: 'https://blog.example/어제',
    image: null,
    publishedAt: days(-1).toISOString(),
  })
})
