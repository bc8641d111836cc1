import { Card } from '@coffeeattack/ui/Card'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { devicesQuery } from '../queries.ts'
import type { SignOut } from './sign-out.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { DevicesSkeleton } from './DevicesSkeleton.tsx'
import { SignOutDialog } from './SignOutDialog.tsx'

/** Where the person is signed in, and the ways to end that (TRUST-8). */
export function Devices() {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(devicesQuery)
  const [signOut, setSignOut] = useState<SignOut>({ where: 'others' })
  const [asking, setAsking] = useState(false)

  function askFor(wanted: SignOut) {
    setSignOut(wanted)
    setAsking(true)
  }
  return (
    <Card aria-labelledby="devices">
      <h2 id="devices" className="text-h3">
        로그인한 기기
      </h2>
      {!data && isError && (
        <ErrorState
          title="기기를 불러오지 못했어요"
          busy={isFetching && '불러오는 중'}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <DevicesSkeleton />}
      {data?.items.length === 0 && <p className="py-5 text-body-s text-ink-3">로그인한 기기가 없어요</p>}
      {data && (
        <>
          <ul className="mt-1.5">
            {data.items.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                now={new Date(dataUpdatedAt)}
                onSignOut={() => askFor({ where: 'device', device })}
              />
            ))}
          </ul>
          <div className="mt-1.5 flex flex-wrap gap-x-5">
            {data.items.some(({ isCurrent }) => !isCurrent) && (
              <TextLink onClick={() => askFor({ where: 'others' })}>다른 기기 모두 로그아웃</TextLink>
            )}
            <TextLink onClick={() => askFor({ where: 'everywhere' })}>모든 기기에서 로그아웃</TextLink>
          </div>
        </>
      )}
      <SignOutDialog signOut={signOut} open={asking} onOpenChange={setAsking} />
    </Card>
  )
}
