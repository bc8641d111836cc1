import type { Phone } from './phone.js'

/** One screen of the phone. */
export type View = {
  readonly element: HTMLElement
  /** Called with each new state from the server. */
  readonly update?: () => void
  /** Called when time has passed. */
  readonly tick?: () => void
  /** Light text on the status bar. */
  readonly onDark?: boolean
}

/** Makes a view; the detail names its request or its sender. */
export type Screen = (phone: Phone, detail: string) => View

/** A notification; `to` is the view that a tap opens. */
export type Notification = {
  readonly id: string
  readonly app: 'kakao' | 'pass' | 'messages'
  readonly head: string
  readonly body: string
  readonly at: number
  readonly to: string
}

/** What a view can do to the phone. */
export type Hand = {
  readonly open: (view: string) => void
  readonly replace: (view: string) => void
  readonly back: () => void
  readonly toast: (text: string) => void
}
