import { icon } from './Icon.tsx'

export const Swap = icon(<path d="m16 3 4 4-4 4M20 7H4M8 21l-4-4 4-4M4 17h16" />)
