/** 한지우's figures in 만원, the newest year last. */

/** By health insurance: from these the raise of every offer is counted. */
export const JIWOO_INCOMES = [960, 3040, 3600, 4180, 4720, 5200] as const

/** By the tax office, which counts side income too: what the lifetime income shows. */
export const JIWOO_LIFETIME = [980, 3120, 3680, 4310, 4860, 5340] as const

export const JIWOO_CONTRACTS = [5000, 5100, 5200] as const
export const JIWOO_HOPE = 6500
