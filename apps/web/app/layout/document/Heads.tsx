import { useMatches } from 'react-router'
import { earlyPaths } from '../../api/early-calls.ts'
import inlineStyles from '../../app.css?inline'
import linkedStyles from '../../app.css?url'
// oxlint-disable-next-line import/default -- Vite gives the address of the built script as the default export
import island from '../../public/island/island.ts?worker&url'
import publicStyles from '../../public/public.css?inline'
import { earlyCallsScript, earlyInputScript, themeScript } from './inline-scripts.ts'

/** It has run before the browser's bundle is there, which carries no copy. */
const beforePaint = import.meta.env.SSR ? themeScript : ''

/** What every page carries, with React or without. The two colours are the canvas in light and in dark. */
export function SiteHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#f6f3f0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#140c0a" media="(prefers-color-scheme: dark)" />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

/** Only the server writes this head; the browser's bundle must not carry a copy of the styles. */
const css = import.meta.env.SSR ? publicStyles : ''

const reloadOnChange = `import { createHotContext } from '/@vite/client'
createHotContext('/public-page').on('public-page:changed', () => location.reload())`

/** What a page without React needs: its styles in place, and the island. Its parts bring their own fonts. */
export function PublicHead() {
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <script type="module" src={island} />
      {import.meta.env.DEV && <script type="module" dangerouslySetInnerHTML={{ __html: reloadOnChange }} />}
    </>
  )
}

/** Made by scripts/subset-fonts.ts. An app built without it reads in Pretendard's own files. */
const appFaces = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../../.cache/app-font/app-font.css', {
      query: '?inline',
      import: 'default',
      eager: true,
    })
  : {}

const APP_STYLES = 'app-styles'

/**
 * Only the server writes them; the browser's bundle carries no copy but takes them off the page, for a page that breaks
 * is drawn anew with its head.
 */
const appStyles = import.meta.env.SSR
  ? Object.values(appFaces).join('') + inlineStyles
  : (document.getElementById(APP_STYLES)?.textContent ?? '')
const scripts = import.meta.env.SSR ? { earlyInputScript, earlyCallsScript } : null

/** The styles stand in the page itself: as a file they kept a phone's first paint waiting for two more journeys. */
export function AppHead() {
  const calls = earlyPaths(useMatches().map(({ handle }) => handle))
  return (
    <>
      {calls !== '' && (
        <script
          data-calls={calls}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: scripts?.earlyCallsScript ?? '' }}
        />
      )}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: scripts?.earlyInputScript ?? '' }}
      />
      {import.meta.env.DEV ? (
        <link rel="stylesheet" href={linkedStyles} />
      ) : (
        <style id={APP_STYLES} dangerouslySetInnerHTML={{ __html: appStyles }} />
      )}
    </>
  )
}
