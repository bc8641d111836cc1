import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Header } from '../../layout/Header.tsx'
import { Page } from '../../layout/Page.tsx'
import { paths } from '../../paths.ts'
import { profileQuery } from '../profile-query.ts'
import { ProfileEditor } from './ProfileEditor.tsx'
import { privateMeta } from '../../seo.ts'

/** The form while its profile is on its way. */
function ProfileShapes() {
  return (
    <SkeletonGroup label="프로필을 불러오고 있어요">
      <div className="flex flex-col gap-2.5 px-5 pt-1">
        <Skeleton className="h-1" />
        <Skeleton className="mt-7 h-7 w-16" />
        <div className="mt-2 flex items-center gap-3.5">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-48" />
          </div>
        </div>
        <Skeleton round="card" className="mt-2 h-13.5" />
        <Skeleton round="card" className="h-45" />
        <Skeleton className="mt-10 h-7 w-20" />
        <Skeleton round="card" className="h-18" />
        <Skeleton round="card" className="h-13.5" />
      </div>
    </SkeletonGroup>
  )
}

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
