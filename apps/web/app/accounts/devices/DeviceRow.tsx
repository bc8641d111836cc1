import { agoText } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import type { Device } from '../queries.ts'
import { DeviceIcon } from './DeviceIcon.tsx'

type DeviceRowProps = { device: Device; now: Date; onSignOut: () => void }

export function DeviceRow({ device, now, onSignOut }: DeviceRowProps) {
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
