import { icon } from './Icon.tsx'

export const CircleAlert = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7.5v5M12 16.3h.01" />
  </>,
)
