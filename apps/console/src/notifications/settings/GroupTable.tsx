import {
  type OperatorChannel,
  operatorChannels,
  notificationGroups,
} from '@coffeeattack/domain/notifications/operator-groups'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { groupIcons } from '../group-icons.ts'
import type { NotificationSettings } from '../queries.ts'

const channelNames: Readonly<Record<OperatorChannel, string>> = {
  SCREEN: '화면',
  PUSH: '브라우저',
  MAIL: '메일',
}

type GroupSetting = NotificationSettings['kinds'][number]
type GroupTableProps = { groups: readonly GroupSetting[]; onGroups: (groups: GroupSetting[]) => void }

/** The channels of each notification group. */
export function GroupTable({ groups, onGroups }: GroupTableProps) {
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
