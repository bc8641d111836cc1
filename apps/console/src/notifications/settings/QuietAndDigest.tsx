import { ChevronDown } from '@coffeeattack/ui/icons/ChevronDown'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { Mail } from '@coffeeattack/ui/icons/Mail'
import { Moon } from '@coffeeattack/ui/icons/Moon'
import { Options } from '@coffeeattack/ui/Options'
import { Switch } from '@coffeeattack/ui/Switch'
import { type ComponentType, type ReactNode, useId } from 'react'
import type { NotificationSettings as Settings } from '../queries.ts'

export type SettingsProps = {
  settings: Settings
  onChange: (settings: Settings) => void
}

/** The hours without pushes and mails. */
export function QuietHoursCard({ settings, onChange }: SettingsProps) {
  const { quiet } = settings
  const change = (part: Partial<typeof quiet>) => onChange({ ...settings, quiet: { ...quiet, ...part } })
  return (
    <SettingCard
      title="방해 금지 시간"
      Icon={Moon}
      isOn={quiet.on}
      onSwitch={(on) => change({ on })}
      note={quiet.on ? `모아 뒀다가 ${spokenHour(quiet.until)}에 전해요.` : '밤에도 바로 전해요.'}
    >
      <HourSelect
        label="방해 금지 시작"
        value={quiet.from}
        not={quiet.until}
        disabled={!quiet.on}
        onHour={(from) => change({ from })}
      />
      부터
      <HourSelect
        label="방해 금지 끝"
        value={quiet.until}
        not={quiet.from}
        disabled={!quiet.on}
        onHour={(until) => change({ until })}
      />
      까지
    </SettingCard>
  )
}

type HourSelectProps = {
  label: string
  value: number
  /** The other end: the same hour twice would mean no quiet hours. */
  not: number
  disabled: boolean
  onHour: (hour: number) => void
}

function HourSelect({ label, value, not, disabled, onHour }: HourSelectProps) {
  return (
    <SmallSelect {...{ label, value, disabled }} onValue={(hour) => onHour(Number(hour))}>
      <Options of={allHours.filter((hour) => hour !== not).map((hour) => [hour, hourText(hour)])} />
    </SmallSelect>
  )
}

/** The time of the morning mail. */
export function DigestCard({ settings, onChange }: SettingsProps) {
  const { digest } = settings
  const change = (part: Partial<typeof digest>) => onChange({ ...settings, digest: { ...digest, ...part } })
  return (
    <SettingCard
      title="아침 요약 메일"
      Icon={Mail}
      isOn={digest.on}
      onSwitch={(on) => change({ on })}
      note={digest.on ? '어제 소식과 오늘 할 일을 한 통으로 보내요.' : '요약 메일을 보내지 않아요.'}
    >
      <SmallSelect
        label="요약 메일 시간"
        value={digest.hour}
        disabled={!digest.on}
        onValue={(hour) => change({ hour: Number(hour) })}
      >
        <Options of={morningHours.map((hour) => [hour, `오전 ${hour}:00`])} />
      </SmallSelect>
      <SmallSelect
        label="요약 메일 요일"
        value={digest.weekdaysOnly ? 'weekdays' : 'daily'}
        disabled={!digest.on}
        onValue={(days) => change({ weekdaysOnly: days === 'weekdays' })}
      >
        <option value="weekdays">평일만</option>
        <option value="daily">날마다</option>
      </SmallSelect>
    </SettingCard>
  )
}

type SmallSelectProps = {
  label: string
  value: string | number
  disabled: boolean
  onValue: (value: string) => void
  children: ReactNode
}

/** A select inside a sentence: 38 px high, 44 on touch screens. */
function SmallSelect({ label, value, disabled, onValue, children }: SmallSelectProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onValue(event.currentTarget.value)}
        className="h-[38px] field-sizing-content appearance-none rounded-button-sm pr-7.5 pl-3 2xl:min-w-26 text-label font-medium text-ink inset-ring inset-ring-line-field tnum max-lg:h-11 disabled:text-on-disabled disabled:inset-ring-line-2"
      >
        {children}
      </select>
      <ChevronDown
        size={15}
        strokeWidth={2.2}
        className="pointer-events-none absolute right-2.5 text-ink-3"
      />
    </span>
  )
}

/** '밤 10:00', '아침 8:00' */
function hourText(hour: number): string {
  return `${partOf(hour)} ${hour % 12 || 12}:00`
}

/** '아침 8시' */
function spokenHour(hour: number): string {
  return `${partOf(hour)} ${hour % 12 || 12}시`
}

function partOf(hour: number): string {
  if (hour < 6) return '새벽'
  if (hour < 11) return '아침'
  if (hour < 13) return '낮'
  if (hour < 18) return '오후'
  return hour < 21 ? '저녁' : '밤'
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour)

/** The hours that the digest offers. */
const morningHours = [6, 7, 8, 9, 10, 11] as const

type SettingCardProps = {
  title: string
  Icon: ComponentType<IconProps>
  isOn: boolean
  disabled?: boolean
  onSwitch: (on: boolean) => void
  /** What the switch brings, in a sentence. */
  note: string
  /** What can be chosen about it. */
  children?: ReactNode
}

/** One switch, what can be chosen about it, and what it brings. */
export function SettingCard({ title, Icon, isOn, disabled, onSwitch, note, children }: SettingCardProps) {
  const id = useId()
  return (
    <section aria-label={title} className="rounded-card bg-surface px-4 pt-3 pb-3.5 2xl:px-5">
      <div className="flex items-center gap-2.5">
        <span className="grid size-8 shrink-0 place-items-center rounded-button-sm bg-surface-2 text-ink-2">
          <Icon size={16} strokeWidth={1.9} />
        </span>
        <h2 className="flex-1 text-body-s font-bold tracking-snug">{title}</h2>
        <Switch
          label={title}
          aria-describedby={id}
          checked={isOn}
          disabled={disabled}
          onCheckedChange={onSwitch}
        />
      </div>
      {children && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-2 text-label text-ink-3">
          {children}
        </div>
      )}
      <p id={id} className={`${children ? 'mt-2' : 'mt-0.5'} text-caption text-pretty text-ink-3`}>
        {note}
      </p>
    </section>
  )
}
