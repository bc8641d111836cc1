/* Years and money as people type them: ranges, limits, and the words around them that tell a direction. */

export type Bounds = { readonly min: number | null; readonly max: number | null }

/** A number in the line, the text it was read from, and its bounds. */
export type NumberRead = {
  readonly kind: 'years' | 'hope' | 'income'
  readonly text: string
  readonly bounds: Bounds
}

/** Years as months: seven years last until the eighth begins. */
export const monthsIn = ({ min, max }: Bounds): Bounds => ({
  min: min && min * 12,
  max: max === null ? null : max * 12 + 11,
})

/** The end that a number is; `isOpen` for one that the number itself does not belong to ('초과', '미만'). */
export type Direction = { readonly at: 'min' | 'max'; readonly isOpen: boolean }

/** Between two numbers. */
export const TO = String.raw`\s*(?:~|-|에서|부터|to)\s*`

const AFTER: readonly (readonly [RegExp, Direction])[] = [
  [/안\s*넘|넘지/u, { at: 'max', isOpen: false }],
  [/초과/u, { at: 'min', isOpen: true }],
  [/미만|밑|아래|안\s*되는/u, { at: 'max', isOpen: true }],
  [/이상|부터|\+|넘|↑|이후/u, { at: 'min', isOpen: false }],
  [/이하|까지|이내|안쪽|↓/u, { at: 'max', isOpen: false }],
]
const BEFORE: readonly (readonly [RegExp, Direction])[] = [
  [/less\s+than|under|below/iu, { at: 'max', isOpen: true }],
  [/최소|적어도|at\s+least|minimum|over|more\s+than|\bmin\b/iu, { at: 'min', isOpen: false }],
  [/최대|많아야|up\s+to|maximum|\bmax\b|상한/iu, { at: 'max', isOpen: false }],
]

/** Words behind a number that tell its direction, with the endings of ordinary speech. */
export const LIMIT_AFTER = String.raw`(?:이|가|도|은|는|을|를)?\s*(안\s*넘는|안\s*넘게|넘지\s*않는|안\s*되는|이상|부터|\+|넘는|넘은|넘게|↑|이후|이하|까지|미만|초과|이내|안쪽|밑으로|밑|아래로|아래|↓)(?:으?로|인|의|된|되는|되신|이고|이며|이면|이면서|이신|인데|이라도|이거나|만|은|을|도)?(?=[^가-힣]|$)`
/** Words before a number that tell its direction. */
export const LIMIT_BEFORE = String.raw`(?:(최소한?|적어도|최대|많아야|상한|at\s+least|minimum|min\.?|over|more\s+than|less\s+than|under|below|up\s+to|maximum|max\.?)\s*)?`

export function directionOf(before: string | undefined, after: string | undefined): Direction | null {
  const found =
    AFTER.find(([pattern]) => after !== undefined && pattern.test(after)) ??
    BEFORE.find(([pattern]) => before !== undefined && pattern.test(before))
  return found?.[1] ?? null
}

/** '5년 초과' begins with the sixth year, '7천 미만' ends at 6,999만. */
export const boundsAt = (value: number, { at, isOpen }: Direction): Bounds =>
  at === 'min' ? { min: value + (isOpen ? 1 : 0), max: null } : { min: null, max: value - (isOpen ? 1 : 0) }

export const inOrder = (one: number, other: number): Bounds => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
})
