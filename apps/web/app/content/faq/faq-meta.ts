import { faq } from '@coffeeattack/domain/campaigns/faq'
import type { MetaDescriptor } from 'react-router'
import { paths } from '../../paths.ts'
import { breadcrumbs, questions } from '../../public/structured-data.ts'
import { publicMeta } from '../../seo.ts'

export const faqAbout = {
  title: '자주 묻는 질문',
  description:
    '지금 회사에 알려지는지, 이름은 언제 공개되는지, 어택과 커피챗은 어떻게 오가는지 모아 답해 드려요.',
  path: paths.faq(),
  image: '/og/faq.png',
}

export function faqMeta(origin: string): MetaDescriptor[] {
  return [
    ...publicMeta(faqAbout, origin),
    { 'script:ld+json': breadcrumbs(origin, [{ name: faqAbout.title, path: faqAbout.path }]) },
    { 'script:ld+json': questions(faq) },
  ]
}
