import { icon } from './Icon.tsx'

export const Bell = icon(
  <>
    <path d="M6 9.5a6 6 0 0 1 12 0c0 3.4.9 5.2 2 6.6.4.5 0 1.2-.6 1.2H4.6c-.6 0-1-.7-.6-1.2 1.1-1.4 2-3.2 2-6.6Z" />
    <path d="M10 20.5a2.3 2.3 0 0 0 4 0" />
  </>,
)
