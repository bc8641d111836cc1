import { icon } from './Icon.tsx'

export const ShieldDashed = icon(
  <path
    strokeDasharray="3.2 3.4"
    d="M12 2.7c2.2 1.7 4.7 2.6 7.7 2.8v6.7c0 4.6-3.1 7.7-7.7 9.3-4.6-1.6-7.7-4.7-7.7-9.3V5.5c3-.2 5.5-1.1 7.7-2.8Z"
  />,
)
