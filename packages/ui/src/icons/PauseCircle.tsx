import { icon } from './Icon.tsx'

export const PauseCircle = icon(
  <>
    <circle cx="12" cy="12" r="9.3" />
    <path d="M10 15V9M14 15V9" />
  </>,
)
