import { DEBOUNCE_MS } from '@coffeeattack/domain/text/timings'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Button } from '@coffeeattack/ui/Button'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Search } from '@coffeeattack/ui/icons/Search'
import { TextField } from '@coffeeattack/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../api/use-debounced.ts'
import { chosenAs, freeCompany, onePerCompany } from './cards.ts'
import { CompanyGrid, CompanyGridShapes } from './CompanyGrid.tsx'
import { companiesQuery, type CompanyCard, companySearchQuery } from './queries.ts'

type CompanyPickerProps = {
  label: string
  /** The selected names. Those selected before the picker opened are listed first. */
  chosen: readonly CompanyCard[]
  fixed?: readonly string[] | undefined
  onToggle: (name: string) => void
  /** The label for adding an unknown company; without it only known companies can be selected. */
  addLabel?: ((name: string) => string) | undefined
}

const NAME_LIMIT = 100

/** All companies as a grid, and a search by name or initials over them (PRO-11). */
export function CompanyPicker({ label, chosen, fixed, onToggle, addLabel }: CompanyPickerProps) {
  const companies = useQuery(companiesQuery)
  const [chosenBefore] = useState(chosen)
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), DEBOUNCE_MS.companySearch)
  const selected = chosen.map(({ name }) => name)
  const addedByHand = (known: readonly CompanyCard[]) =>
    chosen.filter(({ name }) => ![...chosenBefore, ...known].some((card) => card.name === name))
  return (
    <>
      <TextField
        label="회사 검색"
        hideLabel
        inputMode="search"
        name="company"
        autoComplete="off"
        enterKeyHint="search"
        placeholder="회사 이름이나 초성으로 찾아요"
        maxLength={NAME_LIMIT}
        leading={<Search size={20} />}
        value={typed}
        onValueChange={setTyped}
      />
      <div className="mt-5">
        {typed.trim() === '' ? (
          <Loaded query={companies} title="회사를 불러오지 못했어요" skeleton={<CompanyGridShapes />}>
            {({ items }) => (
              <CompanyGrid
                {...{ label, selected, fixed, onToggle }}
                companies={onePerCompany([...addedByHand(items), ...chosenBefore, ...items])}
              />
            )}
          </Loaded>
        ) : (
          <CompanyResults {...{ label, selected, fixed, typed, query, onToggle, addLabel }} />
        )}
      </div>
    </>
  )
}

type CompanyResultsProps = Pick<CompanyPickerProps, 'label' | 'fixed' | 'onToggle' | 'addLabel'> & {
  typed: string
  /** The typed text, debounced. */
  query: string
  selected: readonly string[]
}

/** The search's results, and a button to add a company that is not listed. */
function CompanyResults(props: CompanyResultsProps) {
  const { label, typed, query, selected, fixed, onToggle, addLabel } = props
  const search = useQuery(companySearchQuery(query))
  const chosen = chosenAs(typed, [...selected, ...(fixed ?? [])])
  const found = search.data && onePerCompany([...search.data.items, ...(chosen ? [plainCard(chosen)] : [])])
  // Before this query has its own answer, the company may still be known.
  const settled = found && !search.isFetching && query === typed.trim()
  const free = addLabel && settled ? freeCompany(typed, found) : null
  return (
    <section aria-label="검색 결과" aria-busy={search.isFetching}>
      <output className="sr-only">{found && found.length > 0 && `회사 ${found.length}곳`}</output>
      <Loaded query={{ ...search, data: found }} skeleton={<CompanyGridShapes />}>
        {(cards) =>
          cards.length > 0 && <CompanyGrid {...{ label, selected, fixed, onToggle }} companies={cards} />
        }
      </Loaded>
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
