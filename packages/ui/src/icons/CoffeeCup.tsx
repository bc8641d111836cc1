import { icon } from './Icon.tsx'

export const CoffeeCup = icon(
  <>
    <path d="M4 9.5h13v6.5a4.5 4.5 0 0 1-4.5 4.5h-4A4.5 4.5 0 0 1 4 16z" />
    <path d="M17 11h1.3a2.9 2.9 0 0 1 0 5.8H17M7.5 3v2.5M10.7 3v2.5M13.9 3v2.5" />
  </>,
)
