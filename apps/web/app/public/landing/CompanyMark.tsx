import { markId } from './MarkSprite.tsx'

/** One mark out of the sprite. The name stands beside it in text, so a reader skips the picture. */
export function CompanyMark({ slug, size }: { slug: string; size: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className="company-mark">
      <use href={`#${markId(slug)}`} />
    </svg>
  )
}
