import { certificateOf } from '@coffeeattack/domain/verification/certificate'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { PageSkeleton } from '../../layout/PageSkeleton.tsx'
import { paths } from '../../paths.ts'
import { verifiedQuery } from '../verified-query.ts'
import { TaxForm } from './TaxForm.tsx'
import { privateMeta } from '../../seo.ts'

/** The tax office for whoever registered long ago, and whose income health insurance does not know (VER-9). */
export default function IncomeScreen() {
  const { data, isError, isFetching, refetch } = useQuery(verifiedQuery)
  const navigate = useNavigate()
  if (!data && isError)
    return (
      <Page header={<Header backTo={paths.my()} />}>
        <ErrorState className="m-auto" busy={isFetching && '불러오는 중'} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data) return <PageSkeleton />
  const { name, phone, birthday } = data.userItems
  // Name and birthday come with the career: whoever has not verified one begins there.
  if (!name || !phone || !birthday) return <Navigate to={paths.submit()} replace />
  return (
    <TaxForm
      person={{ name, phone, birthday }}
      certificate={null}
      backTo={paths.my()}
      onWaiting={({ loginTypeLevel }) => void navigate(paths.incomePending(certificateOf(loginTypeLevel)))}
      aside={
        <TextLink wide onClick={() => void navigate(paths.retry())}>
          건강보험으로 다시 확인하기
        </TextLink>
      }
    />
  )
}

export const meta = () => privateMeta('소득 인증')
