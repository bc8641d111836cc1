import { faq } from '../../content/faq/faq.ts'

/** The questions the landing answers; search engines get the same ones. */
export const landingFaq = faq.filter(({ onLanding }) => onLanding)
