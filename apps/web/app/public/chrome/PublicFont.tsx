import { PageStyle } from './PageStyle.tsx'

/** Made by scripts/subset-fonts.ts. A page built without it reads in the system's own letters. */
const files = import.meta.glob<string>('../../../../../.cache/public-font/public-sans.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
const faces = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../../.cache/public-font/public-font.css', {
      query: '?inline',
      import: 'default',
      eager: true,
    })
  : {}

export function PublicFont() {
  return (
    <>
      {Object.values(files).map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      {Object.values(faces).map((css) => (
        <PageStyle key="font" name="public-font" css={css} />
      ))}
    </>
  )
}
