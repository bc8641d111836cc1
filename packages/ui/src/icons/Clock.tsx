import { icon } from './Icon.tsx'

export const Clock = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 6.5V12l3.6 2" />
  </>,
)
