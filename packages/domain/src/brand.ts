/** The brand name. Every screen, message and page title uses it. */
export const BRAND = { ko: '커피어택', en: 'Coffee Attack' } as const
