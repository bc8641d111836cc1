import { icon } from './Icon.tsx'

export const Home = icon(
  <>
    <path d="M3.5 11 12 3.5 20.5 11v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z" />
    <path d="M9.5 21v-6.5h5V21" />
  </>,
)
