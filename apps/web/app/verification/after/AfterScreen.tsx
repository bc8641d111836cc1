import { paths } from '@coffeeattack/contract/pages'
import { chooseCompany, INTEREST_LIMIT } from '@coffeeattack/domain/companies/choosing'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { CompanyGrid, CompanyGridShapes } from '../../companies/CompanyGrid.tsx'
import { chosenCompaniesQuery, companiesQuery } from '../../companies/queries.ts'
import { verificationState } from '../../sessions/kept-state.ts'
import { forgetFlow } from '../leave-flow.ts'
import { MissingRequestScreen } from '../MissingRequestScreen.tsx'
import { TaxForm } from '../tax/TaxForm.tsx'
import { TaxWaiting } from '../tax/TaxWaiting.tsx'
import { ResultStep } from './ResultStep.tsx'
import { ContractStep, HopeStep } from './SalarySteps.tsx'
import { StepPage } from './StepPage.tsx'
import { type AfterStep, searchOf } from './steps.ts'

/** The tax office's detour, with the app that confirmed the career. */
function TaxFormStep({ onWaiting }: { onWaiting: () => void }) {
  const [state] = useState(() => verificationState.read())
  if (!state.name) return <MissingRequestScreen />
  return <TaxForm person={state} certificate={state} backTo={searchOf('result')} onWaiting={onWaiting} />
}

/** The steps after a verified career: the result, the two salaries, the companies of interest. */
export function AfterScreen({ step }: { step: AfterStep }) {
  const navigate = useNavigate()
  const go = (next: AfterStep) => void navigate({ search: searchOf(next) })
  function finish() {
    forgetFlow()
    void navigate(paths.my(), { replace: true })
  }
  switch (step) {
    case 'result':
      return <ResultStep onNext={() => go('contract')} onTax={() => go('tax')} />
    case 'contract':
      return <ContractStep onNext={() => go('hope')} />
    case 'hope':
      return <HopeStep onNext={() => go('companies')} />
    case 'companies':
      return <InterestStep onDone={finish} />
    case 'tax':
      return <TaxFormStep onWaiting={() => go('tax-waiting')} />
    case 'tax-waiting':
      return (
        <TaxWaiting
          backTo={searchOf('tax')}
          onDone={() => void navigate({ search: searchOf('result') }, { replace: true })}
        />
      )
  }
}

const interestQuery = chosenCompaniesQuery('interest')

/** The companies of interest (PRO-11). */
function InterestStep({ onDone }: { onDone: () => void }) {
  const companies = useQuery(companiesQuery)
  const saved = useQuery(interestQuery).data?.userSelect
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const selected = changed ?? saved ?? []

  function toggle(name: string) {
    const choice = chooseCompany('interest', { selected, alreadySelected: saved?.length ?? 0, name })
    if (choice.problem) toast(choice.problem)
    else setChanged(choice.selected)
  }
  const save = useCall(
    () =>
      api('PATCH /users/companies/:mode', {
        params: { mode: 'interest' },
        body: { companyItems: [...selected] },
      }),
    {
      onDone(answer) {
        queries.setQueryData(interestQuery.queryKey, answer)
        onDone()
      },
    },
  )
  return (
    <StepPage
      lines={['어떤 회사의 제안을', '받고 싶나요?']}
      lead={`${INTEREST_LIMIT}곳까지 고를 수 있어요. 나중에 바꿔도 돼요.`}
      next={{
        label: selected.length > 0 ? `${selected.length}곳 고르고 시작하기` : '관심 회사를 골라 주세요',
        disabled: selected.length === 0,
        busy: save.busy && '저장하는 중',
        onPress: () => void save.run(),
      }}
      onSkip={onDone}
    >
      <div className="mt-6 px-5 pb-6">
        <Loaded query={companies} title="회사를 불러오지 못했어요" skeleton={<CompanyGridShapes />}>
          {({ items }) => (
            <CompanyGrid label="관심 회사" companies={items} selected={selected} onToggle={toggle} />
          )}
        </Loaded>
      </div>
    </StepPage>
  )
}
