import { cx } from './cx.ts'
import { ownPicture } from './ownPicture.ts'

const sizes = { sm: 'size-face text-caption', md: 'size-10 text-body-s', lg: 'size-14 text-h2' }

type AvatarProps = { name: string; src?: string; size?: keyof typeof sizes; className?: string }

/** A photo, or one letter of the name (이도현 → 도). Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const picture = ownPicture(src)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-surface-3 font-bold text-ink-2',
        sizes[size],
        className,
      )}
    >
      {picture ? <img src={picture} alt="" className="size-full object-cover" /> : initial(name)}
    </span>
  )
}

/** A Korean given name follows a one-syllable family name; other names show their first letter. */
function initial(name: string): string {
  const letters = Array.from(name.trim())
  const korean = /^[가-힣]{2,4}$/.test(name.trim())
  return (korean ? letters[1] : letters[0]) ?? ''
}
