import { consolePaths } from '@coffeeattack/contract/pages'
import { toast } from '@coffeeattack/ui/toast'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { bodyOf, emptyDraft } from './draft.ts'

export function NewCompanyPanel() {
  const navigate = useNavigate()
  return (
    <CompanyForm
      title="회사 등록"
      first={emptyDraft}
      submit="등록하기"
      busy="등록하는 중"
      send={(draft) => api('POST /console/companies', { body: bodyOf(draft) })}
      onDone={({ id }) => {
        toast('회사를 등록했어요', { kind: 'done' })
        void navigate(consolePaths.company(id), { replace: true })
      }}
    />
  )
}
