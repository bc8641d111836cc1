import { icon } from './Icon.tsx'

export const Message = icon(<path d="M3.4 20.6 4.7 16.5A8.7 8.7 0 1 1 8 19.6z" />)
