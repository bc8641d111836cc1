import { agoText } from '@coffeeattack/domain/kst'
import { Button } from '@coffeeattack/ui/Button'
import { Tag } from '@coffeeattack/ui/Tag'
import { Icon } from '@coffeeattack/ui/icons/Icon'
import type { Device } from '../queries.ts'

/** Held in the hand or standing on a desk, told by the name that the server gave the device. */
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
