import { agoText } from '@coffeeattack/domain/kst'
import { exits } from '@coffeeattack/domain/sessions/destinations'
import { isApiError } from '@coffeeattack/kit/isApiError'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Dialog } from '@coffeeattack/ui/Dialog'
import { Icon } from '@coffeeattack/ui/icons/Icon'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Tag } from '@coffeeattack/ui/Tag'
import { TextLink } from '@coffeeattack/ui/TextLink'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { pageGone, takeExit } from '../sessions/take-exit.ts'
import { type Device, devicesQuery } from './queries.ts'

/** Phone or computer, derived from the device name that the server gives. */
function DeviceIcon({ name }: { name: string }) {
  return (
    <Icon size={22} strokeWidth={1.8}>
      {/^(iPhone|iPad|안드로이드)/.test(name) ? (
        <path d="M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM11 18.2h2" />
      ) : (
        <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.500v9H4v-9A1.500 1.500 0 0 1 5.500 5ZM2 19h20" />
      )}
    </Icon>
  )
}

function DeviceRow({ device, now, onSignOut }: { device: Device; now: Date; onSignOut: () => void }) {
  const { name, isCurrent, lastUsedAt } = device
  return (
    <li className="flex min-h-16 items-center gap-3.5 py-2.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-surface-2 text-ink-2">
        <DeviceIcon name={name} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-body font-semibold">
          {name}
          {isCurrent && <Tag>지금 이 기기</Tag>}
        </p>
        <p className="text-caption text-ink-3">
          {isCurrent ? '지금 쓰고 있어요' : `${agoText(new Date(lastUsedAt), now)} 사용`}
        </p>
      </div>
      {!isCurrent && (
        <Button kind="weak" size="sm" aria-label={`${name} 로그아웃`} onClick={onSignOut}>
          로그아웃
        </Button>
      )}
    </li>
  )
}

/** Which logins end: one device's, all but this one's, or every one (TRUST-8). Signing in again needs a proof. */
type SignOut = { title: string; description: string; confirm: string; end: () => Promise<unknown> }

const ofDevice = ({ id, name }: Device): SignOut => ({
  title: '이 기기에서 로그아웃할까요?',
  description: `${name}에서 다시 쓰려면 로그인해야 해요.`,
  confirm: '로그아웃하기',
  async end() {
    await api('DELETE /users/devices/:id', { params: { id } }).catch(unlessGone)
    await refreshList('로그아웃했어요')
  },
})

const ofOthers: SignOut = {
  title: '다른 기기에서 모두 로그아웃할까요?',
  description: '지금 이 기기만 로그인한 채로 남아요.',
  confirm: '모두 로그아웃하기',
  async end() {
    await api('DELETE /users/devices', { query: { keepCurrent: true } })
    await refreshList('다른 기기에서 모두 로그아웃했어요')
  },
}

const everywhere: SignOut = {
  title: '모든 기기에서 로그아웃할까요?',
  description: '지금 이 기기도 함께 로그아웃돼요.',
  confirm: '모두 로그아웃하기',
  async end() {
    await api('DELETE /users/devices')
    takeExit(exits.logout)
    return pageGone()
  },
}

/** A login that has ended already is the wanted result. */
function unlessGone(failure: unknown): void {
  if (!isApiError(failure) || failure.status !== 404) throw failure
}

async function refreshList(news: string): Promise<void> {
  await queries.invalidateQueries(devicesQuery)
  toast(news, { kind: 'done' })
}

type SignOutDialogProps = { signOut: SignOut; open: boolean; onOpenChange: (open: boolean) => void }

/** Asks, then waits until the sign-out is done. */
function SignOutDialog({ signOut, open, onOpenChange }: SignOutDialogProps) {
  const { title, description, confirm, end: endLogins } = signOut
  const close = () => onOpenChange(false)
  const end = useCall(endLogins, { onSettled: close })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !end.busy) && onOpenChange(next)}
      title={title}
      description={description}
      cancel={{ label: '그대로 두기', onPress: close }}
      confirm={{ label: confirm, busy: end.busy && '로그아웃하는 중', onPress: () => void end.run() }}
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

/** The signed-in devices, with buttons to sign them out (TRUST-8). */
export function Devices() {
  const devices = useQuery(devicesQuery)
  const [signOut, setSignOut] = useState(ofOthers)
  const [asking, setAsking] = useState(false)

  function askFor(wanted: SignOut) {
    setSignOut(wanted)
    setAsking(true)
  }
  return (
    <Card title="로그인한 기기">
      <Loaded query={devices} title="기기를 불러오지 못했어요" skeleton={<DevicesSkeleton />}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="py-5 text-body-s text-ink-3">로그인한 기기가 없어요</p>}
            <ul className="mt-1.5">
              {items.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  now={new Date(devices.dataUpdatedAt)}
                  onSignOut={() => askFor(ofDevice(device))}
                />
              ))}
            </ul>
            <div className="mt-1.5 flex flex-wrap gap-x-5">
              {items.some(({ isCurrent }) => !isCurrent) && (
                <TextLink onClick={() => askFor(ofOthers)}>다른 기기 모두 로그아웃</TextLink>
              )}
              <TextLink onClick={() => askFor(everywhere)}>모든 기기에서 로그아웃</TextLink>
            </div>
          </>
        )}
      </Loaded>
      <SignOutDialog signOut={signOut} open={asking} onOpenChange={setAsking} />
    </Card>
  )
}
