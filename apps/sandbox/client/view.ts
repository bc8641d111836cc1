import type { Phone } from './phone.js'

/** One screen of the phone, alive while it is shown. */
export type View = {
  readonly element: HTMLElement
  /** The server said something new. */
  readonly update?: () => void
  /** A moment passed. */
  readonly tick?: () => void
  /** Light writing on the status bar. */
  readonly onDark?: boolean
}

/** Makes a view of a phone; the detail says of what on it: which request, which sender. */
export type Screen = (phone: Phone, detail: string) => View

/** What waits for the owner's eyes; `to` is the view that a tap opens. */
export type Notification = {
  readonly id: string
  readonly app: 'kakao' | 'pass' | 'messages'
  readonly head: string
  readonly body: string
  readonly at: number
  readonly to: string
}

/** What a view can do to the glass that it is shown on. */
export type Hand = {
  readonly open: (view: string) => void
  readonly replace: (view: string) => void
  readonly back: () => void
  readonly toast: (text: string) => void
}
