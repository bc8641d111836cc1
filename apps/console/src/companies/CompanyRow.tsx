import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import type { Company } from './queries.ts'

/** The whole row opens the company. */
export function CompanyRow({ company, isOpen }: { company: Company; isOpen: boolean }) {
  const { id, name, logo, domain, businessNumber, recruiterCount, isVerified, active, aliases } = company
  const facts = [
    domain,
    businessNumber && businessNumberText(businessNumber),
    `채용 담당자 ${recruiterCount}명`,
  ]
  return (
    <div className="relative flex items-center gap-3.5">
      <Logo name={name} src={logo} size={44} muted={!active} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-center gap-1.5">
          <Link
            to={paths.company(id)}
            aria-current={isOpen ? 'true' : undefined}
            className={`min-w-0 truncate text-body font-bold after:absolute after:-inset-x-5 after:-inset-y-4 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus ${isOpen ? 'after:border-l-4 after:border-primary' : ''}`}
          >
            {name}
          </Link>
          {isVerified && <Tag kind="verified">인증</Tag>}
          {!active && <Tag>쉬는 중</Tag>}
        </p>
        <p className="truncate text-label text-ink-3 tnum">{facts.filter(Boolean).join(' · ')}</p>
        {aliases.length > 0 && (
          <p className="truncate text-caption text-ink-3">다른 이름 {aliases.join(', ')}</p>
        )}
      </div>
    </div>
  )
}
