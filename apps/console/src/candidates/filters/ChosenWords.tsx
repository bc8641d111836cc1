import { RemovableChip } from '@coffeeattack/ui/RemovableChip'

type ChosenWordsProps = {
  /** '고른 기술' */
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
}

export function ChosenWords({ label, words, onChange }: ChosenWordsProps) {
  if (words.length === 0) return null
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full">
          <RemovableChip name={word} onRemove={() => onChange(words.filter((other) => other !== word))}>
            {word}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
