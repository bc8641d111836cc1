import type { QuietHours as Hours } from '@coffeeattack/domain/notifications/delivery'
import { type NotificationType, notificationTypes } from '@coffeeattack/domain/notifications/types'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { Switch } from '@coffeeattack/ui/Switch'
import { Tag } from '@coffeeattack/ui/Tag'
import { toast } from '@coffeeattack/ui/toast'
import { useId } from 'react'
import { api } from '../api/client.ts'
import { prefetch } from '../api/queries.ts'
import { privateMeta } from '../seo.ts'
import {
  bodyOf,
  consentNews,
  hourText,
  type NotificationChange,
  showChange,
  switchedQuiet,
} from './notification-changes.ts'
import { type NotificationSettings, notificationsQuery } from './queries.ts'
import { SettingsPage } from './SettingsPage.tsx'
import { useSetting } from './use-setting.ts'

export const meta = () => privateMeta('알림')

export const clientLoader = () => prefetch(notificationsQuery)

type SwitchRowProps = {
  label: string
  note: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Stands in place of the switch of a group that cannot be switched off. */
  always?: boolean
}

function SwitchRow({ label, note, checked, onChange, always }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="flex min-h-15 items-center gap-4 py-1.5">
      <div className="min-w-0 flex-1">
        <p aria-hidden={!always} className="text-body font-medium">
          {label}
        </p>
        <p id={id} className="text-caption text-pretty text-ink-3">
          {note}
        </p>
      </div>
      {always ? (
        <Tag>늘 켜짐</Tag>
      ) : (
        <Switch label={label} aria-describedby={id} checked={checked} onCheckedChange={onChange} />
      )}
    </div>
  )
}

type HourFieldProps = {
  label: string
  hour: number
  /** Excludes the other end's hour: the range would be empty. */
  not: number
  onChange: (hour: number) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

function HourField({ label, hour, not, onChange }: HourFieldProps) {
  return (
    <SelectField label={label} value={hour} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {HOURS.filter((one) => one !== not).map((one) => (
        <option key={one} value={one}>
          {hourText(one)}
        </option>
      ))}
    </SelectField>
  )
}

type QuietHoursProps = { hours: Hours | null; onChange: (change: NotificationChange) => void }

/** The hours in which notifications that can wait are held back. */
function QuietHoursCard({ hours, onChange }: QuietHoursProps) {
  const move = (moved: Partial<Hours>) => hours && onChange({ quietHours: { ...hours, ...moved } })
  return (
    <Card aria-label="방해 금지 시간">
      <SwitchRow
        label="방해 금지 시간"
        note={
          hours
            ? `${hourText(hours.from)}부터 ${hourText(hours.until)}까지 온 소식은 ${hourText(hours.until)}에 모아서 알려요.`
            : '소식이 오면 언제든 바로 알려요.'
        }
        checked={hours !== null}
        onChange={(on) => onChange(switchedQuiet(on))}
      />
      {hours && (
        <div className="mt-2.5 grid grid-cols-2 gap-2">
          <HourField label="시작" hour={hours.from} not={hours.until} onChange={(from) => move({ from })} />
          <HourField label="끝" hour={hours.until} not={hours.from} onChange={(until) => move({ until })} />
        </div>
      )}
    </Card>
  )
}

type NotificationTypesProps = {
  types: NotificationSettings['types']
  onChange: (change: NotificationChange) => void
}

/** When each kind is sent. */
const occasions: Record<NotificationType, string> = {
  NEW_OFFER: '회사나 에이전트가 제안을 보냈을 때',
  OFFER_REMINDER: '고를 수 있는 기한이 다가올 때',
  OFFER_NUDGE: '아직 안 읽은 어택을 회사가 한 번 더 알릴 때',
  COUNTER: '만나고 싶은 연봉을 말한 뒤 회사가 답했을 때',
  MESSAGE: '회사나 에이전트가 메시지를 보냈을 때',
  COFFEECHAT: '커피챗 시간이 정해지거나 바뀌었을 때',
  COFFEECHAT_SOON: '커피챗이 곧 시작할 때. 방해 금지 시간에도 알려요',
  PROFILE_VIEW: '회사가 내 프로필을 봤을 때',
  ATTACK_ENDING: '어택을 받는 기간이 끝나갈 때',
  SURVEY: '의견을 여쭐 때',
  SECURITY: '꼭 알아야 하는 소식이라 끌 수 없어요',
  NEWS: '광고 소식이에요. 켰을 때만 보내요',
}

function NotificationTypes({ types, onChange }: NotificationTypesProps) {
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

function SettingsShapes() {
  return (
    <SkeletonGroup label="알림 설정을 불러오는 중이에요">
      <div className="flex flex-col gap-2.5">
        <Skeleton round="card" className="h-48" />
        <Skeleton round="card" className="h-150" />
      </div>
    </SkeletonGroup>
  )
}

/** Which notifications the person gets, and the quiet hours (TRUST-5). A switch is saved as soon as it is moved. */
export default function NotificationSettingsScreen() {
  const { setting, change } = useSetting({
    query: notificationsQuery,
    apply: showChange,
    save: (wanted: NotificationChange) =>
      api('PATCH /users/notifications/settings', { body: bodyOf(wanted) }),
    onSaved(done) {
      const news = consentNews(done, new Date())
      if (news) toast(news, { kind: 'done' })
    },
  })
  return (
    <SettingsPage lines={['알림']} lead="필요한 것만, 편한 시간에 알려 드려요.">
      <div className="flex flex-col gap-2.5 px-4 pt-5 pb-safe-8">
        <Loaded query={setting} title="알림 설정을 불러오지 못했어요" skeleton={<SettingsShapes />}>
          {({ quietHours, types }) => (
            <>
              <QuietHoursCard hours={quietHours} onChange={change} />
              <NotificationTypes types={types} onChange={change} />
            </>
          )}
        </Loaded>
      </div>
    </SettingsPage>
  )
}
