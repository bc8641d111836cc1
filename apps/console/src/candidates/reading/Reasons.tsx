import { reasonText } from '@coffeeattack/domain/candidates/reasons/text'
import { MaskedText } from '@coffeeattack/kit/MaskedText'
import { Check } from '@coffeeattack/ui/icons/Check'
import type { CandidateRow } from '../queries.ts'
import { marked } from './marks.ts'

type Why = CandidateRow['why']

/** Why the person matched, in one line. */
export function ReasonLine({ why }: { why: Why }) {
  if (why.length === 0) return null
  return (
    <p className="mt-0.5 flex min-w-0 items-center gap-1 text-caption leading-5 text-ink-2">
      <Check size={14} strokeWidth={2.4} className="shrink-0 text-success" />
      <span className="truncate">
        {why.map((reason, place) => (
          <span key={reasonText(reason).text}>
            {place > 0 && ' · '}
            <Reason reason={reason} />
          </span>
        ))}
      </span>
    </p>
  )
}

/** Why the person matched, as a list above an open profile. */
export function ReasonBox({ why }: { why: Why }) {
  if (why.length === 0) return null
  return (
    <ul
      aria-label="찾은 이유"
      className="mt-3 grid gap-1 rounded-button bg-surface-2 px-4 py-3 text-label text-ink-2"
    >
      {why.map((reason) => (
        <li key={reasonText(reason).text} className="flex gap-1.5">
          <Check size={15} strokeWidth={2.4} className="mt-[3px] shrink-0 text-success" />
          <span>
            <Reason reason={reason} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Reason({ reason }: { reason: Why[number] }) {
  const { text, mark } = reasonText(reason)
  if (!mark) return <MaskedText text={text} />
  return (
    <>
      <MaskedText text={text.slice(0, mark.from)} />
      <Mark>{text.slice(mark.from, mark.to)}</Mark>
      <MaskedText text={text.slice(mark.to)} />
    </>
  )
}

/** A masked text with the searched words marked. */
export const Marked = ({ text, sought }: { text: string; sought: readonly string[] }) => (
  <MaskedText text={text}>{(words) => <Hits text={words} sought={sought} />}</MaskedText>
)

function Hits({ text, sought }: { text: string; sought: readonly string[] }) {
  return marked(text, sought).map((piece, place) =>
    piece.isHit ? (
      // The pieces of a text never change order.
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={place}>{piece.text}</Mark>
    ) : (
      piece.text
    ),
  )
}

const Mark = ({ children }: { children: string }) => (
  <mark className="rounded-tail bg-surface-3 font-bold text-ink">{children}</mark>
)
