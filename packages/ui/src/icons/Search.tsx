import { icon } from './Icon.tsx'

export const Search = icon(
  <>
    <circle cx="10.8" cy="10.8" r="7.3" />
    <path d="m16.2 16.2 4.6 4.6" />
  </>,
)
