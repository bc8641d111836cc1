import { type Page, paths } from '@coffeeattack/contract/pages'
import type { MDXContent } from 'mdx/types'
import { type MetaDescriptor, matchPath } from 'react-router'
import { breadcrumbs } from '../public/structured-data.ts'
import { publicMeta } from '../seo.ts'
import { type ContentLink, read } from './links.ts'

/** A text's metadata for search engines and shared links, and its title and lead. */
export type Frontmatter = {
  title: string
  /** The page's title, broken by hand between two phrases. */
  headline: readonly string[]
  description: string
  /** The day the text last changed, YYYY-MM-DD. */
  updated: string
}

type TextModule = { default: MDXContent; frontmatter: Frontmatter }

/** Only the server renders public pages, so the browser's bundle has no texts. */
const modules = import.meta.env.SSR ? import.meta.glob<TextModule>('./texts/*.mdx', { eager: true }) : {}

type TextPage = {
  path: Page
  /** The file in texts/. */
  file: string
  /** Its share picture, /og/<name>.png; by default the file's name. */
  picture?: string
  related: readonly ContentLink[]
}

/** The pages that are one long text. */
const pages: readonly TextPage[] = [
  { path: paths.introduce(), file: 'introduce', related: [read.attack, read.coffeechat, read.faq] },
  { path: paths.attack(), file: 'attack', related: [read.coffeechat, read.salaryGuide, read.faq] },
  { path: paths.coffeechat(), file: 'coffeechat', related: [read.attack, read.salaryGuide, read.faq] },
  {
    path: paths.salaryGuide(),
    file: 'salary-guide',
    picture: 'salary_guide',
    related: [read.attack, read.coffeechat, read.faq],
  },
  { path: paths.privacy(), file: 'privacy', related: [read.serviceTerms, read.faq, read.introduce] },
  {
    path: paths.serviceTerms(),
    file: 'service-terms',
    picture: 'default',
    related: [read.privacy, read.faq, read.introduce],
  },
  {
    path: paths.companyTerms(),
    file: 'company-terms',
    picture: 'default',
    related: [read.business, read.privacy, read.faq],
  },
]

/** The text at an address. */
export function textAt(pathname: string) {
  const page = pages.find(({ path }) => matchPath(path, pathname))
  const text = page && modules[`./texts/${page.file}.mdx`]
  return text && { ...page, frontmatter: text.frontmatter, Text: text.default }
}

export function textMeta(pathname: string, origin: string): MetaDescriptor[] {
  const page = textAt(pathname)
  if (!page) return []
  const { path, file, picture = file, frontmatter } = page
  const { title, description } = frontmatter
  return [
    ...publicMeta({ title, description, path, image: `/og/${picture}.png` }, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: title, path }]) },
  ]
}
