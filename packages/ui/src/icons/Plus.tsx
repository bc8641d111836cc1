import { icon } from './Icon.tsx'

export const Plus = icon(<path d="M12 5v14M5 12h14" />)
