import { KEPT_DAYS, withdrawalNotice } from '@coffeeattack/domain/profiles/withdrawal'
import { Card } from '@coffeeattack/ui/Card'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { offeredQuery } from '../queries.ts'
import { erasureDay } from './withdraw.ts'

/** When what is erased: at once, or thirty days on for somebody who had offers (PRO-14). */
export function WhatIsErased() {
  const { data, dataUpdatedAt, isError } = useQuery(offeredQuery)
  const day = data && erasureDay(data.isOffered, new Date(dataUpdatedAt))
  return (
    <Card aria-labelledby="what-is-erased">
      <h2 id="what-is-erased" className="text-h3">
        {day ? `${day}에 모두 지워져요` : '정보는 이렇게 지워져요'}
      </h2>
      <ul className="mt-2.5 flex list-disc flex-col gap-1.5 pl-5 text-body-s text-balance text-ink-2 marker:text-ink-4 tnum">
        {data && <li>{withdrawalNotice(data.isOffered)}</li>}
        {isError && !data && (
          <li>받은 제안이 있으면 정보를 {KEPT_DAYS}일 동안 보관한 뒤에, 없으면 바로 지워요.</li>
        )}
        {!data && !isError && (
          <li className="list-none">
            <SkeletonGroup label="지워지는 날을 알아보고 있어요">
              <Skeleton className="h-5 w-full" />
            </SkeletonGroup>
          </li>
        )}
        <li>탈퇴하는 순간부터 회사는 내 프로필을 볼 수 없고, 기다리던 어택도 닫혀요.</li>
        <li>인증한 커리어와 소득은 되살릴 수 없어요.</li>
      </ul>
    </Card>
  )
}
