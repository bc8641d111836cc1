import { icon } from './Icon.tsx'

export const Refresh = icon(
  <path d="M20 11.5A8 8 0 0 0 5.7 7L3.5 9.3M3.5 4.3v5h5M4 12.5A8 8 0 0 0 18.3 17l2.2-2.3M20.5 19.7v-5h-5" />,
)
