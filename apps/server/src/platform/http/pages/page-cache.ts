import { type KeptPage, keepPage, type Page, QUALITY } from './kept-page.ts'

type Entry = { page: KeptPage; until: number }

/** While one visitor's request renders a page anew, the others still get the old one. */
const RENEWAL_MS = 5000

/**
 * Keeps public pages for a few seconds, each compressed once: a rush of visitors costs one rendering. Holds the pages
 * used last; an address that nobody asks for again falls out.
 */
export function createPageCache(clock: () => Date, maxPages = 200) {
  const entries = new Map<string, Entry>()

  return {
    get(url: string): KeptPage | undefined {
      const entry = entries.get(url)
      if (!entry) return undefined
      entries.delete(url)
      entries.set(url, entry)
      const now = clock().getTime()
      if (entry.until > now) return entry.page
      entry.until = now + RENEWAL_MS
      return undefined
    },
    put(url: string, rendered: Page, seconds: number): KeptPage {
      const before = entries.get(url)?.page
      const now = keepPage(rendered, QUALITY.forSeconds)
      // What says the same as before is compressed already.
      const page = before?.etag === now.etag ? before : now
      entries.set(url, { page, until: clock().getTime() + seconds * 1000 })
      if (entries.size > maxPages) entries.delete(entries.keys().next().value!)
      return page
    },
  }
}
