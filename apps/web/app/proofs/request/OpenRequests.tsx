import { paths } from '@coffeeattack/contract/pages'
import { ChevronRight } from '@coffeeattack/ui/icons/ChevronRight'
import { Logo } from '@coffeeattack/ui/Logo'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ProofRequest, requestsQuery } from './queries.ts'

/** What companies ask for right now; nothing while nobody asks. */
export default function OpenRequests() {
  const open = useQuery(requestsQuery).data?.items.filter(({ state }) => state === 'OPEN') ?? []
  return open.map((request) => <OpenRequest key={request.id} request={request} />)
}

/** The way to answer a company that asked. */
export function OpenRequest({ request: { id, company } }: { request: ProofRequest }) {
  return (
    <Link
      to={paths.proofRequest(id)}
      className="flex min-h-16 items-center gap-3.5 rounded-card bg-surface py-3.5 pr-4.5 pl-5 transition-colors duration-(--t1) press:bg-surface-2"
    >
      <Logo name={company.name} src={company.logo} size={44} />
      <span className="min-w-0 flex-1">
        <b className="block leading-close font-semibold">증명서를 부탁했어요</b>
        <span className="block truncate text-label leading-even text-ink-3">
          {company.name} · 보내지 않아도 괜찮아요
        </span>
      </span>
      <ChevronRight size={20} className="shrink-0 text-ink-3" />
    </Link>
  )
}
