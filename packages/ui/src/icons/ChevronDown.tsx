import { icon } from './Icon.tsx'

export const ChevronDown = icon(<path d="m6 9.2 6 6 6-6" />)
