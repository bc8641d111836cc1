import { CONSOLE } from '@coffeeattack/contract/console-pages'
import { paths } from '@coffeeattack/contract/pages'
import { ArrowUpRight } from '@coffeeattack/ui/icons/ArrowUpRight'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'

type SiteLink = {
  label: string
  href: string
  /** Links to an external page of ours. */
  external?: boolean
}

const introduce: SiteLink = { label: '서비스 소개', href: paths.introduce() }
const faq: SiteLink = { label: '자주 묻는 질문', href: paths.faq() }
const status: SiteLink = { label: '서비스 상태', href: paths.status() }
const verify: SiteLink = { label: '합의서 확인', href: paths.verify() }
const matchCriteria: SiteLink = { label: '추천 기준', href: paths.matchCriteria() }
const salaryGuide: SiteLink = { label: '연봉 가이드', href: paths.salaryGuide() }
const rankingTalk: SiteLink = { label: '연봉 랭킹톡', href: paths.rankingTalk() }
const coffeechat: SiteLink = { label: '커피챗이란', href: paths.coffeechat() }
const attack: SiteLink = { label: '어택이란', href: paths.attack() }
const money: SiteLink = { label: '평생 소득', href: paths.money() }
const graph: SiteLink = { label: '연봉 그래프', href: paths.graph() }
const secret: SiteLink = { label: '내 소득의 자리', href: paths.secret() }
const partners: SiteLink = { label: '파트너스', href: paths.partnerLogin() }
const business: SiteLink = { label: '기업 서비스', href: paths.business() }
const joinBusiness: SiteLink = { label: '회사 가입', href: paths.businessJoin() }
const console: SiteLink = { label: '채용 콘솔', href: `${CONSOLE}/` }
const feedback = (from: string): SiteLink => ({ label: '의견 보내기', href: paths.ask(from) })

const support = (channel: string | undefined): SiteLink[] =>
  channel ? [{ label: '카카오톡 상담', href: channel, external: true }] : []

/** Beside the login link on a wide screen. */
export const headerLinks: readonly SiteLink[] = [introduce, salaryGuide, faq, business]

/** The phone's side menu. */
export function menuLinks(from: string): readonly SiteLink[] {
  return [
    introduce,
    attack,
    coffeechat,
    salaryGuide,
    money,
    graph,
    secret,
    rankingTalk,
    faq,
    feedback(from),
    business,
  ]
}

export type FooterSection = { title: string; links: readonly SiteLink[] }

export function candidateSections(from: string, { kakaoChannel }: OutsideLinks): readonly FooterSection[] {
  return [
    { title: '서비스', links: [introduce, attack, coffeechat, partners] },
    { title: '커리어', links: [salaryGuide, money, graph, secret, rankingTalk] },
    {
      title: '고객 문의',
      links: [faq, feedback(from), ...support(kakaoChannel), verify, matchCriteria, status],
    },
  ]
}

export function businessSections(from: string): readonly FooterSection[] {
  return [
    { title: '서비스', links: [business, joinBusiness, console] },
    { title: '커리어', links: [coffeechat, salaryGuide] },
    {
      title: '고객 문의',
      links: [faq, { label: '도입 문의', href: paths.ask(from, { as: 'company' }) }, verify, status],
    },
  ]
}

/** Links that the law requires on every page. */
export const legalLinks: readonly SiteLink[] = [
  { label: '개인정보 처리방침', href: paths.privacy() },
  { label: '이용약관', href: paths.serviceTerms() },
  { label: '회사 약관', href: paths.companyTerms() },
]

/** External links, as far as they are configured. */
export function socialLinks({ blog, instagram, linkedin }: OutsideLinks): readonly SiteLink[] {
  const places: readonly [label: string, href: string | undefined][] = [
    ['블로그', blog],
    ['인스타그램', instagram],
    ['링크드인', linkedin],
  ]
  return places.flatMap(([label, href]) => (href ? [{ label, href, external: true }] : []))
}

/** A plain link: public pages are loaded as documents, never routed to. */
export function SiteAnchor({ link, className = '' }: { link: SiteLink; className?: string }) {
  return (
    <a href={link.href} rel={link.external ? 'noopener' : undefined} className={className}>
      {link.label}
      {link.external && <ArrowUpRight size={14} className="ml-0.5 inline align-[-2px] text-ink-4" />}
    </a>
  )
}
