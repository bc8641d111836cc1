import { icon } from './Icon.tsx'

export const ChevronsUp = icon(<path d="m5 12 7-7 7 7M5 20l7-7 7 7" />)
