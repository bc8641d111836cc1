import { icon } from './Icon.tsx'

export const More = icon(<path d="M12 5h.01M12 12h.01M12 19h.01" strokeWidth={3} />)
