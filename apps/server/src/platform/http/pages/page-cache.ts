import { LRUCache } from 'lru-cache'
import { type KeptPage, keepPage, type Page, QUALITY } from './kept-page.ts'

type Entry = { page: KeptPage; until: number }

/** While one request renders an expired page, the others still get the old one. */
const RENEWAL_MS = 5000

/** Keeps public pages for a few seconds, each compressed once, so that a rush of visitors costs one rendering. */
export function createPageCache(clock: () => Date, maxPages = 200) {
  const entries = new LRUCache<string, Entry>({ max: maxPages })

  return {
    get(url: string): KeptPage | undefined {
      const entry = entries.get(url)
      if (!entry) return undefined
      const now = clock().getTime()
      if (entry.until > now) return entry.page
      entry.until = now + RENEWAL_MS
      return undefined
    },
    /** However old it is, for the time in which no new one can be rendered. */
    last: (url: string): KeptPage | undefined => entries.get(url)?.page,
    put(url: string, rendered: Page, seconds: number): KeptPage {
      const before = entries.get(url)?.page
      const now = keepPage(rendered, QUALITY.forSeconds)
      // An unchanged page is compressed already.
      const page = before?.etag === now.etag ? before : now
      entries.set(url, { page, until: clock().getTime() + seconds * 1000 })
      return page
    },
  }
}
