import { faq } from '@coffeeattack/domain/campaigns/faq'

/** The questions the landing answers; search engines get the same ones. */
export const landingFaq = faq.filter(({ onLanding }) => onLanding)
