import { icon } from './Icon.tsx'

export const ShieldAlert = icon(
  <>
    <path d="M12 2.7c2.2 1.7 4.7 2.6 7.7 2.8v6.7c0 4.6-3.1 7.7-7.7 9.3-4.6-1.6-7.7-4.7-7.7-9.3V5.5c3-.2 5.5-1.1 7.7-2.8Z" />
    <path d="M12 8v4M12 16h.01" />
  </>,
)
