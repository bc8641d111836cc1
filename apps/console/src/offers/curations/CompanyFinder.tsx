import { Check } from '@coffeeattack/ui/icons/Check'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Logo } from '@coffeeattack/ui/Logo'
import { TextField } from '@coffeeattack/ui/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../api/client.ts'
import type { Company } from './draft.ts'

type CompanyFinderProps = {
  chosen: readonly string[]
  error: string | undefined
  onChoose: (company: Company) => void
}

/** Companies by name; the first ones stand there before anything is typed. */
export function CompanyFinder({ chosen, error, onChoose }: CompanyFinderProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['company-choices', q],
    queryFn: ({ signal }) => api('GET /console/companies/choices', { query: q ? { q } : {}, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="mt-4">
      <TextField
        label="회사 더하기"
        value={typed}
        onValueChange={setTyped}
        maxLength={60}
        placeholder="회사 이름"
        autoComplete="off"
        error={error}
      />
      <ul aria-label="찾은 회사" className="mt-2 grid max-h-60 gap-x-2 overflow-y-auto sm:grid-cols-2">
        {found.data?.items.map(({ id, name, logo, domain }) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                disabled={isChosen}
                onClick={() => onChoose({ id, name, logo, domain })}
                className="flex min-h-12 w-full items-center gap-3 rounded-button-sm px-2 text-left enabled:hover:bg-surface-2 disabled:text-ink-3"
              >
                <Logo name={name} src={logo} size={32} />
                <span className="min-w-0 flex-1 truncate text-body-s font-medium">{name}</span>
                {isChosen ? <Check size={18} /> : <Plus size={18} className="text-ink-3" />}
                <span className="sr-only">{isChosen ? '담았어요' : '담기'}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {found.data?.items.length === 0 && <p className="px-2 text-label text-ink-3">검색 결과가 없습니다.</p>}
    </div>
  )
}
