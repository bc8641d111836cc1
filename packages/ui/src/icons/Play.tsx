import { icon } from './Icon.tsx'

export const Play = icon(<path d="M7.5 5v14l11-7z" />)
