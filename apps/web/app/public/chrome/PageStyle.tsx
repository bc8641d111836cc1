/**
 * A stylesheet of one part of the public pages, sent only with pages that use it. React puts it into the head once.
 * Only the server renders public pages, so `css` is empty in the browser's bundle.
 */
export function PageStyle({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  )
}
