import { type Filling, filledParts } from '@coffeeattack/domain/offers/template'

/** A message in which whoever reads it over sees what was filled in for this person. */
export function FilledText({ text, filling }: { text: string; filling: Filling }) {
  let at = 0
  return filledParts(text, filling).map((part) => {
    const key = (at += part.text.length)
    if (!part.isFilled) return <span key={key}>{part.text}</span>
    return (
      <mark key={key} className="-mx-0.5 rounded-xs bg-surface-3 box-decoration-clone px-0.5 text-inherit">
        {part.text}
      </mark>
    )
  })
}
