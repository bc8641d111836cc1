/** Looking at a sealed file again (PACT-6). */
export const VERIFY = { maxBytes: 10 * 1024 * 1024, maxMegabytes: 10 } as const

export const verdicts = ['SAME', 'CHANGED', 'NOT_OURS', 'NOT_PDF'] as const
export type Verdict = (typeof verdicts)[number]
