import { startingFaq } from './faq-starting.ts'
import { offersFaq } from './faq-offers.ts'
import { privacyFaq } from './faq-privacy.ts'

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

/** Questions by what they are about, in the order people ask them. */
export const faqTopics: readonly { title: string; items: readonly FaqItem[] }[] = [
  { title: '회사에 보이는 것', items: privacyFaq },
  { title: '시작하기와 인증', items: startingFaq },
  { title: '어택과 커피챗', items: offersFaq },
]

export const faq: readonly FaqItem[] = faqTopics.flatMap(({ items }) => items)
