import { resolvePath } from 'react-router'

/** Whether a location shows what a URL opens: the same page, with at least the same query parameters. */
export function isLookedAt(to: string, here: { pathname: string; search: string }): boolean {
  const there = resolvePath(to)
  if (there.pathname !== here.pathname) return false
  const open = new URLSearchParams(here.search)
  return [...new URLSearchParams(there.search)].every(([name, value]) => open.get(name) === value)
}
