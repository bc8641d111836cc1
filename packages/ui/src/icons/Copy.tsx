import { icon } from './Icon.tsx'

export const Copy = icon(
  <>
    <rect x="8.5" y="8.5" width="12.5" height="12.5" rx="2.5" />
    <path d="M15.5 8.5V5.5A2.5 2.5 0 0 0 13 3H5.5A2.5 2.5 0 0 0 3 5.5V13a2.5 2.5 0 0 0 2.5 2.5h3" />
  </>,
)
