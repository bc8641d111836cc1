import { paths } from '@coffeeattack/contract/pages'
import { peopleText } from '@coffeeattack/domain/companies/record-words.ko'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Link } from 'react-router'
import { type CompanyRecord, leastPeople } from './queries.ts'
import { RecordBrief } from './RecordBrief.tsx'

/** The company's track record above the decision, linked to its page (KEEP-4). */
export default function RecordLine({ companyId, record }: { companyId: string; record: CompanyRecord }) {
  const people = leastPeople(record)
  return (
    <Link
      to={paths.company(companyId)}
      className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-caption font-medium tracking-tight text-ink-2 tnum"
    >
      <span className="sr-only">회사의 기록</span>
      <RecordBrief record={record} />
      <span className="-mr-1 ml-auto inline-flex items-center gap-px font-normal whitespace-nowrap text-ink-3">
        {people !== null && peopleText(people)}
        <ChevronRight size={15} />
      </span>
    </Link>
  )
}
