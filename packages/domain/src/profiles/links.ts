/** Links to other sites: resume, portfolio, GitHub, LinkedIn, a company's page of a position (VAL-8). */
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

/** The address as it is meant: 'github.com/jiwoo-demo' is https by itself. What is no address stays as it is. */
export function completeLink(link: string): string {
  const url = link.trim()
  const secure = `https://${url}`
  return !PATTERN.test(url) && PATTERN.test(secure) ? secure : url
}

/** Empty is fine. */
export function linkProblem(link: string): string | null {
  const url = completeLink(link)
  return url === '' || isWhole(url) ? null : LINK.problem
}

const isWhole = (url: string) => url.length <= LINK.limit && PATTERN.test(url)

/**
 * The address that a link leads to, or null. Asked again wherever one is shown: a link that got into the data past our
 * forms is text there, and nobody can follow it.
 */
export function safeHref(link: string | null): string | null {
  const url = link?.trim() ?? ''
  return isWhole(url) ? url : null
}

/** What is stored: a whole address, or null for an empty field. */
export function settleLink(link: string | null): string | null {
  return completeLink(link ?? '') || null
}

/** How a link is shown: 'github.com/jiwoo-demo'. */
export function linkText(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
