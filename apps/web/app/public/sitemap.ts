import { type Page, paths } from '@coffeeattack/contract/pages'
import { frontmatter as attack } from '../content/texts/attack.mdx'
import { frontmatter as business } from '../content/texts/business.mdx'
import { frontmatter as coffeechat } from '../content/texts/coffeechat.mdx'
import { frontmatter as introduce } from '../content/texts/introduce.mdx'
import { frontmatter as privacy } from '../content/texts/privacy.mdx'
import { frontmatter as salaryGuide } from '../content/texts/salary-guide.mdx'
import { frontmatter as serviceTerms } from '../content/texts/service-terms.mdx'
import type { Route } from './+types/sitemap.ts'

type Found = { path: Page; updated?: string }

/** The public pages to index; a text knows when it last changed. */
const found: readonly Found[] = [
  { path: paths.home() },
  { path: paths.introduce(), updated: introduce.updated },
  { path: paths.attack(), updated: attack.updated },
  { path: paths.coffeechat(), updated: coffeechat.updated },
  { path: paths.salaryGuide(), updated: salaryGuide.updated },
  { path: paths.business(), updated: business.updated },
  { path: paths.faq() },
  { path: paths.money() },
  { path: paths.graph() },
  { path: paths.secret() },
  { path: paths.rankingTalk() },
  { path: paths.privacy(), updated: privacy.updated },
  { path: paths.serviceTerms(), updated: serviceTerms.updated },
]

export function loader({ request }: Route.LoaderArgs): Response {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...found.map((page) => entry(page, request.url)),
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

function entry({ path, updated }: Found, base: string): string {
  const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
  return `  <url><loc>${new URL(path, base)}</loc>${changed}</url>`
}
