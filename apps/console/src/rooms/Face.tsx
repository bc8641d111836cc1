import { Avatar } from '@coffeeattack/ui/Avatar'
import { Person } from '@coffeeattack/ui/icons/Person'

const sizes = { sm: ['size-face', 18], md: ['size-10', 22] } as const

/** A letter of the name once it is known, until then nobody's face. */
export function Face({ name, size = 'md' }: { name: string | null; size?: keyof typeof sizes }) {
  if (name) return <Avatar name={name} size={size} />
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
