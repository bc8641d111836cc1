import { icon } from './Icon.tsx'

export const Heart = icon(
  <path d="M12 20.3 4.4 12.9a5.1 5.1 0 0 1 7.2-7.2l.4.4.4-.4a5.1 5.1 0 0 1 7.2 7.2z" />,
)
