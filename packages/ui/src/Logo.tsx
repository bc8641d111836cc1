import { cx } from './cx.ts'
import { ownPicture } from './ownPicture.ts'

type LogoProps = {
  name: string
  src?: string | null
  size?: number
  /** Grey: no longer active. */
  muted?: boolean
}

/** What stands in brackets before a name, as in '(주)한뼘', would be everybody's letter. */
const BRACKETED = /^\s*(?:\([^)]*\)|㈜)?\s*(?=\S)/

/** A picture, or the name's first letter. The name stands beside it, so the picture is hidden from screen readers. */
export function Logo({ name, src, size = 44, muted }: LogoProps) {
  const look = cx('shrink-0 rounded-[26%] object-cover', muted && 'opacity-60 grayscale')
  const picture = ownPicture(src)
  if (picture) return <img src={picture} alt="" width={size} height={size} loading="lazy" className={look} />
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.42 }}
      className={cx(look, 'grid place-items-center bg-surface-3 font-bold text-ink-2')}
    >
      {Array.from(name.replace(BRACKETED, ''))[0]}
    </span>
  )
}
