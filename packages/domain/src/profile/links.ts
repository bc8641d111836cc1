/** Resume, portfolio, GitHub and LinkedIn links (VAL-8). */
export const LINK = { limit: 2_000, problem: '유효하지 않은 url입니다.' } as const

/**
 * http and https alone; a host with a dot and a top level of letters; no name or password before the host, which is
 * how a link pretends to lead elsewhere; no spaces, controls, backslashes, quotes or angle brackets anywhere.
 */
const HOST_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\-]{0,61}[\p{L}\p{N}])?`
const PATTERN = new RegExp(
  String.raw`^https?://(?:${HOST_LABEL}\.)+(?:\p{L}{2,63}|xn--[a-z0-9\-]{2,59})(?::\d{1,5})?(?:[/?#][^\s\p{C}\\"<>]*)?$`,
  'iu',
)

/** Empty is fine. */
export function linkProblem(link: string): string | null {
  const url = link.trim()
  if (url === '') return null
  return url.length <= LINK.limit && PATTERN.test(url) ? null : LINK.problem
}

/** What is stored: null for an empty field. */
export function settleLink(link: string | null): string | null {
  return link?.trim() || null
}

/** How a link is shown: 'github.com/jiwoo-demo'. */
export function linkText(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
