import { icon } from './Icon.tsx'

export const Link = icon(<path d="M9 7H7.5a5 5 0 0 0 0 10H9M15 7h1.5a5 5 0 0 1 0 10H15M8.5 12h7" />)
