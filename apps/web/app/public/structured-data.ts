import { BRAND } from '@coffeeattack/domain/brand'
import type { OutsideLinks } from '../campaigns/outside-links.ts'
import { socialLinks } from './chrome/links.tsx'

/** Structured data for search engines, in the vocabulary of schema.org. */
const CONTEXT = 'https://schema.org'

export function organization(origin: string, outside: OutsideLinks) {
  const sameAs = socialLinks(outside).map(({ href }) => href)
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: BRAND.ko,
    alternateName: BRAND.en,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** The breadcrumb from the landing page to this one. */
export function breadcrumbs(origin: string, trail: readonly { name: string; path: string }[]) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: BRAND.ko, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

export function questions(asked: readonly { question: string; answer: string }[]) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
