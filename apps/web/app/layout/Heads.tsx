import { useMatches } from 'react-router'
import inlineStyles from '../app.css?inline'
import linkedStyles from '../app.css?url'
import { earlyPaths } from '../early/early-calls.ts'
import { callsScript, inputScript, themeScript } from '../early/inline.ts'
// oxlint-disable-next-line import/default -- Vite gives the address of the built script as the default export
import island from '../public/island/island.ts?worker&url'
import publicStyles from '../public/public.css?inline'

/**
 * Only the server writes heads, so the browser's bundle must not carry a copy of their scripts and styles. Each `<script>`
 * here suppresses the hydration warning, because React finds its text in the page and none in the bundle.
 */
const scripts = import.meta.env.SSR ? { themeScript, inputScript, callsScript } : null
const publicCss = import.meta.env.SSR ? publicStyles : ''

/** The head of every page, with React or without. The two colours are the page's background in light and dark. */
export function SiteHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#f6f3f0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#140c0a" media="(prefers-color-scheme: dark)" />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts?.themeScript ?? '' }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

/** The head of a page without React: its styles inlined, and the island unless it goes without. */
export function PublicHead({ hasIsland }: { hasIsland: boolean }) {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: publicCss }} />
      {hasIsland && <script type="module" src={island} />}
      {import.meta.env.DEV && <script type="module" src="/app/early/reload-on-change.ts" />}
    </>
  )
}

/** Made by scripts/subset-fonts.ts. An app built without it uses Pretendard's own files. */
const appFaces = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../.cache/fonts/app*.css', {
      query: '?inline',
      import: 'default',
      eager: true,
    })
  : {}

const APP_STYLES = 'app-styles'

/** The browser reads them back from the page, because React renders the whole head again when a page breaks. */
const appStyles = import.meta.env.SSR
  ? Object.values(appFaces).join('') + inlineStyles
  : (document.getElementById(APP_STYLES)?.textContent ?? '')

/** The head of an app page. Its styles are inlined: as a file they delayed a phone's first paint by two round trips. */
export function AppHead() {
  const calls = earlyPaths(useMatches().map(({ handle }) => handle))
  return (
    <>
      {calls !== '' && (
        <script
          data-calls={calls}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scripts?.callsScript ?? '' }}
        />
      )}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scripts?.inputScript ?? '' }} />
      {import.meta.env.DEV ? (
        <link rel="stylesheet" href={linkedStyles} />
      ) : (
        <style id={APP_STYLES} dangerouslySetInnerHTML={{ __html: appStyles }} />
      )}
    </>
  )
}
