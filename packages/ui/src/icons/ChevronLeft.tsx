import { icon } from './Icon.tsx'

export const ChevronLeft = icon(<path d="m14.8 6-6 6 6 6" />)
