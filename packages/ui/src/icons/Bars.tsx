import { icon } from './Icon.tsx'

export const Bars = icon(<path d="M5.5 20v-6M12 20V4M18.5 20V10" />)
