import { icon } from './Icon.tsx'

export const CircleInfo = icon(
  <>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 16.5v-5M12 7.7h.01" />
  </>,
)
