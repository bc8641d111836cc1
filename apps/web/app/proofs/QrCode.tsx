import { encode } from 'uqr'

/** Four modules of white around it, as the standard asks. */
const QUIET_ZONE = 4

/** Loaded on demand. Dark on white in both themes: cameras need that. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <span className="block overflow-hidden rounded-option border border-line">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawn code is no <img>
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        className="size-44"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={dark.join('')} fill="#19100e" shapeRendering="crispEdges" />
      </svg>
    </span>
  )
}
