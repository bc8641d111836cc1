/** How long a toast stays (UI-2). */
export const TOAST_MS = { usual: 3_000, long: 3_500, copyLink: 4_000 } as const

/** How long an input rests before it acts (UI-4). */
export const DEBOUNCE_MS = {
  jobSearch: 200,
  companySearch: 300,
  techStackSearch: 300,
  majorSearch: 300,
  schoolSearch: 500,
  hashtagAdd: 100,
  scrollWatch: 100,
} as const
