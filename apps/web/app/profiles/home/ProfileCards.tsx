import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Profile } from '../profile-query.ts'
import { Completion } from './Completion.tsx'
import { IncomeCard } from './IncomeCard.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'

/** What is left to fill, what is verified, who the person is. */
export function ProfileCards({ profile }: { profile: UseQueryResult<Profile> }) {
  const { data, isError, isFetching, refetch } = profile
  if (data) {
    return (
      <>
        <Completion flags={data.completeness} />
        <IncomeCard {...data} />
        <ProfileSummary profile={data} />
      </>
    )
  }
  if (!isError) return <ProfileShapes />
  return (
    <Card>
      <ErrorState
        title="프로필을 불러오지 못했어요"
        busy={isFetching && '불러오는 중'}
        onRetry={() => void refetch()}
      />
    </Card>
  )
}

function ProfileShapes() {
  return (
    <SkeletonGroup label="프로필을 불러오는 중이에요">
      <div className="flex flex-col gap-3">
        <Skeleton round="card" className="h-64" />
        <Skeleton round="card" className="h-44" />
      </div>
    </SkeletonGroup>
  )
}
