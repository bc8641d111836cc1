/** Espresso for a condition, grey for a plain word, dashed and struck through for an exclusion. */
export const chipLooks = {
  condition: 'bg-primary text-on-primary',
  word: 'bg-surface-3 text-ink',
  without: 'border-[1.5px] border-dashed border-line-field text-ink',
} as const
export type ChipLook = keyof typeof chipLooks
