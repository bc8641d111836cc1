import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { marked } from './marks.ts'

/** A masked text in which what was looked for can be seen. */
export const Marked = ({ text, sought }: { text: string; sought: readonly string[] }) => (
  <MaskedText text={text}>{(words) => <Hits text={words} sought={sought} />}</MaskedText>
)

function Hits({ text, sought }: { text: string; sought: readonly string[] }) {
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
