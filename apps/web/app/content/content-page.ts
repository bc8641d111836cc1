import type { Page } from '@coffeeattack/contract/pages'
import type { MDXContent } from 'mdx/types'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbs } from '../public/structured-data.ts'
import { publicMeta } from '../seo.ts'
import type { ContentLink } from './links.ts'

/** A text's metadata for search engines and shared links, and its title and lead. */
export type Frontmatter = {
  title: string
  /** The page's title, broken by hand between two phrases. */
  headline: readonly string[]
  description: string
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string
}

export type ContentPageData = {
  path: Page
  /** Its share picture, /og/<name>.png. */
  picture: string
  frontmatter: Frontmatter
  Text: MDXContent
  related: readonly ContentLink[]
}

export function contentMeta(
  { path, picture, frontmatter }: ContentPageData,
  origin: string,
): MetaDescriptor[] {
  const { title, description } = frontmatter
  return [
    ...publicMeta({ title, description, path, image: `/og/${picture}.png` }, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: title, path }]) },
  ]
}
