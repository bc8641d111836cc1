import appStyles from '../../app.css?url'
import fonts from '../../fonts/app-fonts.css?url'
// oxlint-disable-next-line import/default -- Vite gives the address of the built script as the default export
import island from '../../public/island/island.ts?worker&url'
import publicStyles from '../../public/public.css?inline'
import { earlyInputScript, themeScript } from './inline-scripts.ts'

/** What every page carries, with React or without. The two colours are the canvas in light and in dark. */
export function SiteHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#f6f3f0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#140c0a" media="(prefers-color-scheme: dark)" />
      <script dangerouslySetInnerHTML={{ __html: themeScript }} />
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

/** Only the server writes it; the browser's bundle need not carry a copy. */
const early = import.meta.env.SSR ? earlyInputScript : ''

/** Two sheets, because the long list of letter ranges almost never changes and stays in the browser's cache. */
export function AppHead() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
      <link rel="stylesheet" href={fonts} />
      <link rel="stylesheet" href={appStyles} />
    </>
  )
}
