import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page, the same for every visitor. */
export type Page = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

type Encoding = 'br' | 'gzip' | 'identity'
export type Kept = { page: Page; etag: string; until: number; encoded: Map<Encoding, Promise<Buffer>> }

const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => promisify(gzip)(html),
  identity: async (html) => html,
}

/** While one visitor's request renders a page anew, the others still get the old one. */
const RENEWAL_MS = 5000

/**
 * Keeps public pages for a few seconds, each compressed once: a rush of visitors costs one rendering. Holds the pages
 * used last; an address that nobody asks for again falls out.
 */
export function createPageCache(clock: () => Date, maxPages = 200) {
  const pages = new Map<string, Kept>()

  return {
    get(url: string): Kept | undefined {
      const kept = pages.get(url)
      if (!kept) return undefined
      pages.delete(url)
      pages.set(url, kept)
      const now = clock().getTime()
      if (kept.until > now) return kept
      kept.until = now + RENEWAL_MS
      return undefined
    },
    put(url: string, page: Page, seconds: number): Kept {
      const until = clock().getTime() + seconds * 1000
      const kept = { page, etag: etagOf(page), until, encoded: new Map() }
      pages.set(url, kept)
      if (pages.size > maxPages) pages.delete(pages.keys().next().value!)
      return kept
    },
  }
}

/** Weak: it names what the page says, in whatever encoding, so that every process and rendering names it alike. */
const etagOf = ({ html }: Page) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`

/** Whether the asker already has this very page. */
export function isKnown({ etag }: Kept, ifNoneMatch: string | undefined): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}

/** The page's bytes in an encoding that the browser takes. */
export async function encodedPage({ page, encoded }: Kept, accepted: string | undefined) {
  const encoding = preferred(accepted)
  const bytes = encoded.get(encoding) ?? compress[encoding](Buffer.from(page.html))
  encoded.set(encoding, bytes)
  return { encoding, bytes: await bytes }
}

function preferred(accepted = ''): Encoding {
  const wanted = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = new Set(wanted.map((part) => part.split(';')[0]!.trim().toLowerCase()))
  return (['br', 'gzip'] as const).find((name) => names.has(name)) ?? 'identity'
}
