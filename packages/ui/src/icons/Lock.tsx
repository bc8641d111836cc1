import { icon } from './Icon.tsx'

export const Lock = icon(
  <>
    <rect x="3.5" y="10.5" width="17" height="11" rx="2.5" />
    <path d="M7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5M12 15.8v.4" />
  </>,
)
