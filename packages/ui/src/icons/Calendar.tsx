import { icon } from './Icon.tsx'

export const Calendar = icon(
  <>
    <rect x="3.5" y="5" width="17" height="16" rx="2.5" />
    <path d="M3.5 10h17M8 3v4M16 3v4" />
  </>,
)
