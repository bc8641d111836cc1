import { isMark, textPieces } from '@coffeeattack/domain/text/marks'
import { HiddenPill } from '@coffeeattack/ui/HiddenPill'
import { Tag } from '@coffeeattack/ui/Tag'
import { Fragment, type ReactNode } from 'react'

type MaskedTextProps = {
  text: string
  /** Draws the words between the marks. */
  children?: (words: string) => ReactNode
}

/** A masked text: each name and contact that may not be read yet is a pill in its place (OFR-13, OFR-17). */
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

/** A masked keyword or skill as a tag; a pill would need no second box around it. */
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
