import { icon } from './Icon.tsx'

export const Minus = icon(<path d="M5 12h14" />)
