import { type Page, paths } from '@coffeeattack/contract/pages'
import { textAt } from '../content/texts.ts'
import type { Route } from './+types/sitemap.ts'

/** The public pages to index. */
const found: readonly Page[] = [
  paths.home(),
  paths.introduce(),
  paths.attack(),
  paths.coffeechat(),
  paths.salaryGuide(),
  paths.business(),
  paths.faq(),
  paths.money(),
  paths.graph(),
  paths.secret(),
  paths.rankingTalk(),
  paths.status(),
  paths.verify(),
  paths.matchCriteria(),
  paths.privacy(),
  paths.serviceTerms(),
  paths.companyTerms(),
]

export function loader({ request }: Route.LoaderArgs): Response {
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...found.map((path) => entry(path, request.url)),
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

/** A text knows when it last changed. */
function entry(path: Page, base: string): string {
  const updated = textAt(path)?.frontmatter.updated
  const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
  return `  <url><loc>${new URL(path, base)}</loc>${changed}</url>`
}
