import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { profileQuery } from '../profile-query.ts'
import { ProfileShapes } from './ProfileShapes.tsx'
import { ProfileEditor } from './ProfileEditor.tsx'
import { privateMeta } from '../../seo.ts'

/** The profile edit form (PRO-1). */
export default function ProfileScreen() {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery)
  if (data) return <ProfileEditor key={data.id} profile={data} />
  return (
    <Page header={<Header title="프로필 수정" backTo={paths.my()} />}>
      {isError ? (
        <ErrorState
          className="flex-1 justify-center"
          title="프로필을 불러오지 못했어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
        />
      ) : (
        <ProfileShapes />
      )}
    </Page>
  )
}

export const meta = () => privateMeta('프로필 수정')
