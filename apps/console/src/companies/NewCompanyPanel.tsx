import { consolePaths } from '@coffeeattack/contract/console-pages'
import { wordsFor } from '@coffeeattack/kit/failure'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { ask } from '@coffeeattack/ui/ask'
import { toast } from '@coffeeattack/ui/toast'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../api/client.ts'
import { CompanyForm } from './CompanyForm.tsx'
import { bodyOf, emptyDraft } from './draft.ts'

/** A name that folds to that of a company is registered only after the admin says that it is another one (FIRM-2). */
export function NewCompanyPanel() {
  const navigate = useNavigate()
  const another = useRef<string | null>(null)

  async function askAboutAlike(failure: unknown, { name }: { name: string }) {
    if (!isApiError(failure) || failure.code !== 'COMPANY_ALIKE') return false
    const { title, body } = wordsFor(failure)
    const answer = await ask({
      title,
      description: body,
      confirm: '다른 회사로 등록하기',
      cancel: '등록하지 않기',
    })
    if (answer !== 'confirm') return true
    another.current = name
    return 'retry' as const
  }
  return (
    <CompanyForm
      title="회사 등록"
      first={emptyDraft}
      submit="등록하기"
      busy="등록하는 중"
      send={(draft) =>
        api('POST /console/companies', {
          body: { ...bodyOf(draft), isAnother: another.current === draft.name },
        })
      }
      onFailed={askAboutAlike}
      onDone={({ id }) => {
        toast('회사를 등록했어요', { kind: 'done' })
        void navigate(consolePaths.company(id), { replace: true })
      }}
    />
  )
}
