import { icon } from './Icon.tsx'

export const ArrowUpRight = icon(<path d="M7 17 17 7M8.5 7H17v8.5" />)
