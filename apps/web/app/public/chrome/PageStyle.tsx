/**
 * Styles that belong to one part of the public pages and go out with the pages that use it. React writes them into
 * the head once. Only the server renders public pages, so `css` is empty in the browser's bundle.
 */
export function PageStyle({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  )
}
