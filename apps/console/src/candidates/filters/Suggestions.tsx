import { RemovableChip } from '@coffeeattack/ui/RemovableChip'

type SuggestionsProps<Item> = {
  label: string
  items: readonly Item[]
  text: (item: Item) => string
  onChoose: (item: Item) => void
}

/** What was found for the letters typed so far; each is a button. */
export function Suggestions<Item>({ label, items, text, onChoose }: SuggestionsProps<Item>) {
  return (
    <ul aria-label={label} className="-mx-2 mt-2 max-h-56 overflow-y-auto">
      {items.map((item) => (
        <li key={text(item)}>
          <button
            type="button"
            onClick={() => onChoose(item)}
            className="min-h-11 w-full rounded-button-sm px-2 text-left text-body-s hover:bg-surface-2 press:bg-surface-3"
          >
            {text(item)}
          </button>
        </li>
      ))}
    </ul>
  )
}

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
