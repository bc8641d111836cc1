import { chooseCompany, INTEREST_LIMIT } from '@coffeeattack/domain/companies/choosing'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { CompanyGrid } from '../../companies/CompanyGrid.tsx'
import { CompanyGridShapes } from '../../companies/CompanyGridShapes.tsx'
import { chosenCompaniesQuery, companiesQuery } from '../../companies/queries.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { StepPage } from './StepPage.tsx'

const interestQuery = chosenCompaniesQuery('interest')

/** Companies the person would like to hear from (PRO-11). */
export function InterestStep({ onDone }: { onDone: () => void }) {
  const companies = useQuery(companiesQuery)
  const saved = useQuery(interestQuery).data?.userSelect
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const [busy, runOne] = useOneAtATime()
  const selected = changed ?? saved ?? []

  function toggle(name: string) {
    const choice = chooseCompany('interest', { selected, alreadySelected: saved?.length ?? 0, name })
    if (choice.problem) toast(choice.problem)
    else setChanged(choice.selected)
  }
  const save = () =>
    runOne(async () => {
      const params = { mode: 'interest' as const }
      const body = { companyItems: [...selected] }
      const answer = await insist(() => api('PATCH /users/companies/:mode', { params, body }))
      if (!answer) return
      queries.setQueryData(interestQuery.queryKey, answer)
      onDone()
    })
  return (
    <StepPage
      lines={['어떤 회사의 제안을', '받고 싶나요?']}
      lead={`${INTEREST_LIMIT}곳까지 고를 수 있어요. 나중에 바꿔도 돼요.`}
      next={{
        label: selected.length > 0 ? `${selected.length}곳 고르고 시작하기` : '관심 회사를 골라 주세요',
        disabled: selected.length === 0,
        busy: busy && '저장하는 중',
        onPress: () => void save(),
      }}
      onSkip={onDone}
    >
      <div className="mt-6 px-5 pb-6">
        {companies.data && (
          <CompanyGrid
            label="관심 회사"
            companies={companies.data.items}
            selected={selected}
            onToggle={toggle}
          />
        )}
        {!companies.data && companies.isError && (
          <ErrorState
            title="회사를 불러오지 못했어요"
            busy={companies.isFetching && '불러오는 중'}
            onRetry={() => void companies.refetch()}
          />
        )}
        {companies.isPending && <CompanyGridShapes />}
      </div>
    </StepPage>
  )
}
