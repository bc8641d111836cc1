import { startingFaq } from './faq-starting.ts'
import { offersFaq } from './faq-offers.ts'
import { privacyFaq } from './faq-privacy.ts'
import type { FaqItem } from './faq-item.ts'

/** Questions by what they are about, in the order people ask them. */
export const faqTopics: readonly { title: string; items: readonly FaqItem[] }[] = [
  { title: '회사에 보이는 것', items: privacyFaq },
  { title: '시작하기와 인증', items: startingFaq },
  { title: '어택과 커피챗', items: offersFaq },
]

export const faq: readonly FaqItem[] = faqTopics.flatMap(({ items }) => items)
