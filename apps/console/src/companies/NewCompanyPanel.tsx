import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { tellUnlessField } from '../form/problems.ts'
import { paths } from '../paths.ts'
import { bodyOf, emptyDraft, type Draft } from './draft.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { keepCompany } from './queries.ts'

export function NewCompanyPanel() {
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (draft: Draft) => api('POST /console/companies', { body: bodyOf(draft) }),
    onSuccess(made) {
      keepCompany(made)
      toast('회사를 등록했어요', { kind: 'done' })
      void navigate(paths.company(made.id), { replace: true })
    },
    onError: tellUnlessField,
  })
  return (
    <CompanyForm
      title="회사 등록"
      first={emptyDraft}
      failure={create.error}
      busy={create.isPending && '등록하는 중'}
      submit="등록하기"
      onSubmit={(draft) => create.mutate(draft)}
    />
  )
}
