import type { CoffeechatTodo } from '@coffeeattack/domain/coffeechats/by-time'
import type { CoffeechatStatus } from '@coffeeattack/domain/coffeechats/schedule'
import { Calendar } from '@coffeeattack/ui/icons/Calendar'
import { Check } from '@coffeeattack/ui/icons/Check'
import { Clock } from '@coffeeattack/ui/icons/Clock'
import { Close } from '@coffeeattack/ui/icons/Close'
import type { IconProps } from '@coffeeattack/ui/icons/Icon'
import { MapPin } from '@coffeeattack/ui/icons/MapPin'
import { Message } from '@coffeeattack/ui/icons/Message'
import { Person } from '@coffeeattack/ui/icons/Person'
import type { ComponentType } from 'react'
import { type CoffeechatRow, standing } from './queries.ts'

type Sign = { Icon: ComponentType<IconProps>; look: keyof typeof looks; text?: string }

const looks = {
  /** The company has to act. */
  ours: 'bg-primary font-semibold text-on-primary',
  /** The candidate has to act, so the border is dashed. */
  theirs: 'border border-dashed border-line-field font-medium text-ink',
  fixed: 'bg-surface-3 font-semibold text-ink',
  over: 'font-medium text-ink-2 inset-ring inset-ring-line-2',
} as const

const todos: Readonly<Record<CoffeechatTodo, Sign>> = {
  CHOOSE: { Icon: Clock, look: 'ours', text: '시간을 골라 주세요' },
  PLACE: { Icon: MapPin, look: 'ours', text: '만나는 곳을 정해 주세요' },
  OUTCOME: { Icon: Message, look: 'ours', text: '어땠는지 알려 주세요' },
  PROPOSE: { Icon: Calendar, look: 'ours', text: '시간을 제안해 주세요' },
}

const statuses: Readonly<Record<CoffeechatStatus, Sign>> = {
  NEW: { Icon: Calendar, look: 'over' },
  PROPOSED: { Icon: Person, look: 'theirs', text: '후보자가 고르고 있어요' },
  CONFIRMED: { Icon: Check, look: 'fixed' },
  DONE: { Icon: Check, look: 'over' },
  CANCELLED: { Icon: Close, look: 'over' },
}

/** The state of a coffee chat, shown by shape, icon and words besides colour. */
export function StandingTag({ chat }: { chat: CoffeechatRow }) {
  const { Icon, look, text } = chat.todo ? todos[chat.todo] : statuses[chat.status]
  return (
    <span
      className={`inline-flex h-7 items-center gap-1.5 rounded-tag px-2 text-caption whitespace-nowrap ${looks[look]}`}
    >
      <Icon size={14} strokeWidth={2.2} className="shrink-0" />
      {text ?? standing(chat)}
    </span>
  )
}
