import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { api } from '../api/client.ts'
import { wordsFor } from '../layout/tell-failure.ts'
import { tellUnlessField } from '../form/problems.ts'
import { SidePanel } from '../layout/SidePanel.tsx'
import { paths } from '../paths.ts'
import { changesOf, draftOf, type Draft } from './draft.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { LogoField } from './LogoField.tsx'
import { companyQuery, keepCompany, type Company } from './queries.ts'

export function CompanyPanel() {
  const { id = '' } = useParams()
  const company = useQuery(companyQuery(id))
  // What was saved can differ from what was typed: an affiliate brings its own along. So the form begins anew.
  const [saves, setSaves] = useState(0)
  if (company.data)
    return (
      <Editor key={`${id}-${saves}`} company={company.data} onSaved={() => setSaves((count) => count + 1)} />
    )
  return (
    <SidePanel title="회사" closeTo={paths.companies()}>
      {company.isError ? (
        <ErrorState title={wordsFor(company.error).title} onRetry={() => void company.refetch()} />
      ) : (
        <SkeletonGroup>
          <Skeleton className="mb-4 h-14" />
          <Skeleton className="mb-4 h-14" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      )}
    </SidePanel>
  )
}

function Editor({ company, onSaved }: { company: Company; onSaved: () => void }) {
  const [first] = useState(() => draftOf(company))
  const save = useMutation({
    mutationFn: (draft: Draft) =>
      api('PATCH /console/companies/:id', { params: { id: company.id }, body: changesOf(first, draft) }),
    onSuccess(saved) {
      keepCompany(saved)
      onSaved()
      toast('저장했어요', { kind: 'done' })
    },
    onError: tellUnlessField,
  })
  return (
    <CompanyForm
      title={company.name}
      companyId={company.id}
      first={first}
      failure={save.error}
      busy={save.isPending && '저장하는 중'}
      submit="저장하기"
      onSubmit={(draft) => save.mutate(draft)}
    >
      <LogoField company={company} />
    </CompanyForm>
  )
}
