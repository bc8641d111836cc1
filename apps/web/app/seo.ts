import type { Page } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import type { MetaDescriptor } from 'react-router'

/** A page's metadata for search results and shared links. */
export type PageAbout = {
  title: string
  description: string
  /** The page's path without query: the canonical address. */
  path: Page
  /** A path on this origin; 1200 × 630. */
  image?: string
  /** The landing page's title starts with the brand. */
  bareTitle?: boolean
}

const DEFAULT_IMAGE = '/og/default.png'

export function documentTitle(title: string): string {
  return `${title} · ${BRAND.ko}`
}

/** A public page: indexed, with a share card. */
export function publicMeta(about: PageAbout, origin: string): MetaDescriptor[] {
  const title = about.bareTitle ? about.title : documentTitle(about.title)
  const address = origin + about.path
  return [
    { title },
    { name: 'description', content: about.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.ko },
    { property: 'og:locale', content: 'ko_KR' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: about.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + (about.image ?? DEFAULT_IMAGE) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** A private or unfinished page: it has a title and is not indexed. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: documentTitle(title) }, { name: 'robots', content: 'noindex' }]
}

/** The origin comes from the root loader, because only the server knows its public address. */
export function originOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
