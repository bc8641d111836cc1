import { CONSOLE, type Page } from '@coffeeattack/contract/pages'
import type { Route } from './+types/robots.ts'

/** A person's own pages hold nothing for a search engine, nor do the calls behind them. */
const CLOSED: readonly (Page | '/careerdetail' | '/api' | typeof CONSOLE)[] = [
  '/my',
  '/login',
  '/signin',
  '/submit',
  '/careerdetail',
  '/api',
  CONSOLE,
]

export function loader({ request }: Route.LoaderArgs): Response {
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /', '']
  const sitemap = `Sitemap: ${new URL('/sitemap.xml', request.url)}`
  return new Response([...lines, sitemap, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
