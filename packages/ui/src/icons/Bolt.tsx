import { icon } from './Icon.tsx'

export const Bolt = icon(
  <path d="M13.2 2.8 4.6 13.2c-.4.5-.1 1.3.6 1.3H11l-1 6.7 8.6-10.4c.4-.5.1-1.3-.6-1.3h-5.8z" />,
)
