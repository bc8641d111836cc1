import { Card } from '@coffeeattack/ui/Card'
import { Switch } from '@coffeeattack/ui/Switch'
import { useId } from 'react'
import { usePush } from './use-push.ts'

/** Lets this browser ring. Nobody is asked for permission before the press; where it cannot ring nothing is offered. */
export function PushSwitch() {
  const id = useId()
  const push = usePush()
  if (!push) return null
  return (
    <Card className="flex items-center gap-4 py-4!">
      <div className="min-w-0 flex-1">
        <p aria-hidden="true" className="text-body font-medium">
          이 브라우저로 받기
        </p>
        <p id={id} className="text-caption text-pretty text-ink-3">
          {push.isBlocked
            ? '브라우저 설정에서 알림을 허용하면 켤 수 있어요'
            : '화면이 꺼져 있어도 알려 드려요. 회사 이름과 연봉은 보이지 않아요.'}
        </p>
      </div>
      <Switch
        label="이 브라우저로 받기"
        aria-describedby={id}
        checked={push.isOn}
        disabled={push.isBusy || push.isBlocked}
        onCheckedChange={(wanted) => void push.change(wanted)}
      />
    </Card>
  )
}
