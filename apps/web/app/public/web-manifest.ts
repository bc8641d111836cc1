import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'

/** The web manifest, for a phone's home screen. */
export function loader(): Response {
  const manifest = {
    name: BRAND.ko,
    short_name: BRAND.ko,
    lang: 'ko',
    start_url: paths.my(),
    scope: '/',
    display: 'standalone',
    background_color: '#f6f3f0',
    theme_color: '#f6f3f0',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
