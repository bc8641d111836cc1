import { Button } from '@coffeeattack/ui/Button'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { useQuery } from '@tanstack/react-query'
import { chosenAs, freeCompany, onePerCompany } from './cards.ts'
import { CompanyGrid } from './CompanyGrid.tsx'
import { CompanyGridShapes } from './CompanyGridShapes.tsx'
import { companySearchQuery } from './queries.ts'

type CompanyResultsProps = {
  label: string
  typed: string
  /** What was typed, once it has rested. */
  query: string
  selected: readonly string[]
  fixed?: readonly string[] | undefined
  onToggle: (name: string) => void
  addLabel?: ((name: string) => string) | undefined
}

/** What the search found, and the way to add a company that it does not know. */
export function CompanyResults(props: CompanyResultsProps) {
  const { label, typed, query, selected, fixed, onToggle, addLabel } = props
  const { data, isError, isFetching, refetch } = useQuery(companySearchQuery(query))
  const chosen = chosenAs(typed, [...selected, ...(fixed ?? [])])
  const found = data && onePerCompany([...data.items, ...(chosen ? [plainCard(chosen)] : [])])
  // Until the answer to these very words is there, nobody can say that the company is unknown.
  const settled = found && !isFetching && query === typed.trim()
  const free = addLabel && settled ? freeCompany(typed, found) : null
  return (
    <section aria-label="검색 결과" aria-busy={isFetching}>
      {!data && isError && <ErrorState busy={isFetching && '찾는 중'} onRetry={() => void refetch()} />}
      {!data && !isError && <CompanyGridShapes />}
      <output className="sr-only">{found && found.length > 0 && `회사 ${found.length}곳`}</output>
      {found && found.length > 0 && (
        <CompanyGrid {...{ label, selected, fixed, onToggle }} companies={found} />
      )}
      {settled && found.length === 0 && <p className="py-2 text-body-s text-ink-3">목록에 없는 회사예요.</p>}
      {free && addLabel && (
        <Button kind="weak" size="md" className="mt-3" onClick={() => onToggle(free)}>
          <Plus size={18} />
          {addLabel(free)}
        </Button>
      )}
    </section>
  )
}

const plainCard = (name: string) => ({ name, logo: null, active: false })
