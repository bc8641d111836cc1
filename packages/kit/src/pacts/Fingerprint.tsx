import { fingerprintBars, shortFingerprint, spokenFingerprint } from '@coffeeattack/domain/pacts/fingerprint'
import { cx } from '@coffeeattack/ui/cx'
import { drawing } from '@coffeeattack/ui/drawing'

type FingerprintProps = { fingerprint: string; className?: string }

/** SHA-256 of a document as 32 bars, one a byte: drawn alike wherever the document is named (PACT-4). */
export function Fingerprint({ fingerprint, className = 'h-5.5' }: FingerprintProps) {
  return (
    <div
      {...drawing(spokenFingerprint(fingerprint))}
      className={cx('flex items-center justify-between', className)}
    >
      {fingerprintBars(fingerprint).map((height, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a byte has nothing but its place
        <i key={place} className="block w-1 rounded-xs bg-ink" style={{ height: `${height}%` }} />
      ))}
    </div>
  )
}

/** The same with its digits, on its own ground. */
export function FingerprintBox({ fingerprint, className }: FingerprintProps) {
  return (
    <div className="rounded-field bg-surface-2 px-3.5 py-2.5">
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-caption text-ink-3">
        문서 지문
        <span className="font-mono text-note">{shortFingerprint(fingerprint)}</span>
      </p>
      <Fingerprint fingerprint={fingerprint} className={className} />
    </div>
  )
}
