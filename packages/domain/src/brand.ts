/** The working brand. Every screen, message and page title takes the name from here. */
export const BRAND = { ko: '커피어택', en: 'Coffee Attack' } as const
