import { icon } from './Icon.tsx'

export const MapPin = icon(
  <>
    <path d="M12 21.5s7-6 7-11.5a7 7 0 0 0-14 0c0 5.5 7 11.5 7 11.5Z" />
    <circle cx="12" cy="10" r="2.6" />
  </>,
)
