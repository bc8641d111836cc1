/** How long an input rests before it acts (UI-4). */
export const DEBOUNCE_MS = {
  jobSearch: 200,
  companySearch: 300,
  techStackSearch: 300,
  majorSearch: 300,
  schoolSearch: 500,
  hashtagAdd: 100,
} as const

/** Minutes and seconds of a running timer: '4:52'. A second that has begun still counts, so 0:00 means over. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
