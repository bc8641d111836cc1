import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { type Page } from '@coffeeattack/contract/pages'
import type { Route } from './+types/robots.ts'

/** Signed-in pages and the API hold nothing for search engines. */
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
