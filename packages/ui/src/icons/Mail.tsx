import { icon } from './Icon.tsx'

export const Mail = icon(
  <>
    <rect x="2.5" y="4.5" width="19" height="15" rx="2.5" />
    <path d="m21.5 7.5-8.4 5.3a2 2 0 0 1-2.2 0L2.5 7.5" />
  </>,
)
