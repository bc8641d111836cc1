import {
  type OperatorChannel,
  operatorChannels,
  operatorKinds,
} from '@coffeeattack/domain/notifications/operator-notices'
import { Checkbox } from '@coffeeattack/ui/Checkbox'
import { kindIcons } from '../kind-icons.ts'
import type { NoticeSettings } from '../queries.ts'

const channelNames: Readonly<Record<OperatorChannel, string>> = {
  SCREEN: '화면',
  PUSH: '브라우저',
  MAIL: '메일',
}

type KindSetting = NoticeSettings['kinds'][number]
type KindTableProps = { kinds: readonly KindSetting[]; onKinds: (kinds: KindSetting[]) => void }

/** Each kind of news, and where it is heard. */
export function KindTable({ kinds, onKinds }: KindTableProps) {
  const change = (changed: KindSetting) =>
    onKinds(kinds.map((one) => (one.kind === changed.kind ? changed : one)))
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
          {kinds.map((setting) => (
            <KindRow key={setting.kind} setting={setting} onChange={change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type KindRowProps = { setting: KindSetting; onChange: (setting: KindSetting) => void }

function KindRow({ setting: { kind, channels }, onChange }: KindRowProps) {
  const { label, about } = operatorKinds[kind]
  const Icon = kindIcons[kind]
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
          {/* The whole cell is pressed: the box alone is small. */}
          <label className="relative grid min-h-11 cursor-pointer place-items-center">
            <span className="sr-only">{`${label} · ${channelNames[channel]}`}</span>
            <Checkbox checked={channels.includes(channel)} onChange={() => toggle(channel)} />
          </label>
        </td>
      ))}
    </tr>
  )
}
