import { icon } from './Icon.tsx'

export const Menu = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />)
