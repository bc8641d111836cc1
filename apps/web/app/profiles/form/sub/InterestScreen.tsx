import { chooseCompany, companyLimit } from '@coffeeattack/domain/companies/choosing'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { queries } from '../../../api/queries.ts'
import { CompanyGridShapes } from '../../../companies/CompanyGrid.tsx'
import { CompanyPicker } from '../../../companies/CompanyPicker.tsx'
import { type ChosenCompanies, type CompanyCard, chosenCompaniesQuery } from '../../../companies/queries.ts'
import { SubPage, useSubSave } from './SubPage.tsx'

const interestQuery = chosenCompaniesQuery('interest')
const TITLE = '어떤 회사의 제안을 받고 싶나요?'

/** Companies of interest: six, or as many as are saved already (PRO-11, VAL-14). */
export function InterestScreen() {
  return (
    <Loaded
      query={useQuery(interestQuery)}
      title="관심 회사를 불러오지 못했어요"
      skeleton={<CompanyGridShapes />}
      renderFrame={(inside) => (
        <SubPage title={TITLE}>
          <div className="px-5 pt-6">{inside}</div>
        </SubPage>
      )}
    >
      {(saved) => <InterestChoice saved={saved} />}
    </Loaded>
  )
}

function InterestChoice({ saved }: { saved: ChosenCompanies }) {
  const alreadySelected = saved.userSelect.length
  const [selected, setSelected] = useState<readonly string[]>(saved.userSelect)
  const edited = selected.join('\n') !== saved.userSelect.join('\n')
  const { busy, saveAndClose } = useSubSave({ edited, send: () => choose(selected) })

  function toggle(name: string) {
    const choice = chooseCompany('interest', { selected, alreadySelected, name })
    if (choice.problem) toast(choice.problem)
    else setSelected(choice.selected)
  }
  return (
    <SubPage
      title={TITLE}
      lead={`${companyLimit('interest', alreadySelected)}곳까지 고를 수 있어요.`}
      save={{
        label: selected.length > 0 ? `${selected.length}곳 저장하기` : '저장하기',
        disabled: !edited,
        busy,
        onPress: () => void saveAndClose(),
      }}
    >
      <div className="px-5 pt-5 pb-6">
        <CompanyPicker label="관심 회사" chosen={selected.map(cardIn(saved))} onToggle={toggle} />
      </div>
    </SubPage>
  )
}

async function choose(names: readonly string[]): Promise<ChosenCompanies> {
  const answer = await api('PATCH /users/companies/:mode', {
    params: { mode: 'interest' },
    body: { companyItems: [...names] },
  })
  queries.setQueryData(interestQuery.queryKey, answer)
  return answer
}

const cardIn =
  ({ companyItems }: ChosenCompanies) =>
  (name: string): CompanyCard =>
    companyItems.find((card) => card.name === name) ?? { name, logo: null, active: true }
