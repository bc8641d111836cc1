import { consolePaths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Mail } from '@coffeeattack/ui/icons/Mail'
import { Moon } from '@coffeeattack/ui/icons/Moon'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { NoticeSettings as Settings } from '../queries.ts'
import { allHours, hourText, morningHours, spokenHour } from './hours.ts'
import { KindTable } from './KindTable.tsx'
import { PushCard } from './PushCard.tsx'
import { SettingCard } from './SettingCard.tsx'
import { SmallSelect } from './SmallSelect.tsx'
import { useNoticeSettings } from './use-settings.ts'

/** Where one wants to hear of what. Beside the centre, or where there is no room a page behind its gear. */
export function NoticeSettings({ isInFront }: { isInFront: boolean }) {
  const { query, change } = useNoticeSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isInFront) heading.current?.focus()
  }, [isInFront])
  return (
    <section
      aria-labelledby="notice-settings"
      className={`relative min-h-0 min-w-0 flex-1 overflow-y-auto px-4 pt-4 pb-10 sm:px-7 console:pt-6 2xl:px-10 ${isInFront ? '' : 'max-console:hidden'}`}
    >
      <div className="mx-auto max-w-[704px] console:mx-0">
        <div className="flex items-center">
          <Link
            to={consolePaths.notices()}
            aria-label="알림으로 돌아가기"
            className={`${iconButtonLook} -ml-3 console:hidden`}
          >
            <ChevronLeft size={22} />
          </Link>
          <h1 id="notice-settings" ref={heading} tabIndex={-1} className="text-h1 outline-none">
            알림 설정
          </h1>
        </div>
        <Loaded
          query={query}
          title="알림 설정을 불러오지 못했어요"
          className="py-20"
          skeleton={<SettingsSkeleton />}
        >
          {(settings) => <Choices settings={settings} onChange={change} />}
        </Loaded>
      </div>
    </section>
  )
}

type ChoicesProps = { settings: Settings; onChange: (settings: Settings) => void }

function Choices({ settings, onChange }: ChoicesProps) {
  if (settings.kinds.length === 0)
    return <p className="mt-0.5 text-label text-ink-2">관리자에게 보내는 알림은 아직 없어요.</p>
  return (
    <>
      <p className="mt-0.5 mb-3.5 text-label text-pretty text-ink-2">
        종류마다 받을 곳을 골라요. 같은 소식은 한 번만 알려 드려요.
      </p>
      <KindTable kinds={settings.kinds} onKinds={(kinds) => onChange({ ...settings, kinds })} />
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Quiet settings={settings} onChange={onChange} />
        <Digest settings={settings} onChange={onChange} />
      </div>
      <PushCard />
    </>
  )
}

function Quiet({ settings, onChange }: ChoicesProps) {
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
  /** The other end: quiet hours that end as they begin are none. */
  not: number
  disabled: boolean
  onHour: (hour: number) => void
}

function HourSelect({ label, value, not, disabled, onHour }: HourSelectProps) {
  return (
    <SmallSelect {...{ label, value, disabled }} onValue={(hour) => onHour(Number(hour))}>
      {allHours
        .filter((hour) => hour !== not)
        .map((hour) => (
          <option key={hour} value={hour}>
            {hourText(hour)}
          </option>
        ))}
    </SmallSelect>
  )
}

function Digest({ settings, onChange }: ChoicesProps) {
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
        {morningHours.map((hour) => (
          <option key={hour} value={hour}>{`오전 ${hour}:00`}</option>
        ))}
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

function SettingsSkeleton() {
  return (
    <SkeletonGroup label="알림 설정을 불러오는 중이에요">
      <Skeleton className="mt-1.5 mb-4.5 h-4 w-72 max-w-full" />
      <Skeleton round="card" className="h-105" />
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Skeleton round="card" className="h-34" />
        <Skeleton round="card" className="h-34" />
      </div>
    </SkeletonGroup>
  )
}
