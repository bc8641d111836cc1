import { icon } from './Icon.tsx'

export const Pause = icon(<path d="M8.5 5.5v13M15.5 5.5v13" />)
