import { type NotificationType, notificationTypes } from '@coffeeattack/domain/notifications/types'
import { Card } from '@coffeeattack/ui/Card'
import type { NotificationSettings } from '../queries.ts'
import type { NotificationChange } from './notification-changes.ts'
import { SwitchRow } from './SwitchRow.tsx'

type NotificationTypesProps = {
  types: NotificationSettings['types']
  onChange: (change: NotificationChange) => void
}

/** When each of them comes. */
const occasions: Record<NotificationType, string> = {
  NEW_OFFER: '회사나 에이전트가 제안을 보냈을 때',
  OFFER_REMINDER: '고를 수 있는 기한이 다가올 때',
  MESSAGE: '회사나 에이전트가 메시지를 보냈을 때',
  COFFEECHAT: '커피챗 시간이 정해지거나 바뀌었을 때',
  COFFEECHAT_SOON: '커피챗이 곧 시작할 때. 방해 금지 시간에도 알려요',
  PROFILE_VIEW: '회사가 내 프로필을 봤을 때',
  ATTACK_ENDING: '어택을 받는 기간이 끝나갈 때',
  SURVEY: '의견을 여쭐 때',
  SECURITY: '꼭 알아야 하는 소식이라 끌 수 없어요',
  NEWS: '광고 소식이에요. 켰을 때만 보내요',
}

export function NotificationTypes({ types, onChange }: NotificationTypesProps) {
  return (
    <Card aria-labelledby="notification-types">
      <h2 id="notification-types" className="mb-1.5 text-h3">
        받을 알림
      </h2>
      {types.map(({ type, enabled }) => (
        <SwitchRow
          key={type}
          label={notificationTypes[type].label}
          note={occasions[type]}
          checked={enabled}
          always={!notificationTypes[type].canSwitchOff}
          onChange={(next) => onChange({ type, enabled: next })}
        />
      ))}
    </Card>
  )
}
