import { PageStyle } from './PageStyle.tsx'

/** Made by scripts/subset-fonts.ts. A page built without it uses the system's fonts. */
const files = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../../.cache/fonts/public.woff2', {
      query: '?url',
      import: 'default',
      eager: true,
    })
  : {}
const faces = import.meta.env.SSR
  ? import.meta.glob<string>('../../../../../.cache/fonts/public*.css', {
      query: '?inline',
      import: 'default',
      eager: true,
    })
  : {}

/** The font of pages without React, loaded before anything else. */
export function PublicFont() {
  const [file] = Object.values(files)
  return (
    <>
      {file && <link rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />}
      <PageStyle name="public-font" css={Object.values(faces).join('')} />
    </>
  )
}
