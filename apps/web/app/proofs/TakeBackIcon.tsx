import { icon } from '@coffeeattack/ui/icons/Icon'

/** An arrow that turns back. */
export const TakeBack = icon(
  <>
    <path d="M9 14 4 9l5-5" />
    <path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
  </>,
)
