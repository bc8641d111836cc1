import type { RaisePicture } from './raise.ts'

type RaiseBarProps = { picture: RaisePicture; hope?: number | null; hopeText?: string | null }

const hatched = 'hatched'
const unsureLook = 'bg-[repeating-linear-gradient(-45deg,var(--line-field)_0_3px,var(--track)_3px_7px)]'

/** Zero-based: grey is earned now, hatched grey perhaps, cherry the raise, hatched cherry perhaps. */
export function RaiseBar({ picture: { about, words, rises, parts, from }, hope, hopeText }: RaiseBarProps) {
  const length = parts.now + parts.unsure + parts.up + parts.beyond
  const segments = [
    { name: 'now', size: parts.now, look: 'bg-line-field' },
    { name: 'unsure', size: parts.unsure, look: unsureLook },
    { name: 'up', size: parts.up, look: 'animate-rise bg-rise' },
    { name: 'beyond', size: parts.beyond, look: `animate-rise ${hatched}` },
  ].filter(({ size }) => size > 0)
  return (
    <div className="mt-3 rounded-button bg-surface-2 px-4 pt-3.5 pb-3 text-label text-ink-2">
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span>{about}</span>
        <b className={`text-h3 font-bold tnum ${rises ? 'text-rise-text' : 'text-ink-2'}`}>{words}</b>
      </p>
      <div aria-hidden="true" className="flex h-[18px] gap-0.5 overflow-hidden rounded-tag">
        {segments.map(({ name, size, look }) => (
          <i key={name} className={`block rounded-xs ${look}`} style={{ flex: size }} />
        ))}
      </div>
      <div aria-hidden="true" className="relative h-2">
        {typeof hope === 'number' && hope <= length && (
          <i
            style={{ left: `${(hope / length) * 100}%` }}
            className="absolute top-0.5 -ml-[5px] border-x-5 border-b-6 border-x-transparent border-b-ink"
          />
        )}
      </div>
      <p className="flex justify-between gap-3 text-caption text-ink-3 tnum">
        <span>{from}</span>
        <span>{hopeText}</span>
      </p>
    </div>
  )
}
