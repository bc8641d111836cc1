import { icon } from './Icon.tsx'

export const Banknote = icon(
  <>
    <rect x="2.5" y="6" width="19" height="12" rx="2.5" />
    <circle cx="12" cy="12" r="2.2" />
    <path d="M6 12h.01M18 12h.01" />
  </>,
)
