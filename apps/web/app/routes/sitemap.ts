import { paths } from '../paths.ts'
import type { Route } from './+types/sitemap.ts'

/** Public pages that are worth finding. A page joins this list with its own work. */
const found = [paths.home()]

export function loader({ request }: Route.LoaderArgs): Response {
  const entries = found.map((path) => `  <url><loc>${new URL(path, request.url)}</loc></url>`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
