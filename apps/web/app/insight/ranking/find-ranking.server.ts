import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { type Asking, serverApi } from '../../api/server-api.server.ts'

export type Ranking = ApiResult<'GET /rankings/jobs'>
export type Talk = ApiResult<'GET /talk/posts'>
export type BlogPost = ApiResult<'GET /v3/users/forums/blog'>['items'][number]

/** A malformed cursor starts at the first page. */
const CURSOR = /^[A-Za-z0-9_-]{1,200}$/

/** The page's data, loaded as an anonymous visitor. */
export async function findRanking(asking: Asking) {
  const api = serverApi(asking)
  const { url, signal } = asking.request
  const asked = new URL(url).searchParams.get('cursor') ?? ''
  const cursor = CURSOR.test(asked) ? asked : undefined
  const [ranking, talk, blog] = await Promise.all([
    api('GET /rankings/jobs', { signal }),
    api('GET /talk/posts', { query: { cursor }, signal }),
    api('GET /v3/users/forums/blog', { signal }),
  ])
  return { ranking, talk, blogPosts: blog.items.slice(0, BLOG_POSTS), isFirstPage: !cursor, now: new Date() }
}

const BLOG_POSTS = 4
