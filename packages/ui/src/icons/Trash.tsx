import { icon } from './Icon.tsx'

export const Trash = icon(
  <path d="M4 6.5h16M9 6.5V4.8C9 3.8 9.8 3 10.8 3h2.4c1 0 1.8.8 1.8 1.8v1.7M18 6.5l-.8 12.2a2.4 2.4 0 0 1-2.4 2.3H9.2a2.4 2.4 0 0 1-2.4-2.3L6 6.5M10 11v5.5M14 11v5.5" />,
)
