import { isMark, textPieces } from '@coffeeattack/domain/text/marks'
import { cx } from '@coffeeattack/ui/cx'
import { Lock } from '@coffeeattack/ui/icons/Lock'
import { Tag } from '@coffeeattack/ui/Tag'
import { Fragment, type ReactNode } from 'react'

const sizes = {
  /** Inside a line of text. */
  text: 'mx-px text-[0.92em] leading-[1.6]',
  /** In a row of tags. */
  tag: 'text-caption leading-6 text-ink-2',
}

/** Stands for a name or a contact that may not be read yet. */
function HiddenPill({ name, size = 'text' }: { name: string; size?: keyof typeof sizes }) {
  return (
    <span
      className={cx(
        'inline-block rounded-tag bg-current/12 pr-[0.55em] pl-[0.42em] font-medium whitespace-nowrap',
        sizes[size],
      )}
    >
      <Lock strokeWidth={2.2} className="mr-[0.28em] inline size-[0.95em] align-[-0.1em]" />
      <span className="sr-only">가려진 </span>
      {name}
    </span>
  )
}

type MaskedTextProps = {
  text: string
  /** Renders the text between the pills. */
  children?: (words: string) => ReactNode
}

/** A masked text: a pill in place of each name and contact that may not be read yet (OFR-13, OFR-17). */
export function MaskedText({ text, children: draw }: MaskedTextProps) {
  let at = 0
  return textPieces(text).map((piece) => {
    const key = at++
    return piece.kind === 'hidden' ? (
      <HiddenPill key={key} name={piece.name} />
    ) : (
      <Fragment key={key}>{draw ? draw(piece.text) : piece.text}</Fragment>
    )
  })
}

/** A masked keyword or skill: a tag, or only the pill when all of it is masked. */
export function MaskedTag({ text }: { text: string }) {
  const [piece] = textPieces(text)
  if (piece?.kind === 'hidden' && isMark(text)) return <HiddenPill name={piece.name} size="tag" />
  return (
    <Tag>
      <span className="truncate">
        <MaskedText text={text} />
      </span>
    </Tag>
  )
}
