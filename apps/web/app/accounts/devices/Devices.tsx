import { Card } from '@coffeeattack/ui/Card'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { devicesQuery } from '../queries.ts'
import { endLogins, questionFor, type SignOut } from './sign-out.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'

type SignOutDialogProps = { signOut: SignOut; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks, and stays until it is done. */
function SignOutDialog({ signOut, open, onOpenChange }: SignOutDialogProps) {
  const [busy, runOne] = useOneAtATime()
  const { title, description, confirm } = questionFor(signOut)
  const close = () => onOpenChange(false)
  const signOutNow = () =>
    runOne(async () => {
      await insist(() => endLogins(signOut))
      close()
    })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      title={title}
      description={description}
      cancel={{ label: '그대로 두기', onPress: close }}
      confirm={{ label: confirm, busy: busy && '로그아웃하는 중', onPress: () => void signOutNow() }}
    />
  )
}

function DevicesSkeleton() {
  return (
    <SkeletonGroup label="로그인한 기기를 불러오는 중이에요">
      {['first', 'second'].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3.5 py-2.5">
          <Skeleton className="size-11 rounded-field!" />
          <div className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

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
