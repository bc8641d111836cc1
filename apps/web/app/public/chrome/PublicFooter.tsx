import { paths } from '@coffeeattack/contract/pages'
import type { OutsideLinks } from '../../campaigns/outside-links.ts'
import { type Company, CompanyAddress } from './CompanyAddress.tsx'
import {
  businessSections,
  candidateSections,
  type FooterSection,
  legalLinks,
  socialLinks,
  SiteAnchor,
} from './links.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

export type PublicFooterProps = {
  /** The current page, which an inquiry carries. */
  path: string
  outside: OutsideLinks
  company: Company | null
  /** Deleting the account is offered only where a handler exists. */
  onWithdraw?: () => void
}

export function PublicFooter({ path, outside, company, onWithdraw }: PublicFooterProps) {
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
      {company && <CompanyAddress company={company} />}
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

/** The footer's links for job seekers and, behind a switch, for companies. Works without JavaScript. */
function AudienceSections({ path, outside }: { path: string; outside: OutsideLinks }) {
  const forCompanies = path === paths.business() || path === paths.companyTerms()
  return (
    <div className="group/audience">
      <fieldset className="mb-6 inline-flex rounded-button-sm bg-surface-3 p-[3px]">
        <legend className="sr-only">보기 전환</legend>
        <Audience value="candidate" label="구직자" chosen={!forCompanies} />
        <Audience value="business" label="기업" chosen={forCompanies} />
      </fieldset>
      <Sections
        of={candidateSections(path, outside)}
        className="group-has-[[value=business]:checked]/audience:hidden"
      />
      <Sections
        of={businessSections(path)}
        className="group-has-[[value=candidate]:checked]/audience:hidden"
      />
    </div>
  )
}

function Audience({ value, label, chosen }: { value: string; label: string; chosen: boolean }) {
  return (
    <label className="relative flex h-9 cursor-pointer items-center rounded-badge px-4.5 text-label font-semibold text-ink-3 has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="audience"
        value={value}
        defaultChecked={chosen}
        className="absolute inset-x-0 -inset-y-1 opacity-0"
      />
      {label}
    </label>
  )
}

function Sections({ of: sections, className }: { of: readonly FooterSection[]; className: string }) {
  return (
    <div className={`grid grid-cols-3 gap-3 ${className}`}>
      {sections.map(({ title, links }) => (
        <div key={title}>
          <h2 className="text-caption font-semibold tracking-[-.01em] text-ink">{title}</h2>
          <ul className="mt-1">
            {links.map((link) => (
              <li key={link.label}>
                <SiteAnchor link={link} className="inline-flex min-h-11 items-center hover:text-ink" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
