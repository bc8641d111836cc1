import type { Page } from '@coffeeattack/contract/pages'
import type { MDXContent } from 'mdx/types'
import type { MetaDescriptor } from 'react-router'
import { breadcrumbs } from '../public/structured-data.ts'
import { publicMeta } from '../seo.ts'
import type { ContentLink } from './links.ts'

/** The head of a text: what search engines and shared links say, and the words the page opens with. */
export type Frontmatter = {
  title: string
  /** The page's own first line, broken by hand where two phrases meet. */
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
