import { Combobox } from '@coffeeattack/ui/Combobox'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { Logo } from '@coffeeattack/ui/Logo'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { companyChoicesQuery } from '../queries.ts'
import type { Company } from './draft.ts'

type CompanyFinderProps = {
  chosen: readonly string[]
  onChoose: (company: Company) => void
}

/** Finds companies by name, for one that has no open position; suggestions are shown before anything is typed. */
export function CompanyFinder({ chosen, onChoose }: CompanyFinderProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery(companyChoicesQuery(q))
  return (
    <Combobox
      label="회사 이름으로 더하기"
      className="mt-4"
      value={typed}
      onValueChange={setTyped}
      maxLength={60}
      placeholder="회사 이름"
      list="찾은 회사"
      options={found.data?.items ?? []}
      keyOf={({ id }) => id}
      isTaken={({ id }) => chosen.includes(id)}
      takesFirst={q !== ''}
      onChoose={({ id, name, logo, domain }) => {
        setTyped('')
        onChoose({ id, name, logo, domain })
      }}
      nothing={found.data && '검색 결과가 없습니다.'}
      maxHeight={240}
      listClassName="grid content-start gap-x-2 sm:grid-cols-2"
    >
      {({ id, name, logo }) => {
        const isChosen = chosen.includes(id)
        return (
          <>
            <Logo name={name} src={logo} size={32} />
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            {isChosen ? <Check size={18} /> : <Plus size={18} className="text-ink-3" />}
            <span className="sr-only">{isChosen ? '담았어요' : '담기'}</span>
          </>
        )
      }}
    </Combobox>
  )
}
