import { icon } from './Icon.tsx'

export const Barred = icon(
  <>
    <circle cx="12" cy="12" r="9.3" />
    <path d="m5.4 5.4 13.2 13.2" />
  </>,
)
