import { Avatar } from '@coffeeattack/ui/Avatar'
import { DashedFace } from '@coffeeattack/ui/DashedFace'
import { Person } from '@coffeeattack/ui/icons/Person'
import type { RoomItem } from './queries.ts'

const sizes = { sm: ['size-face', 18], md: ['size-10', 22] } as const

type FaceProps = Pick<RoomItem, 'name' | 'nameless'> & { size?: keyof typeof sizes }

/** The first letter of the name, a neutral face before a match, or a dashed face for an anonymous person (OFR-17). */
export function Face({ name, nameless, size = 'md' }: FaceProps) {
  if (name) return <Avatar name={name} size={size} />
  if (nameless) return <DashedFace size={size === 'md' ? 'lg' : 'sm'} />
  const [box, icon] = sizes[size]
  return (
    <span
      aria-hidden="true"
      className={`grid ${box} shrink-0 place-items-center rounded-full bg-surface-3 text-ink-2`}
    >
      <Person size={icon} strokeWidth={1.8} />
    </span>
  )
}
