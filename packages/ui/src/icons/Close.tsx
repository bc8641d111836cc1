import { icon } from './Icon.tsx'

export const Close = icon(<path d="m6 6 12 12M18 6 6 18" />)
