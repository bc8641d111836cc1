import { icon } from './Icon.tsx'

export const Briefcase = icon(
  <>
    <rect width="20" height="14" x="2" y="7" rx="2.4" />
    <path d="M8 7V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2M8 7v14M16 7v14" />
  </>,
)
