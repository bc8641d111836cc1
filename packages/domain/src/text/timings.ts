/** How long an input rests before it acts (UI-4). */
export const DEBOUNCE_MS = {
  jobSearch: 200,
  companySearch: 300,
  techStackSearch: 300,
  majorSearch: 300,
  schoolSearch: 500,
  hashtagAdd: 100,
} as const
