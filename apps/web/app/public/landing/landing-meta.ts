import { BRAND } from '@coffeeattack/domain/brand'
import type { MetaDescriptor } from 'react-router'
import { paths } from '../../paths.ts'
import { type PageAbout, publicMeta } from '../../seo.ts'
import { external } from '../chrome/links.ts'
import { landingFaq } from './landing-faq.ts'

const about: PageAbout = {
  title: `${BRAND.ko} · 연봉 먼저, 커피는 그다음`,
  bareTitle: true,
  description:
    '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
  path: paths.home(),
}

/** What search engines and shared links read (ROUTE-14): the tags, who we are, and the questions with their answers. */
export function landingMeta(origin: string): MetaDescriptor[] {
  return [
    ...publicMeta(about, origin),
    { 'script:ld+json': organization(origin) },
    { 'script:ld+json': questions },
  ]
}

function organization(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND.ko,
    alternateName: BRAND.en,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    sameAs: [external.blog.href, external.instagram.href, external.linkedin.href],
  }
}

const questions = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: landingFaq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
