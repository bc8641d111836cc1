import { themeScript } from '../../inline-script.ts'

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
