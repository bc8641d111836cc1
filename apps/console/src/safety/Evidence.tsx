import { careerText } from '@coffeeattack/domain/notifications/operator-words'
import { reasonWords, signalWords } from '@coffeeattack/domain/safety/report-words.ko'
import { markedPieces } from '@coffeeattack/domain/safety/signals'
import { useNow } from '@coffeeattack/kit/useNow'
import { Flag } from '@coffeeattack/ui/icons/Flag'
import type { SafetyCase } from './queries.ts'
import { Source } from './Source.tsx'
import { longTime } from './words.ts'

type One = SafetyCase['evidence'][number]

/** A report with the talk around it, or a signal with the text that raised it. */
export function Evidence({ one }: { one: One }) {
  const { kind, at, reason, signal, text, reporter, askedAgain, lines } = one
  const now = useNow()
  const who = reporter && careerText({ name: null, ...reporter })
  return (
    <li className="rounded-card bg-surface px-4.5 py-4">
      <p className="flex items-center justify-between gap-2">
        <Source kind={kind} count={1} />
        <time dateTime={at} className="text-caption text-ink-3 tnum">
          {longTime(at, now)}
        </time>
      </p>
      {reason && (
        <p className="mt-2.5 flex items-start gap-1.5 text-label text-ink-3">
          <Flag size={15} strokeWidth={2} className="mt-0.5 shrink-0" />
          {[
            askedAgain && '다시 살펴봐 달라고 했어요',
            reason === 'OTHER' ? '다른 이유' : reasonWords[reason].row,
            who,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {text && <p className="mt-2.5 text-body-s whitespace-pre-line text-ink-2">“{text}”</p>}
      {signal && (
        <p className="mt-2.5 text-label text-ink-2">
          {signalWords[signal]}. 신호만으로는 아무도 멈추지 않아요.
        </p>
      )}
      {lines.length > 0 && (
        <ul aria-label="나눈 말" className="mt-2 grid gap-2">
          {lines.map((line) => (
            <Line key={`${line.at} ${line.text}`} line={line} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Line({ line: { isCompany, text } }: { line: One['lines'][number] }) {
  return (
    <li
      className={`w-fit max-w-[400px] px-3.5 py-2.5 text-body-s wrap-anywhere whitespace-pre-line ${
        isCompany
          ? 'rounded-[4px_16px_16px_16px] bg-surface-2'
          : 'ml-auto rounded-[16px_16px_4px_16px] bg-primary text-on-primary'
      }`}
    >
      <span className="sr-only">{isCompany ? '회사: ' : '후보자: '}</span>
      {isCompany ? <Marked text={text} /> : text}
    </li>
  )
}

/** Marks the found words in bold on grey. Red would judge before the agent has. */
function Marked({ text }: { text: string }) {
  let at = 0
  return markedPieces(text).map(({ text: piece, isFound }) => {
    const key = at
    at += piece.length
    return isFound ? (
      <mark key={key} className="rounded-[4px] bg-surface-3 px-px font-bold text-ink">
        {piece}
      </mark>
    ) : (
      piece
    )
  })
}
