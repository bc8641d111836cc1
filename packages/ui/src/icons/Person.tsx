import { icon } from './Icon.tsx'

export const Person = icon(
  <>
    <circle cx="12" cy="8" r="4.5" />
    <path d="M4.5 21a7.5 7.5 0 0 1 15 0" />
  </>,
)
