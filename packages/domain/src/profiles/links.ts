/** Links to other sites: resume, portfolio, GitHub, LinkedIn, a company's page of a position (VAL-8). */
export const LINK = { limit: 2_000, problem: '유효하지 않은 url입니다.' } as const

/**
 * Only http and https; a host with a dot and a top level of letters; no user or password, because that disguises the
 * host; no spaces, controls, backslashes, quotes or angle brackets.
 */
const HOST_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\-]{0,61}[\p{L}\p{N}])?`
const PATTERN = new RegExp(
  String.raw`^https?://(?:${HOST_LABEL}\.)+(?:\p{L}{2,63}|xn--[a-z0-9\-]{2,59})(?::\d{1,5})?(?:[/?#][^\s\p{C}\\"<>]*)?$`,
  'iu',
)

/** Adds https to 'github.com/jiwoo-demo'. Text that is no URL stays unchanged. */
export function completeLink(link: string): string {
  const url = link.trim()
  const secure = `https://${url}`
  return !PATTERN.test(url) && PATTERN.test(secure) ? secure : url
}

/** Empty is valid. */
export function linkProblem(link: string): string | null {
  const url = completeLink(link)
  return url === '' || isWhole(url) ? null : LINK.problem
}

const isWhole = (url: string) => url.length <= LINK.limit && PATTERN.test(url)

/**
 * The URL to open, or null. Checked wherever a link is shown: an unsafe link that came past our forms is shown as text.
 */
export function safeHref(link: string | null): string | null {
  const url = link?.trim() ?? ''
  return isWhole(url) ? url : null
}

/** As stored: a complete URL, or null for an empty field. */
export function settleLink(link: string | null): string | null {
  return completeLink(link ?? '') || null
}

/** The displayed text: 'github.com/jiwoo-demo'. */
export function linkText(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
}
