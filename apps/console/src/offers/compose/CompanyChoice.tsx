import { Button } from '@coffeeattack/ui/Button'
import { Combobox } from '@coffeeattack/ui/Combobox'
import { Logo } from '@coffeeattack/ui/Logo'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { companyChoicesQuery } from '../queries.ts'
import type { Draft } from './draft.ts'

type CompanyChoiceProps = {
  company: Draft['company']
  error: string | undefined
  onChoose: (company: Draft['company']) => void
}

/** For which company an agent writes; without one only a message of their own goes out. */
export function CompanyChoice({ company, error, onChoose }: CompanyChoiceProps) {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({ ...companyChoicesQuery(q), enabled: company === null && q !== '' })
  if (company) {
    return (
      <div>
        <div className="flex items-center gap-3">
          <Logo name={company.name} src={company.logo} size={40} />
          <p className="min-w-0 flex-1 truncate text-body-s font-semibold">{company.name}</p>
          <Button kind="weak" size="sm" name="companyId" onClick={() => onChoose(null)}>
            바꾸기
          </Button>
        </div>
        {error && (
          <p role="alert" className="mt-2 text-caption font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <Combobox
      label="어느 회사의 제안인가요?"
      name="companyId"
      value={typed}
      onValueChange={setTyped}
      maxLength={60}
      placeholder="회사 이름"
      error={error}
      list="찾은 회사"
      options={q === '' ? [] : (found.data?.items ?? [])}
      keyOf={({ id }) => id}
      takesFirst
      onChoose={({ id, name, logo, isVerified }) => {
        setTyped('')
        onChoose({ id, name, logo, isVerified })
      }}
      nothing={q !== '' && found.data && '찾는 회사가 없어요'}
    >
      {({ name, logo }) => (
        <>
          <Logo name={name} src={logo} size={32} />
          <span className="truncate">{name}</span>
        </>
      )}
    </Combobox>
  )
}
