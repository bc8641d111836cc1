/** Places of ours outside of the service, as its settings name them. What is not set is not spoken of. */
export type OutsideLinks = {
  /** The customer centre's channel in the messenger. */
  kakaoChannel?: string
  blog?: string
  instagram?: string
  linkedin?: string
}

/** What the server says of them, by which nobody else speaks (see the server's web.ts). */
export function readOutsideLinks(told: string | null): OutsideLinks {
  return told ? (JSON.parse(decodeURIComponent(told)) as OutsideLinks) : {}
}

/** From the root's data, for what is written before a page is rendered. */
export function outsideOf(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): OutsideLinks {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return typeof root === 'object' && root !== null && 'outside' in root ? (root.outside as OutsideLinks) : {}
}
