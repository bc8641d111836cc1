import { resolvePath } from 'react-router'

/** Whether somebody is already where a notice leads: its page, with all that its address names open. */
export function isLookedAt(to: string, here: { pathname: string; search: string }): boolean {
  const there = resolvePath(to)
  if (there.pathname !== here.pathname) return false
  const open = new URLSearchParams(here.search)
  return [...new URLSearchParams(there.search)].every(([name, value]) => open.get(name) === value)
}
