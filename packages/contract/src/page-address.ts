export type Address = `/${string}`

/** A name may contain anything; a lone surrogate must not break the link. */
export function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

export function withQuery<Path extends Address>(
  path: Path,
  query: Record<string, string | undefined>,
): Path | `${Path}?${string}` {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${segment(value)}`,
  )
  return given.length === 0 ? path : `${path}?${given.join('&')}`
}
