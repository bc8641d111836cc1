/** A page that has its address but not its work yet. */
export type ComingPage = { title: string; about: string }

/** One route module serves every coming page of a kind, so a route's id tells which page it is. */
export function comingId(path: string): string {
  return `coming${path}`
}

/** The page of the innermost of the matched routes. */
export function comingPage(
  pages: Readonly<Record<string, ComingPage>>,
  matches: readonly ({ id: string } | undefined)[],
): ComingPage {
  const id = matches.at(-1)?.id
  const path = Object.keys(pages).find((path) => comingId(path) === id)
  const page = path && pages[path]
  if (!page) throw new Error(`no coming page is written for the route ${id}`)
  return page
}
