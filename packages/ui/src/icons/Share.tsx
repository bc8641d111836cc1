import { icon } from './Icon.tsx'

export const Share = icon(
  <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12.5V18a2.5 2.5 0 0 0 2.5 2.5h9A2.5 2.5 0 0 0 19 18v-5.5" />,
)
