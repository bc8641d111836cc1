import { icon } from './Icon.tsx'

export const Sliders = icon(
  <>
    <path d="M4 7.5h9M19 7.5h1M4 16.5h1M11 16.5h9" />
    <circle cx="16" cy="7.5" r="2.5" />
    <circle cx="8" cy="16.5" r="2.5" />
  </>,
)
