import { paths } from '@coffeeattack/contract/pages'
import { BRAND } from '@coffeeattack/domain/brand'
import { REFERRAL_PARAM } from '@coffeeattack/domain/campaigns/referral'
import { partnerShareCard } from '@coffeeattack/domain/campaigns/share'
import type { MetaDescriptor } from 'react-router'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'
import { faq } from '../../content/faq/faq.ts'
import { type PageAbout, publicMeta } from '../../seo.ts'
import { organization, questions } from '../structured-data.ts'

/** The landing page's questions, also used for its structured data. */
export const landingFaq = faq.filter(({ onLanding }) => onLanding)

const about: PageAbout = {
  title: `${BRAND.ko} · 연봉 먼저, 커피는 그다음`,
  bareTitle: true,
  description:
    '커리어를 인증하면 회사가 연봉을 걸고 먼저 제안해요. 이름과 연락처는 내가 고른 회사에만 공개돼요.',
  path: paths.home(),
}

type Referrer = { name: string; code: string }
type Shown = { referrer?: Referrer | null | undefined; outside: OutsideLinks }

/** For search engines and shared links (ROUTE-14): tags, the organisation, and the questions with their answers. */
export function landingMeta(origin: string, { referrer, outside }: Shown): MetaDescriptor[] {
  const tags = publicMeta(about, origin)
  return [
    ...(referrer ? invitedBy(referrer, tags, origin) : tags),
    { 'script:ld+json': organization(origin, outside) },
    { 'script:ld+json': questions(landingFaq) },
  ]
}

/** A partner's share card names the partner (PUB-5). The page itself is unchanged. */
function invitedBy({ name, code }: Referrer, tags: MetaDescriptor[], origin: string): MetaDescriptor[] {
  const { title, description, imageUrl } = partnerShareCard(name, { origin, pictureOf: code })
  const words: Record<string, string> = {
    'og:title': title,
    'og:description': description,
    'og:image': imageUrl,
    // Messengers open this address, so it must carry the partner's code.
    'og:url': `${origin}${about.path}?${new URLSearchParams({ [REFERRAL_PARAM]: code })}`,
  }
  return tags.map((tag) => {
    const content = 'property' in tag && typeof tag.property === 'string' ? words[tag.property] : undefined
    return content === undefined ? tag : { ...tag, content }
  })
}
