export type FaqItem = {
  /** Its anchor on /faq. */
  key: string
  question: string
  answer: string
  /** A page that tells more. */
  more?: { label: string; path: string }
  /** The first few stand on the landing page too; all of them on /faq. */
  onLanding?: true
}
