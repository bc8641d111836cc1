import { icon } from './Icon.tsx'

export const Document = icon(
  <>
    <path d="M13.5 2.8H7a2.2 2.2 0 0 0-2.2 2.2v14A2.2 2.2 0 0 0 7 21.2h10a2.2 2.2 0 0 0 2.2-2.2V8.5z" />
    <path d="M13.5 2.8v5.7h5.7M8.7 13h6.6M8.7 16.8h4.6" />
  </>,
)
