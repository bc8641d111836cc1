import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { Card } from '@coffeeattack/ui/Card'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Logo } from '@coffeeattack/ui/Logo'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import type { Curation, CurationItem } from './queries.ts'
import { CompanyNote } from './CompanyNote.tsx'

const titles: Readonly<Record<Exclude<OfferStatus, 'WAITING'>, string>> = {
  MATCHED: '커피챗하기로 한 회사',
  AGENT: '에이전트와 함께 볼 회사',
  REFUSED: '거절한 회사',
  EXPIRED: '에이전트가 골랐던 회사',
}

type ChosenCompaniesProps = { curation: Curation; status: keyof typeof titles }

/** After a match the companies that were chosen, each with the way to its coffee chat; otherwise all of them. */
export function ChosenCompanies({ curation: { offerItems }, status }: ChosenCompaniesProps) {
  const matched = status === 'MATCHED'
  const shown = matched ? offerItems.filter(({ selectedAt }) => selectedAt !== null) : offerItems
  if (shown.length === 0) return null
  return (
    <Card aria-labelledby="chosen-companies" className="pb-2.5">
      <h2 id="chosen-companies" className="text-h3">
        {titles[status]}
      </h2>
      <ul className="mt-1.5">
        {shown.map((item) => (
          <li key={item.id}>
            <CompanyLine item={item} muted={status === 'REFUSED' || status === 'EXPIRED'} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CompanyLine({ item, muted }: { item: CurationItem; muted: boolean }) {
  const look = 'flex min-h-18 items-center gap-3.5 py-2.5'
  const line = (
    <>
      <Logo name={item.name} src={item.logo} size={44} muted={muted} />
      <span className="min-w-0 flex-1">
        <b className="block text-body font-bold">{item.name}</b>
        <span className="block leading-close text-ink-3">
          <CompanyNote {...item} />
        </span>
      </span>
    </>
  )
  if (!item.coffeechatId) return <div className={look}>{line}</div>
  return (
    <Link to={paths.accepted(item.coffeechatId, item.name)} className={`${look} press:opacity-70`}>
      {line}
      <span className="sr-only">커피챗 보기</span>
      <ChevronRight size={20} className="text-ink-3" />
    </Link>
  )
}
