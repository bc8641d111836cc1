import { icon } from './Icon.tsx'

export const Contact = icon(
  <>
    <path d="M16 2v2M8 2v2M7 22v-2a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v2" />
    <circle cx="12" cy="11" r="3" />
    <rect x="3" y="4" width="18" height="18" rx="2" />
  </>,
)
