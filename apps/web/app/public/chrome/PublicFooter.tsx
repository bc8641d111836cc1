import { BRAND } from '@coffeeattack/domain/brand'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'
import { AudienceSections } from './AudienceSections.tsx'
import { legalLinks, socialLinks } from './links.ts'
import { SiteAnchor } from './SiteAnchor.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

/** Who runs the service, as the law asks a site to say. The figures are put in with the registration. */
const company = {
  name: `주식회사 ${BRAND.ko}`,
  lines: ['대표 홍길동 · 사업자등록번호 000-00-00000', '직업정보제공사업 신고번호 제0000-00호'],
} as const

export type PublicFooterProps = {
  /** The page it stands on, which an inquiry takes along. */
  path: string
  outside: OutsideLinks
  /** Leaving the service is offered only where something can carry it out. */
  onWithdraw?: () => void
}

export function PublicFooter({ path, outside, onWithdraw }: PublicFooterProps) {
  const social = socialLinks(outside)
  return (
    <footer className="bg-canvas px-(--gut) pt-8 pb-9 text-caption leading-loose text-ink-3">
      <AudienceSections path={path} outside={outside} />
      <div className="mt-6 border-t border-line pt-4">
        {social.length > 0 && (
          <ul className="mb-3 flex flex-wrap gap-x-5" aria-label="바깥 서비스">
            {social.map((link) => (
              <li key={link.href}>
                <SiteAnchor link={link} className="inline-flex min-h-11 items-center hover:text-ink" />
              </li>
            ))}
          </ul>
        )}
        <ThemeChoice />
      </div>
      <address className="mt-6 not-italic">
        <b className="text-ink-2">{company.name}</b>
        {company.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-2 flex gap-4">
        {legalLinks.map((link) => (
          <SiteAnchor
            key={link.href}
            link={link}
            className="inline-flex min-h-11 items-center text-ink-2 first:font-semibold hover:text-ink"
          />
        ))}
        {onWithdraw && (
          <button type="button" onClick={onWithdraw} className="min-h-11 underline underline-offset-4">
            회원 탈퇴
          </button>
        )}
      </p>
    </footer>
  )
}
