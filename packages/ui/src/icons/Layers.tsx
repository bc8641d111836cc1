import { icon } from './Icon.tsx'

export const Layers = icon(
  <>
    <path d="m12 3 9.3 4.7L12 12.4 2.7 7.7z" />
    <path d="m2.7 12.2 9.3 4.7 9.3-4.7M2.7 16.6l9.3 4.7 9.3-4.7" />
  </>,
)
