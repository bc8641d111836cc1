import { consolePaths } from '@coffeeattack/contract/pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../api/client.ts'
import { useOpenedTitle } from '../layout/opened-title.ts'
import { SidePanel } from '../layout/SidePanel.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { changesOf, draftOf } from './draft.ts'
import { LogoField } from './LogoField.tsx'
import { companyQuery, type Company } from './queries.ts'

export function CompanyPanel() {
  const { id = '' } = useParams()
  const company = useQuery(companyQuery(id))
  useOpenedTitle(company.data?.name)
  // What was saved can differ from what was typed: an affiliate brings its own along. So the form begins anew.
  const [saves, setSaves] = useState(0)
  return (
    <Loaded
      query={company}
      title={wordsFor(company.error).title}
      skeleton={<CompanySkeleton />}
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

function CompanySkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-4 h-14" />
      <Skeleton className="mb-4 h-14" />
      <Skeleton className="h-14" />
    </SkeletonGroup>
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
      <LogoField company={company} />
    </CompanyForm>
  )
}
