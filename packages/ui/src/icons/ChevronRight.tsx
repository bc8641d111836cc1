import { icon } from './Icon.tsx'

export const ChevronRight = icon(<path d="m9.2 6 6 6-6 6" />)
