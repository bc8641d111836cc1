import { consolePaths } from '@coffeeattack/contract/console-pages'
import {
  notificationGroups,
  type OperatorChannel,
  operatorChannels,
} from '@coffeeattack/domain/notifications/operator-groups'
import { tellFailure } from '@coffeeattack/kit/failure'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { supportsPush } from '@coffeeattack/kit/push/browserPush'
import { usePush } from '@coffeeattack/kit/push/usePush'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { iconButtonLook } from '@coffeeattack/ui/IconButton'
import { Bell } from '@coffeeattack/ui/icons/Bell'
import { ChevronLeft } from '@coffeeattack/ui/icons/ChevronLeft'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { useMe } from '../../sessions/me.ts'
import { groupIcons } from '../group-icons.ts'
import { pushOf } from '../push.ts'
import { type NotificationSettings as Settings, pushKeyQuery, settingsQuery } from '../queries.ts'
import { DigestCard, QuietHoursCard, SettingCard, type SettingsProps } from './QuietAndDigest.tsx'

/** The settings beside the centre; on a phone a page of their own. */
export function NotificationSettings({ isInFront }: { isInFront: boolean }) {
  const { query, change } = useNotificationSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isInFront) heading.current?.focus()
  }, [isInFront])
  return (
    <section
      aria-labelledby="notification-settings"
      className={`relative min-h-0 min-w-0 flex-1 overflow-y-auto px-4 pt-4 pb-10 sm:px-7 console:pt-6 2xl:px-10 ${isInFront ? '' : 'max-console:hidden'}`}
    >
      <div className="mx-auto max-w-[704px] console:mx-0">
        <div className="flex items-center">
          <Link
            to={consolePaths.notifications()}
            aria-label="알림으로 돌아가기"
            className={`${iconButtonLook} -ml-3 console:hidden`}
          >
            <ChevronLeft size={22} />
          </Link>
          <h1 id="notification-settings" ref={heading} tabIndex={-1} className="text-h1 outline-none">
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

function Choices({ settings, onChange }: SettingsProps) {
  return (
    <>
      <p className="mt-0.5 mb-3.5 text-label text-pretty text-ink-2">
        종류마다 받을 곳을 골라요. 같은 소식은 한 번만 알려 드려요.
      </p>
      <GroupTable groups={settings.kinds} onGroups={(kinds) => onChange({ ...settings, kinds })} />
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <QuietHoursCard settings={settings} onChange={onChange} />
        <DigestCard settings={settings} onChange={onChange} />
      </div>
      <PushCard />
    </>
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

/** The push switch of this browser. It asks for permission only when pressed, and says why it is disabled. */
function PushCard() {
  const me = useMe()
  const { data, isError } = useQuery(pushKeyQuery)
  const push = usePush(
    useMemo(() => pushOf(me), [me]),
    data?.publicKey,
  )
  return (
    <div className="mt-3">
      <SettingCard
        title="이 브라우저로 알림 받기"
        Icon={Bell}
        isOn={push?.isOn ?? false}
        disabled={!push || push.isBusy || push.isBlocked}
        onSwitch={(wanted) => void push?.change(wanted)}
        note={noteOf({ hasNoKey: isError || data?.publicKey === null, isBlocked: push?.isBlocked ?? false })}
      />
    </div>
  )
}

function noteOf({ hasNoKey, isBlocked }: { hasNoKey: boolean; isBlocked: boolean }): string {
  if (!supportsPush()) return '이 브라우저는 알림을 받을 수 없어요. 다른 브라우저에서 켜 주세요.'
  if (hasNoKey) return '지금은 브라우저 알림을 켤 수 없어요.'
  if (isBlocked) return '브라우저 설정에서 이 사이트의 알림을 허용하면 켤 수 있어요.'
  return '콘솔을 닫아 두어도 알려 드려요. 이름과 연봉은 보이지 않아요.'
}

/** Optimistic: a change shows at once. The mutation scope saves changes in order; after a failure the settings reload. */
function useNotificationSettings() {
  const query = useQuery(settingsQuery)
  const { mutate } = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: (body: Settings) => api('PUT /console/notices/settings', { body }),
    onError: async (failure) => {
      await tellFailure(failure)
      await queries.invalidateQueries(settingsQuery)
    },
  })
  function change(next: Settings) {
    queries.setQueryData(settingsQuery.queryKey, next)
    mutate(next)
  }
  return { query, change }
}

const channelNames: Readonly<Record<OperatorChannel, string>> = {
  SCREEN: '화면',
  PUSH: '브라우저',
  MAIL: '메일',
}

type GroupSetting = Settings['kinds'][number]
type GroupTableProps = { groups: readonly GroupSetting[]; onGroups: (groups: GroupSetting[]) => void }

/** The channels of each notification group. */
function GroupTable({ groups, onGroups }: GroupTableProps) {
  const change = (changed: GroupSetting) =>
    onGroups(groups.map((one) => (one.kind === changed.kind ? changed : one)))
  return (
    <div className="rounded-card bg-surface px-4 pt-1.5 pb-2 sm:px-6">
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr className="h-11 border-b border-line text-caption text-ink-3">
            <th scope="col" className="text-left font-medium">
              종류
            </th>
            {operatorChannels.map((channel) => (
              <th key={channel} scope="col" className="w-14 font-medium sm:w-19">
                {channelNames[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {groups.map((setting) => (
            <GroupRow key={setting.kind} setting={setting} onChange={change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type GroupRowProps = { setting: GroupSetting; onChange: (setting: GroupSetting) => void }

function GroupRow({ setting: { kind, channels }, onChange }: GroupRowProps) {
  const { label, about, icon } = notificationGroups[kind]
  const Icon = groupIcons[icon]
  const toggle = (channel: OperatorChannel) =>
    onChange({
      kind,
      channels: operatorChannels.filter((one) => channels.includes(one) !== (one === channel)),
    })
  return (
    <tr className="h-12">
      <th scope="row" className="relative py-1.5 text-left text-label leading-[19px] font-semibold sm:pl-11">
        <span className="absolute top-1/2 left-0 grid size-8 -translate-y-1/2 place-items-center rounded-button-sm bg-surface-2 text-ink-2 max-sm:hidden">
          <Icon size={16} strokeWidth={1.9} />
        </span>
        {label}
        <small className="block text-caption leading-[18px] font-normal text-ink-3">{about}</small>
      </th>
      {operatorChannels.map((channel) => (
        <td key={channel}>
          {/* The label makes the whole cell a target: the box alone is small. */}
          <label className="relative grid min-h-11 cursor-pointer place-items-center">
            <span className="sr-only">{`${label} · ${channelNames[channel]}`}</span>
            <Checkbox checked={channels.includes(channel)} onChange={() => toggle(channel)} />
          </label>
        </td>
      ))}
    </tr>
  )
}
