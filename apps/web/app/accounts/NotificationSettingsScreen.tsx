import type { QuietHours as Hours } from '@coffeeattack/domain/notifications/delivery'
import { candidateNotifications } from '@coffeeattack/domain/notifications/candidate-notifications'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Card } from '@coffeeattack/ui/Card'
import { SelectField } from '@coffeeattack/ui/SelectField'
import { Skeletons } from '@coffeeattack/ui/Skeleton'
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
  /** Cannot be switched off: shows a label in place of the switch. */
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
  /** The other end: the same hour twice would mean no quiet hours. */
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

/** The hours without texts and pushes. */
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

function NotificationTypes({ types, onChange }: NotificationTypesProps) {
  return (
    <Card title="받을 알림">
      <div className="mt-1.5">
        {types.map(({ type, enabled }) => {
          const { label, occasion, byDefault } = candidateNotifications[type].settings
          return (
            <SwitchRow
              key={type}
              label={label}
              note={occasion}
              checked={enabled}
              always={byDefault === 'always on'}
              onChange={(next) => onChange({ type, enabled: next })}
            />
          )
        })}
      </div>
    </Card>
  )
}

/** Which notifications the person gets, and their quiet hours (TRUST-5). A switch saves at once. */
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
      <Loaded
        query={setting}
        title="알림 설정을 불러오지 못했어요"
        skeleton={
          <Skeletons
            className="flex flex-col gap-2.5"
            round="card"
            label="알림 설정을 불러오는 중이에요"
            shapes={['h-48', 'h-150']}
          />
        }
      >
        {({ quietHours, types }) => (
          <>
            <QuietHoursCard hours={quietHours} onChange={change} />
            <NotificationTypes types={types} onChange={change} />
          </>
        )}
      </Loaded>
    </SettingsPage>
  )
}
