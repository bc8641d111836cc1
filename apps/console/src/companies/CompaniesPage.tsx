import { consolePaths } from '@coffeeattack/contract/console-pages'
import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Chip } from '@coffeeattack/ui/Chip'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Logo } from '@coffeeattack/ui/Logo'
import { Tag } from '@coffeeattack/ui/Tag'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { ListPage } from '../layout/ListPage.tsx'
import { PagedRows } from '../list/ConsoleList.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { ReviewTabs } from './review/ReviewTabs.tsx'
import { companyStateNames } from './review/words.ts'
import { companiesQuery, type Company } from './queries.ts'

/** The link covers the whole row. */
function CompanyRow({ company, isOpen }: { company: Company; isOpen: boolean }) {
  const { id, name, logo, domain, businessNumber, recruiterCount, isVerified, active, aliases } = company
  const { state, businessState } = company
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
            to={consolePaths.company(id)}
            aria-current={isOpen ? 'true' : undefined}
            className={`min-w-0 truncate text-body font-bold after:absolute after:-inset-x-5 after:-inset-y-4 focus-visible:outline-none focus-visible:after:rounded-field focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus ${isOpen ? 'after:border-l-4 after:border-primary' : ''}`}
          >
            {name}
          </Link>
          {isVerified && <Tag kind="verified">인증</Tag>}
          {state !== 'APPROVED' && <Tag>{companyStateNames[state]}</Tag>}
          {businessState === 'SUSPENDED' && <Tag>휴업 중</Tag>}
          {businessState === 'CLOSED' && <Tag>폐업</Tag>}
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

/** BIZ-6: companies and the names used for blocking. An open company stands beside the list. */
export function CompaniesPage() {
  const { id } = useParams()
  const [q, setQ] = useState('')
  // The admins' home leads here with the filter on; an opened company leaves it as it is.
  const [isUnverified, setUnverified] = useState(useSearchParams()[0].get('unverified') === 'true')
  const companies = useInfiniteQuery(companiesQuery(q, isUnverified))
  return (
    <ListPage
      title="회사"
      action={
        <Link to={consolePaths.newCompany()} className={buttonLook({ size: 'sm' })}>
          <Plus size={17} />
          회사 등록
        </Link>
      }
      query={companies}
      addressOf={consolePaths.company}
    >
      <ReviewTabs chosen="companies" />
      <SearchBox label="이름, 다른 이름, 사업자등록번호" onSearch={setQ} />
      <div className="-mt-1 mb-3">
        <Chip pressed={isUnverified} onClick={() => setUnverified(!isUnverified)}>
          인증하지 않은 회사만
        </Chip>
      </div>
      <PagedRows
        label="회사 목록"
        query={companies}
        empty={isUnverified && q === '' ? '인증하지 않은 회사가 없어요' : '찾는 회사가 없어요'}
        renderRow={(company) => <CompanyRow company={company} isOpen={company.id === id} />}
      />
    </ListPage>
  )
}
