import { icon } from './Icon.tsx'

export const Columns = icon(
  <>
    <rect width="18" height="18" x="3" y="3" rx="3" />
    <path d="M9 3v18M15 3v18" />
  </>,
)
