import { icon } from './Icon.tsx'

export const Check = icon(<path d="m4.5 12.5 5 5 10-11" />)
