/**
 * Reads stored values. They may be missing, outdated, truncated or tampered with: whatever does not fit becomes its
 * default, and nothing throws.
 */
export type Stored = Readonly<Record<string, unknown>>

export function storedObject(text: string | null): Stored {
  if (text === null) return {}
  try {
    return objectIn(JSON.parse(text))
  } catch {
    return {}
  }
}

export function objectIn(value: unknown): Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {}
}

export function textIn(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback
}

export function numberIn<Fallback extends number | null>(
  value: unknown,
  fallback: Fallback,
): number | Fallback {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

export function flagIn(value: unknown): boolean {
  return value === true
}

/** The valid items; the others are dropped. */
export function listIn<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  return Array.isArray(value) ? value.map(read).filter((item) => item !== null) : []
}

export function oneOf<T extends string | number>(value: unknown, allowed: readonly T[], fallback: T): T {
  return allowed.find((one) => one === value) ?? fallback
}
