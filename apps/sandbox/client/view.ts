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
