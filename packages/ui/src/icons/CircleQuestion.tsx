import { icon } from './Icon.tsx'

export const CircleQuestion = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M9.1 9.2a3 3 0 0 1 5.8 1c0 2-2.9 2.8-2.9 2.8M12 17h.01" />
  </>,
)
