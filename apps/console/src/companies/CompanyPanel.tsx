import { consolePaths } from '@coffeeattack/contract/console-pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../api/client.ts'
import { useOpenedTitle } from '../layout/ConsolePage.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { changesOf, draftOf } from './draft.ts'
import { LogoField } from './LogoField.tsx'
import { type Company, companyQuery, keepCompany } from './queries.ts'

export function CompanyPanel() {
  const { id = '' } = useParams()
  const company = useQuery(companyQuery(id))
  useOpenedTitle(company.data?.name)
  // The server may save more than was typed (an affiliate adds its own affiliates), so a save remounts the
  // form.
  const [saves, setSaves] = useState(0)
  return (
    <Loaded
      query={company}
      title={wordsFor(company.error).title}
      skeleton={<Skeletons shapes={['mb-4 h-14', 'mb-4 h-14', 'h-14']} />}
      renderFrame={(inside) => (
        <SidePanel title="회사" closeTo={consolePaths.companies()}>
          {inside}
        </SidePanel>
      )}
    >
      {(loaded) => (
        <CompanyEditor
          key={`${id}-${saves}`}
          company={loaded}
          onSaved={() => setSaves((count) => count + 1)}
        />
      )}
    </Loaded>
  )
}

function CompanyEditor({ company, onSaved }: { company: Company; onSaved: () => void }) {
  const [first] = useState(() => draftOf(company))
  const { id } = company
  return (
    <CompanyForm
      title={company.name}
      company={company}
      first={first}
      submit="저장하기"
      busy="저장하는 중"
      send={(draft) => api('PATCH /console/companies/:id', { params: { id }, body: changesOf(first, draft) })}
      onDone={() => {
        onSaved()
        toast('저장했어요', { kind: 'done' })
      }}
    >
      <LogoField
        name={company.name}
        logo={company.logo}
        send={(body) => api('POST /console/companies/:id/logo', { params: { id }, body })}
        remove={() => api('DELETE /console/companies/:id/logo', { params: { id } })}
        onDone={keepCompany}
      />
      <Link
        to={consolePaths.companyEvidence(id)}
        className={buttonLook({ kind: 'line', size: 'sm', wide: true })}
      >
        확인한 근거 보기
      </Link>
      <Link
        to={consolePaths.companyMerge(id)}
        className={buttonLook({ kind: 'line', size: 'sm', wide: true })}
      >
        같은 회사와 합치기
      </Link>
    </CompanyForm>
  )
}
