export type ScaleParts = {
  /** Grey: what is earned now, or what is offered where it does not rise. */
  base: number
  /** Solid: what the offer surely adds. */
  sure: number
  /** Hatched: what it may still become. */
  beyond: number
}

/** A salary bar cut at today's income; all parts are fractions of the one scale. */
export function scaleParts(bar: { min: number; max: number }, nowAt: number | null): ScaleParts {
  const base = Math.min(bar.max, nowAt ?? bar.min)
  const sure = Math.max(0, bar.min - base)
  return { base, sure, beyond: Math.max(0, bar.max - base - sure) }
}
