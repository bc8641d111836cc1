import { marked } from './marks.ts'

/** A text in which what was looked for can be seen. */
export function Marked({ text, sought }: { text: string; sought: readonly string[] }) {
  return marked(text, sought).map((piece, place) =>
    piece.isHit ? (
      // The text does not change under its key.
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={place}>{piece.text}</Mark>
    ) : (
      piece.text
    ),
  )
}

export const Mark = ({ children }: { children: string }) => (
  <mark className="rounded-tail bg-surface-3 font-bold text-ink">{children}</mark>
)
